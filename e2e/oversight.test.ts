import { messages } from '@polyphony/domain/messages.js';
import { openList } from './console.js';
import { house, journeys, picture } from './harness.js';
import { make } from './records.js';

journeys('Oversight', () => {
  const the = house();

  it('tells somebody who is refused what it would take, and who has it', async () => {
    const { page } = await the.staff(await the.api.staffAccount('VIEW_ALL_LANGUAGES'));
    await page.goto('/admin/event/category/create');
    await page.getByRole('heading', { name: messages.notAllowed }).waitFor();
    await page.getByText('Your role lacks the permission ADD_EVENT_CATEGORY.').waitFor();
    await page.getByText('Roles that have it: Admin or Super Admin.').waitFor();
    await picture(page, 'not-allowed-why');
  });

  it('lets a Super Admin look through a role, plainly marked and without changing anything, and come back', async () => {
    await make(the.api, 'EventDifficulty', { name: 'Steep' });
    const { page, expectProblem } = await the.staff();
    expectProblem(/403/);
    await page.goto('/admin/profile-info');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'View as a role' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Admin', exact: true }).click();

    const banner = page.getByRole('status').filter({ hasText: 'You see the console as Admin.' });
    await banner.waitFor();
    await openList(page, 'event/difficulty/view');
    await page.getByRole('switch').first().click();
    await page.getByText(messages.viewingAs('Admin')).waitFor();
    await picture(page, 'viewing-as');

    await banner.getByRole('button', { name: 'Back to yourself' }).click();
    await page.getByRole('switch').first().waitFor();
    expect(await banner.count()).toBe(0);
  });

  it('shows who changed what in the audit trail, and narrows it by what was done', async () => {
    const { page } = await the.staff();
    await the.api.admin.ask('mutation { createLanguage(input: { name: "French", code: "fr" }) { success } }');
    await page.goto('/admin/configurations/audit');
    const created = page.getByRole('button', { name: /Super Admin created the language French/ });
    await created.click();
    await page.getByRole('rowheader', { name: 'code' }).waitFor();
    await picture(page, 'audit-trail');

    await page.getByRole('combobox', { name: 'What was done' }).click();
    await page.getByRole('option', { name: 'Sign in' }).click();
    await page
      .getByRole('button', { name: /signed in as/ })
      .first()
      .waitFor();
    expect(await created.count()).toBe(0);
    expect(page.url()).toContain('action=SIGN_IN');
  });
});
