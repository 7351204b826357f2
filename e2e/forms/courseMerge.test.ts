import type { Locator, Page } from '@playwright/test';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { field, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';

const QUESTIONS = [
  { question: 'Can I come late?', answer: 'Yes.' },
  { question: 'Do I need an apron?', answer: 'No.' },
  { question: 'Who teaches?', answer: 'Deki.' },
];

interface StoredCourse {
  readonly subTitle: string;
  readonly shortDescription: string | null;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

interface CreatedCourse {
  readonly id: string;
  readonly version: number;
  readonly questions: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
}

async function makeCourse({ admin }: RunningServer): Promise<CreatedCourse> {
  const input = { title: 'Paper', subTitle: 'By hand', slug: 'paper', orderNumber: 1, questions: QUESTIONS };
  const { course, message } = await admin.request<{ message: string; course: CreatedCourse | null }>(
    `mutation ($input: CourseInput!) {
      createCourse(input: $input) { message course { id version questions { id question answer } } }
    }`,
    { input },
  );
  if (!course) throw new Error(message);
  return course;
}

/**
 * Another person changes the sub title and what two of the questions say. Not in a console: a form there keeps what is typed
 * in the draft that both share, once the person pauses, and the other form would take some of it.
 */
async function changeByAnother(server: RunningServer, { id, version, questions }: CreatedCourse): Promise<void> {
  const other = await server.staff('VIEW_ALL_COURSES', 'EDIT_COURSE');
  const changed = ['Until nine.', 'Yes, bring one.'];
  const input = {
    subTitle: 'By hand, in a week',
    questions: questions.map((question, at) => ({ ...question, answer: changed[at] ?? question.answer })),
  };
  const { success, message } = await other.request<{ success: boolean; message: string }>(
    `mutation ($id: ID!, $input: CourseInput!, $version: Int!) {
      updateCourse(id: $id, input: $input, version: $version) { success message }
    }`,
    { id, input, version },
  );
  if (!success) throw new Error(message);
}

const storedCourse = ({ admin }: RunningServer, id: string) =>
  admin.request<StoredCourse>(
    'query ($id: ID!) { course(id: $id) { subTitle shortDescription questions { question answer } } }',
    { id },
  );

const openSection = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();

/** An input of an entry of the visible list, by its place from 1. */
const ofQuestion = (page: Page, place: number, label: 'Question' | 'Answer'): Locator =>
  page.getByRole('group', { name: `Question ${place}`, exact: true }).getByRole('textbox', { name: label });

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/training-courses/update/${id}?tab=section-1`);
  await expect(field(page, 'Title')).toHaveValue('Paper');
}

test('a save after another person changed the course offers to merge both by field and by entry of a list', async ({
  signedIn,
  server,
}) => {
  const course = await makeCourse(server);
  const { id } = course;
  const { page: mine, expectProblem } = await signedIn();
  expectProblem(/\b409\b/);
  await open(mine, id);
  await changeByAnother(server, course);

  await field(mine, 'Short description').fill('From pulp to sheet.');
  await openSection(mine, 'FAQs');
  await ofQuestion(mine, 2, 'Answer').fill('You can borrow one.');
  await ofQuestion(mine, 3, 'Question').fill('Who teaches us?');
  await mine.getByRole('button', { name: 'Add Question' }).click();
  await ofQuestion(mine, 4, 'Question').fill('Is there coffee?');
  await submitButton(mine).click();

  await mine.getByRole('button', { name: 'Compare field by field' }).click();
  const dialog = mine.getByRole('dialog', { name: 'Compare field by field' });
  const rows = dialog.getByRole('radiogroup');
  const chosen = async () =>
    Object.fromEntries(
      await Promise.all(
        (await rows.all()).map(async (row) => [
          await row.getAttribute('aria-label'),
          (await row.locator('label:has(:checked)').innerText()).split('\n').filter(Boolean),
        ]),
      ),
    ) as Record<string, string[]>;
  await rows.first().waitFor();
  expect(await chosen()).toEqual({
    'Sub title': ['Theirs', 'By hand, in a week'],
    'Short description': ['Mine', 'From pulp to sheet.'],
    'Questions 1: Answer': ['Theirs', 'Until nine.'],
    'Questions 2: Answer': ['Mine', 'You can borrow one.'],
    'Questions 3: Question': ['Mine', 'Who teaches us?'],
    'Questions 4': ['Mine', 'Is there coffee?'],
  });
  await picture(mine, 'course-merge');
  await rows.filter({ hasText: 'Yes, bring one.' }).getByText('Yes, bring one.').click();
  await dialog.getByRole('button', { name: 'Save merged' }).click();
  await expectToast(mine, messages.updated('labels.course'));
  expect(await storedCourse(server, id)).toEqual({
    subTitle: 'By hand, in a week',
    shortDescription: 'From pulp to sheet.',
    questions: [
      { question: 'Can I come late?', answer: 'Until nine.' },
      { question: 'Do I need an apron?', answer: 'Yes, bring one.' },
      { question: 'Who teaches us?', answer: 'Deki.' },
      { question: 'Is there coffee?', answer: null },
    ],
  });
  // The form shows what was saved.
  await expect(ofQuestion(mine, 2, 'Answer')).toHaveValue('Yes, bring one.');
  await expect(submitButton(mine)).toBeDisabled();
});
