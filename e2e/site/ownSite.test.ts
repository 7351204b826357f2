// cspell:ignore Etxe Hizkuntza Idiomas Bilbao Aprende Clases euskera grupos pequeños taller conversación Entrada general Curso verano
// cspell:ignore butan Programa Talleres Ane Etxeberria Madrid acionalidad grupo EVERYONE
import { messages } from '@polyphony/domain/messages/messages.js';
import { createRecord } from '../../api/testing/records/createRecord.js';
import { allBookings, step } from '../../api/testing/records/bookings.js';
import { mailedCode, newEmail, PASSWORD } from '../../api/testing/clients/visitorAccounts.js';
import { englishWords } from '../../api/testing/site/englishWords.js';
import { addLanguage } from '../support/languages.js';
import { fill } from '../support/forms.js';
import { expect, test } from '../support/fixtures.js';
import { picture as image, store } from '../support/library.js';
import { picture } from '../support/screenshots.js';
import { consoleWords } from '../support/words.js';
import type { Page } from '@playwright/test';

test.use({ serverEnv: { FIRST_STEPS: '1' } });

const en = consoleWords('en');
const es = consoleWords('es');

const SITE = 'Etxe Hizkuntza';
const TITLE = 'Aprende euskera en grupos pequeños';
const EVENT = 'Taller de conversación';
const COURSE = 'Curso de verano';
const CONTENT = `${SITE} ${TITLE} ${EVENT} ${COURSE} Talleres Entrada general Programa Bilbao Ane Etxeberria euskera`;

/** What a site in euros with one price for all never says to its visitors. */
const NEVER = ['Nu.', '$', 'acionalidad', 'EVERYONE', 'Bhutan', 'butan'];

/** Checks that what a visitor reads has no word of English, nor of groups and currencies that the site does not have. */
function expectOwn(text: string, language: string, what: string): void {
  expect(englishWords(text, language, CONTENT), what).toEqual([]);
  expect(
    NEVER.filter((word) => text.includes(word)),
    what,
  ).toEqual([]);
}

/** What a page says, with its title. */
const readText = async (page: Page): Promise<string> =>
  `${await page.title()}\n${await page.locator('body').innerText()}`;

