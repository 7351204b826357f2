import { messages } from '@polyphony/domain/messages.js';
import { field, openList } from './console.js';
import { house, journeys } from './harness.js';
import { make } from './records.js';

journeys('What an event is sorted by', () => {
  const the = house();

  it('says what is missing where there is nothing to choose (EVENT-061, LIST-033)', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/event/manage/create');
    await page.getByRole('combobox', { name: /^Difficulty/ }).click();
    await page.getByRole('option', { name: 'Difficulties does not created yet' }).waitFor();
  });

  it('shows default ones with a badge, not to be chosen, and not to be deleted (EVCAT-012, EVDIFF-011, EVDIFF-012, LIST-026)', async () => {
    const category = await make(the.api, 'EventCategory', { name: 'Talks' });
    const difficulty = await make(the.api, 'EventDifficulty', { name: 'Gentle' });
    for (const [kind, { id }] of [
      ['EventCategory', category],
      ['EventDifficulty', difficulty],
    ] as const) {
      await the.api.admin.ask(`mutation ($id: ID!) { toggle${kind}Default(id: $id, to: true) { success } }`, { id });
    }
    const { page } = await the.staff();
    await page.goto('/admin/event/manage/create');
    for (const [label, name] of [
      ['Category', 'Talks'],
      ['Difficulty', 'Gentle'],
    ] as const) {
      await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
      const option = page.getByRole('option', { name });
      await option.getByText('Default').waitFor();
      expect(await option.getAttribute('aria-disabled')).toBe('true');
      await page.keyboard.press('Escape');
      await option.waitFor({ state: 'detached' });
    }
    await openList(page, 'event/difficulty/view');
    const remove = page.getByRole('button', { name: 'Delete Gentle' });
    expect(await remove.getAttribute('aria-disabled')).toBe('true');
    const DELETE = 'mutation ($id: ID!) { deleteEventDifficulty(id: $id) { success message } }';
    expect(await the.api.admin.ask(DELETE, { id: difficulty.id })).toEqual({
      success: false,
      message: messages.defaultKept('Difficulty'),
    });
  });
});

journeys('A difficulty in another language', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('is its name alone (EVDIFF-014)', async () => {
    const { id } = await make(the.api, 'EventDifficulty', { name: 'Steep' });
    const { page } = await the.staff();
    await page.goto(`/admin/event/difficulty/update/steep-${id}`);
    await page.getByRole('tab', { name: 'العربية' }).click();
    await field(page, 'Difficulty Name').locator('visible=true').waitFor();
    expect(await page.locator('form').locator('visible=true').locator('input[type=text]').count()).toBe(1);
  });
});
