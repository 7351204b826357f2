import { messages } from '@polyphony/domain/messages.js';
import { field, noteOf, openList, submitButton, toast } from './console.js';
import { house, journeys } from './harness.js';
import { make } from './records.js';
import { answerInstead } from './traffic.js';

journeys('What forms have in common', () => {
  const the = house();

  it.each([
    ['the message of the server', 'The shelf is full.', 'The shelf is full.'],
    ['the words for all that has none', null, messages.somethingWrong],
  ])('says of a failure without errors of fields, in a toast, %s (FORM-033)', async (_, message, said) => {
    const { page } = await the.staff();
    await page.goto('/admin/event/difficulty/create');
    await field(page, 'Difficulty Name').fill('Steep');
    await answerInstead(page, 'CreateEventDifficulty', {
      result: { __typename: 'EventDifficultyPayload', success: false, message, errors: [], eventDifficulty: null },
    });
    await submitButton(page).click();
    await toast(page, said).waitFor();
    expect(await field(page, 'Difficulty Name').inputValue()).toBe('Steep');
    expect(await submitButton(page).isEnabled()).toBe(true);
  });

  it('hints how meta keywords are written (FORM-034)', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/event/manage/create?tab=section-7');
    await field(page, 'Meta Keywords').waitFor();
    expect(await noteOf(page, 'Meta Keywords')).toBe(
      'Enter comma separated keywords (e.g. keyword1,keyword2,keyword3)',
    );
  });

  it('says in a select that there is nothing to choose (LIST-031)', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/event/price/create');
    await page.getByRole('combobox', { name: /^Event/ }).click();
    await page.getByRole('option', { name: 'No data found' }).waitFor();
  });

  it('offers only active categories that are no default ones, in selects and in filters (LIST-025, LIST-027)', async () => {
    const [usual, initial, asleep] = [
      await make(the.api, 'EventCategory', { name: 'Usual' }),
      await make(the.api, 'EventCategory', { name: 'Initial' }),
      await make(the.api, 'EventCategory', { name: 'Asleep' }),
    ];
    await the.api.admin.ask(
      'mutation ($id: ID!) { toggleEventCategoryDefault(id: $id, to: true) { success } }',
      initial,
    );
    await the.api.admin.ask(
      'mutation ($id: ID!) { toggleEventCategoryActive(id: $id, to: false) { success } }',
      asleep,
    );
    await make(the.api, 'Event', { name: 'Raku', categoryId: usual.id });
    const { page } = await the.staff();
    const offered = async () => {
      const options = await page.getByRole('option').all();
      const each = options.map(async (option) => ({
        text: await option.innerText(),
        disabled: (await option.getAttribute('aria-disabled')) === 'true',
      }));
      return Promise.all(each);
    };
    await page.goto('/admin/event/manage/create');
    await page.getByRole('combobox', { name: /^Category/ }).click();
    await page.getByRole('option', { name: 'Usual' }).waitFor();
    const inSelect = await offered();
    expect(inSelect.filter(({ disabled }) => !disabled).map(({ text }) => text)).toEqual(['Usual']);
    expect(inSelect.map(({ text }) => text).join()).not.toContain('Asleep');

    await openList(page, 'event/manage/view');
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Usual' }).waitFor();
    const inFilter = await offered();
    expect(inFilter.filter(({ disabled }) => !disabled).map(({ text }) => text)).toEqual(['All', 'Usual']);
    expect(inFilter.find(({ disabled }) => disabled)?.text).toMatch(/^Initial\s*Default$/);
  });
});