/** The same of a page of the site in Spanish. */
async function expectSpanishPage(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expectOwn(await readText(page), 'es', page.url());
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/** The guide of the first start makes the site Spanish, with its own name, money, colours and first page. */
async function followGuide(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.waitForURL('**/admin/first-steps');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(en('firstSteps.whatIsYourSiteCalled'));
  await field(page, 'frontend_website_name').fill(SITE);
  await picture(page, 'guide-name');
  await page.getByRole('button', { name: en('firstSteps.continue') }).click();

  await expect(heading).toHaveText(en('firstSteps.whichLanguagesDoYouWorkIn'));
  await page.getByRole('combobox', { name: en('firstSteps.baseLanguage') }).click();
  await page.getByRole('option', { name: 'Español' }).click();
  const english = page.getByRole('switch', { name: 'English' });
  await expect(english).toBeChecked();
  await picture(page, 'guide-languages');
  await english.click();

  // The console is read in a language of the site.
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const next = page.getByRole('button', { name: es('firstSteps.continue') });
  await next.click();
  await expect(heading).toHaveText(es('firstSteps.whichTimeZoneIsYourSiteIn'));
  await field(page, 'timezone').fill('Madrid');
  await page.getByRole('option', { name: /Madrid/ }).click();
  await next.click();

  await expect(heading).toHaveText(es('firstSteps.whoPaysWhichPrices'));
  await page.getByRole('radio', { name: es('firstSteps.theSameForEveryone') }).check();
  await next.click();
  const currency = page.getByRole('combobox', { name: es('labels.currency') });
  await expect(page.getByText(es(messages.required('labels.currency')))).toBeVisible();
  await currency.fill('euro');
  await page.getByRole('option', { name: 'EUR · euro' }).click();
  await picture(page, 'guide-money');
  await next.click();

  await expect(heading).toHaveText(es('firstSteps.whichLogoDoesYourSiteHave'));
  await page
    .getByRole('main')
    .getByRole('button', { name: es('records.chooseImage') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /logo\.png/ })
    .first()
    .click();
  await next.click();

  await expect(heading).toHaveText(es('firstSteps.whichColoursDoesYourSiteHave'));
  await field(page, 'primary_color').fill('#7a1f5c');
  await next.click();

  await expect(heading).toHaveText(es('firstSteps.whatDoVisitorsReadFirst'));
  await field(page, 'home-section-1-banner-heading').fill(TITLE);
  await picture(page, 'guide-page');
  await page.getByRole('button', { name: es('firstSteps.finish'), exact: true }).click();
  await page.waitForURL('**/admin');

  // Home counts what the guide has stored.
  await expect(page.getByText(es('firstSteps.doneOfCountDone', { done: 3, count: 6 }))).toBeVisible();
  await picture(page, 'home-after-guide');
}

test('an empty site becomes a Spanish one in euros, whose visitor reads nothing of English, groups or other money', async ({
  server,
  signedIn,
  visitor,
}) => {
  const { admin } = server;
  await store(server, image('logo.png'));
  const { page: console } = await signedIn();
  await followGuide(console);

  await createRecord(admin, 'menu', { name: 'Programa', link: '/event', orderNumber: 5 });
  const category = await createRecord(admin, 'eventCategory', { name: 'Talleres', slug: 'talleres' });
  const event = await createRecord(admin, 'event', {
    name: EVENT,
    slug: 'taller',
    categoryId: category.id,
    startsOn: '2099-05-15',
    endsOn: '2099-05-16',
  });
  const toggle = (field: string, id: string) =>
    admin.request(`mutation ($id: ID!) { ${field}(id: $id, to: true) { success } }`, { id });
  await toggle('toggleEventPublished', event.id);
  await createRecord(admin, 'eventPrice', {
    eventId: event.id,
    nationality: 'EVERYONE',
    priceType: 'FRESHER',
    label: 'Entrada general',
    amount: 12.5,
  });
  const course = await createRecord(admin, 'course', {
    title: COURSE,
    slug: 'curso-de-verano',
    orderNumber: 1,
    subTitle: 'Bilbao',
  });
  await toggle('toggleCourseActive', course.id);

  const { page } = await visitor({ locale: 'es-ES' });
  for (const path of [
    ...['/', '/event', '/event/taller', '/courses', '/courses/curso-de-verano', '/news', '/blog', '/careers'],
    ...['/contact-us', '/privacy', '/login', '/register', '/forgot-password', '/about-us'],
  ]) {
    await page.goto(path);
    await expectSpanishPage(page);
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Programa' }).first()).toBeVisible();
  await picture(page, 'own-site-home');

  await page.goto('/register');
  await expect(page.locator('[name="nationality"]')).toHaveCount(0);
  const email = newEmail();
  await fill(page, {
    ...{ firstName: 'Ane', lastName: 'Etxeberria', phone: '+34 600111222', country: 'Spain', email },
    ...{ password: PASSWORD, confirmPassword: PASSWORD },
  });
  await page.getByRole('main').locator('form button[type=submit]').first().click();
  await page.waitForURL('**/verify?*');
  await expectSpanishPage(page);
  await fill(page, { code: await mailedCode(server, email) });
  await page.getByRole('main').locator('form button[type=submit]').first().click();
  await page.waitForURL('**/account*');
  await expectSpanishPage(page);

  await page.goto('/event/taller/book');
  await expect(page.getByRole('main')).toContainText('12,50');
  await expectSpanishPage(page);
  await picture(page, 'own-site-book');
  await page.getByRole('main').locator('form button[type=submit]').last().click();
  await page.waitForURL('**/account/bookings/*?done=booked');
  await expectSpanishPage(page);
  const [booking] = await allBookings(admin, { eventId: event.id });
  expect(booking?.price).toMatchObject({ amount: 12.5, currency: 'EUR' });
  await step(admin, 'confirm', { id: booking?.id ?? '' });
  await page.reload();
  await expect(page.locator('.ticket__code')).toBeVisible();
  await expectSpanishPage(page);
  await picture(page, 'own-site-ticket');

  const mails = await server.mails.all(email);
  expect(mails.length).toBeGreaterThanOrEqual(2);
  for (const { subject = '', text = '' } of mails)
    expectOwn(`${subject}\n${text}`.replaceAll(email, '').replaceAll(/https?:\S+/g, ''), 'es', subject);
  expect(mails.map(({ text = '' }) => text.replaceAll(/\s/g, ' ')).join(' ')).toContain('12,50 €');

  // A second language is added to it: what is not translated is read in Spanish.
  const arabic = await addLanguage(admin, { code: 'ar', name: 'العربية' });
  await toggle('toggleLanguageRtl', arabic ?? '');
  for (const path of ['/', '/event', '/event/taller', '/courses', '/privacy', '/account', '/event/taller/book']) {
    await page.goto(`${path}?lang=ar`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expectOwn(await readText(page), 'ar', page.url());
  }
  await page.goto('/event/taller');
  await expect(
    page.getByRole('heading', { level: 1, name: EVENT }).or(page.locator('h1 [lang=es]')).first(),
  ).toHaveText(EVENT);
  await expect(page.getByRole('main')).toContainText('12.50');
  await picture(page, 'own-site-arabic');
});
