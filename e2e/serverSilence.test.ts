import { field, openList, rowOf, submitButton, toast } from './console.js';
import { house, journeys } from './harness.js';
import { answerInstead } from './traffic.js';

/** What the console says when the server answers without a word. */
journeys('A server that says nothing', () => {
  const the = house({ DEMO_CONTENT: '1' });
  const silent = (success: boolean, type: string) => ({
    result: { __typename: `${type}Payload`, success, message: '', errors: [], record: null },
  });

  it('ERR-020 a saved record is called by its kind', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/configurations/language/create');
    await answerInstead(page, 'CreateLanguage', silent(true, 'Language'));
    await field(page, 'Language Name').fill('French');
    await field(page, 'Code').fill('fr');
    await submitButton(page).click();
    await toast(page, 'Language created successfully.').waitFor();
  });

  it('ERR-031 a deleted one is an item', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/difficulty/view');
    await answerInstead(page, 'DeleteEventDifficulty', silent(true, 'EventDifficulty'));
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await page.getByRole('button', { name: /Yes, I.m sure/ }).click();
    await toast(page, 'Item deleted successfully.').waitFor();
  });

  it('ERR-002 what is not saved, switched or deleted went wrong', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/event/difficulty/create');
    await answerInstead(page, 'CreateEventDifficulty', silent(false, 'EventDifficulty'));
    await field(page, 'Difficulty Name').fill('Daunting');
    await submitButton(page).click();
    await toast(page, 'Something went wrong.').waitFor();
    expect(await field(page, 'Difficulty Name').inputValue()).toBe('Daunting');

    await openList(page, 'event/category/view');
    await answerInstead(page, 'ToggleEventCategoryFeatured', silent(false, 'EventCategory'));
    await rowOf(page, 'Festivals').getByRole('switch', { name: 'Featured: Festivals' }).click();
    await toast(page, 'Something went wrong.').waitFor();
  });
});
