/** @jest-environment jsdom */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { translatedFieldsOf } from '@polyphony/domain/validation/entryLists.js';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { FieldScopeProvider } from '../fields/binding/FieldScope';
import { fileList } from '../files/fileList';
import { FEE_STRUCTURE_SLUG } from '@polyphony/domain/courses/feeStructure.js';
import { blankValues, type FormValues } from '../records/formValues';
import type { FormScreen, ListScreen } from '../records/screen';

const folder = import.meta.dirname;
const FORM = '.form.tsx';
const kinds = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
  .filter((file) => file.endsWith(FORM))
  .map((file) => file.slice(0, -FORM.length));

const screens: { path: string; form: FormScreen; list: ListScreen }[] = [];
for (const path of kinds) {
  const { screen: form } = (await import(`./${path}.form`)) as { screen: FormScreen };
  const list = path === 'files/file' ? fileList() : ((await import(`./${path}.list`)) as { screen: ListScreen }).screen;
  screens.push({ path, form, list });
}

/** Values with which a form shows what it shows for some records only. */
const SHOWING: Readonly<Record<string, FormValues>> = {
  file: { fileKind: 'IMAGES', url: '/picture.png', fileType: 'image/png', width: 4, height: 3 },
  course: { slug: FEE_STRUCTURE_SLUG, packageCategoriesSwitch: true, packageCategories: ['', ''] },
};

/** A kind's form as a browser would get it; an editor comes when it is seen. */
function formOf({ kind, Fields }: FormScreen, reference: Record<string, unknown> | null): string {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  function Form() {
    const form = useForm({ defaultValues: { ...blankValues(kind), ...SHOWING[kind.name] } });
    return (
      <MemoryRouter>
        <ApolloProvider client={client}>
          <FormProvider {...form}>
            <FieldScopeProvider
              value={{
                rules: kind.rules.fields,
                record: { id: '', version: 1, ...SHOWING[kind.name] },
                lang: 'en',
                dir: 'ltr',
                reference,
              }}
            >
              <Fields />
            </FieldScopeProvider>
          </FormProvider>
        </ApolloProvider>
      </MemoryRouter>
    );
  }
  return renderToStaticMarkup(<Form />);
}

/** The names of the inputs that a kind's form shows. */
function inputsOf(form: FormScreen, reference: Record<string, unknown> | null): string[] {
  const matches = formOf(form, reference).matchAll(/ (?:name|data-field)="(\w+)"/g);
  // The choices of one field have one name.
  return [...new Set([...matches].map(([, name]) => name ?? ''))].sort();
}

describe.each(screens)('$path', ({ form, list }) => {
  const { kind } = form;

  test('the list and the form are of one kind', () => {
    expect(list.kind.name).toBe(kind.name);
    expect(list.operations).toBe(form.operations);
  });

  test('FORM-001: the form has an input for every field that the rules know', () => {
    const fields = Object.keys(kind.rules.fields);
    expect(inputsOf(form, null)).toEqual(fields.sort());
  });

  test('FORM-009: a translation shows the translatable fields only', () => {
    const reference = Object.fromEntries(translatedFieldsOf(kind).map((field) => [field, '']));
    expect(inputsOf(form, reference)).toEqual(translatedFieldsOf(kind).sort());
  });

  test('STATE-003: every switch has its own operation', () => {
    expect(Object.keys(list.operations.toggles)).toEqual([...kind.toggles]);
  });
});

test('NEWS-007: the tab of another language of a news article has its four texts, and those for search engines', () => {
  const { form } = screens.find(({ path }) => path === 'news/newsArticle') ?? {};
  if (!form) throw new Error('There is no form of news articles.');
  const reference = Object.fromEntries(translatedFieldsOf(form.kind).map((field) => [field, '']));
  const texts = ['description', 'metaDescription', 'metaTitle', 'shortDescription', 'tags', 'title'];
  expect(inputsOf(form, reference)).toEqual(texts);
});

test('COURSE-049, COURSE-050: the tab of another language of a course has no section 7, and of section 9 only the meta texts', () => {
  const { form } = screens.find(({ path }) => path === 'courses/course') ?? {};
  if (!form) throw new Error('There is no form of courses.');
  const reference = Object.fromEntries(translatedFieldsOf(form.kind).map((field) => [field, '']));
  const sectionsIn = (html: string) =>
    [...html.matchAll(/role="tabpanel" id="section-(\d)-/g)].map(([, at]) => Number(at));
  expect(sectionsIn(formOf(form, null))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const translation = formOf(form, reference);
  expect(sectionsIn(translation)).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
  const [, seo = ''] = translation.split('id="section-9-panel');
  const inputs = [...seo.matchAll(/ (?:name|data-field)="(\w+)"/g)].map(([, name]) => name);
  expect([...new Set(inputs)]).toEqual(['metaTitle', 'metaKeywords', 'metaDescription']);
});

test.each([
  ['FMT-019', 'events/event', 'category', 'No Category'],
  ['FMT-018', 'events/eventPrice', 'event', 'Not Found'],
])('%s: the list of %s shows a record without its %s as "%s"', (_, path, field, fallback) => {
  const { list } = screens.find((one) => one.path === path) ?? {};
  const column = list?.columns.find((one) => one.field === field);
  expect(column?.show?.({ [field]: null } as never)).toBe(fallback);
});

test('FMT-013: the list of events has the title of the banner below the name, unless it is the same', () => {
  const { list } = screens.find(({ path }) => path === 'events/event') ?? {};
  const below = (bannerTitle: string | null) => list?.below?.({ name: 'Kite day', bannerTitle } as never);
  expect([null, 'Kite day', 'x'.repeat(25), 'x'.repeat(26)].map(below)).toEqual([
    '',
    '',
    'x'.repeat(25),
    `${'x'.repeat(25)}...`,
  ]);
});
