/** @jest-environment jsdom */
import { course } from '@polyphony/domain/kinds/course.js';
import { coursePackage } from '@polyphony/domain/kinds/coursePackage.js';
import { FEE_STRUCTURE_SLUG } from '@polyphony/domain/courses/feeStructure.js';
import { render, screen, waitFor } from '@testing-library/react';
import { useFormContext } from 'react-hook-form';
import { object } from 'yup';
import { openForm } from '../../testing/formPage';
import { RuleInputs } from '../../fields/RuleInputs';
import { FeeStructure } from './FeeStructure';
import { ListedPrice } from './ListedPrice';
import { CategoryNames, CategorySwitch } from './PackageCategories';
import { PriceInput } from './PriceInput';

const pick = (fields: Readonly<Record<string, unknown>>, ...names: readonly string[]) =>
  object(Object.fromEntries(names.map((name) => [name, fields[name]])) as typeof course.rules.fields);
const categoryRules = pick(course.rules.fields, 'packageCategoriesSwitch', 'packageCategories');
const priceRules = pick(coursePackage.rules.fields, 'price');
const names = () => screen.queryAllByLabelText<HTMLInputElement>(/^Category \d/).map(({ value }) => value);

const categories = (
  <>
    <CategorySwitch />
    <CategoryNames />
  </>
);

test('COURSE-051, COURSE-052: the switch of package categories gives two empty inputs when it is turned on, and takes all away when off', async () => {
  const { person, last } = openForm({
    rules: categoryRules,
    values: { packageCategoriesSwitch: false, packageCategories: [] },
    inputs: categories,
  });
  expect(names()).toEqual([]);
  const toggle = screen.getByRole('switch', { name: 'Package categories' });
  await person.click(toggle);
  expect(names()).toEqual(['', '']);
  await person.type(screen.getByLabelText('Category 1'), 'Evenings');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(last()).toEqual({ packageCategoriesSwitch: true, packageCategories: ['Evenings', ''] }));
  await person.click(toggle);
  expect(names()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(last()).toEqual({ packageCategoriesSwitch: false, packageCategories: [] }));
});

test('a category that was removed is put back where it was, and there are no more than 50', async () => {
  const fifty = Array.from({ length: 50 }, (_, at) => `C${at}`);
  const { person } = openForm({
    rules: categoryRules,
    values: { packageCategoriesSwitch: true, packageCategories: fifty },
    inputs: categories,
  });
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add Category' });
  expect(add.disabled).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Remove Category 2' }));
  expect([names().length, names()[1], add.disabled]).toEqual([49, 'C2', false]);
  await person.click(screen.getByRole('button', { name: 'Restore Category 2' }));
  expect(names()).toEqual(fifty);
});

test('COURSE-038: fees are edited while the slug is that of the driving license, and not with another one', () => {
  const rules = pick(course.rules.fields, 'slug', 'feeStructure');
  for (const [slug, isVisible] of [
    [FEE_STRUCTURE_SLUG, true],
    ['paper', false],
  ] as const) {
    openForm({ rules, values: { slug, feeStructure: [] }, inputs: <FeeStructure /> });
    expect(screen.queryByRole('group', { name: 'Fee structure' }) !== null).toBe(isVisible);
    document.body.replaceChildren();
  }
});

test('fees of another slug are out of the form, where nobody could mend them, and come back with theirs', async () => {
  const inputs = (
    <>
      <RuleInputs names={['slug']} />
      <FeeStructure />
    </>
  );
  const rules = pick(course.rules.fields, 'slug', 'feeStructure');
  const { person, last } = openForm({ rules, values: { slug: FEE_STRUCTURE_SLUG, feeStructure: [] }, inputs });
  await person.click(screen.getByRole('button', { name: 'Add Fee' }));
  const slug = screen.getByLabelText(/^Slug/);
  await person.clear(slug);
  await person.type(slug, 'paper');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(last()).toMatchObject({ slug: 'paper', feeStructure: [] }));
  await person.clear(slug);
  await person.type(slug, FEE_STRUCTURE_SLUG.toUpperCase());
  expect(screen.getAllByLabelText(/^Service/)).toHaveLength(1);
});

test('fees that come with their slug, from a draft or another version, stay as they came', async () => {
  const rules = pick(course.rules.fields, 'slug', 'feeStructure');
  const fee = { id: 'a'.repeat(24), service: 'Eye test', amount: 'AED 150' };
  function Draft() {
    const { setValue } = useFormContext();
    const put = () => {
      setValue('feeStructure', [fee], { shouldDirty: true });
      setValue('slug', FEE_STRUCTURE_SLUG, { shouldDirty: true });
    };
    return (
      <button type="button" onClick={put}>
        Put
      </button>
    );
  }
  const inputs = (
    <>
      <FeeStructure />
      <Draft />
    </>
  );
  const { person, last } = openForm({ rules, values: { slug: 'paper', feeStructure: [] }, inputs });
  await person.click(screen.getByRole('button', { name: 'Put' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(last()).toMatchObject({ slug: FEE_STRUCTURE_SLUG, feeStructure: [fee] }));
});

test('PKG-018: a currency and an amount are one text, whatever digits were typed', async () => {
  const { person, last } = openForm({ rules: priceRules, values: { price: '' }, inputs: <PriceInput name="price" /> });
  screen.getByText('Three letters for the currency, e.g. AED, and the amount in digits');
  await person.type(screen.getByLabelText('Currency'), 'aed');
  await person.type(screen.getByLabelText('Amount'), '١٠٠٠');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(last()).toEqual({ price: 'AED,1000' }));
});

test.each([
  ['', '1000', 'Price needs a currency of three letters, e.g. AED'],
  ['AED', '1,000', 'Price must have one comma, between currency and amount'],
  ['AED', '-5', 'Price cannot be negative'],
])('a price of %j and %j is refused below it: %s', async (currency, amount, message) => {
  const { person, last } = openForm({ rules: priceRules, values: { price: '' }, inputs: <PriceInput name="price" /> });
  if (currency) await person.type(screen.getByLabelText('Currency'), currency);
  await person.type(screen.getByLabelText('Amount'), amount);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(message);
  expect(last()).toBeUndefined();
  expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true');
});

test('a listed price says its currency to a pointer and to a screen reader (SPEC-D134)', () => {
  render(<ListedPrice price="AED,100000" />);
  const price = screen.getByTitle('AED');
  expect(price.textContent.replaceAll('\u00a0', ' ')).toBe('AED 100,000');
  render(<ListedPrice price="USD,100000" />);
  expect(screen.getByTitle('USD').textContent).toBe('$1,00,000 USD');
});
