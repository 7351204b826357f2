import { object } from 'yup';
import { blogPost } from '../kinds/blogPost.js';
import type { course } from '../kinds/course.js';
import { event } from '../kinds/event.js';
import type { eventPrice } from '../kinds/eventPrice.js';
import { articleRules } from '../kinds/parts/article.js';
import { defineKind, type AnyKind } from '../kinds/parts/kind.js';
import type { FormOf, ReadOf, RestOf, TextsOf } from '../kinds/parts/kindTypes.js';
import type { staffMember } from '../kinds/staffMember.js';
import { labelOf } from '../validation/fieldFacts.js';
import {
  normalisedSlug,
  optionalReference,
  requiredReference,
  requiredText,
  wholeNumber,
} from '../validation/rules.js';

// Slips that must not compile: where one does, `npm run types` says that its directive is unused.

const noun = { name: 'eventPrice', plural: 'eventPrices', label: 'labels.price' } as const;
const declared = {
  ...noun,
  permission: { one: 'EVENT_PRICE', many: 'EVENT_PRICES' },
  titleField: 'name',
  toggles: ['active'],
  translatable: ['name'],
  unique: ['name'],
  sortable: ['sum', 'createdAt'],
  order: [['createdAt', -1]],
  rules: object({
    name: requiredText('labels.name', { max: 10 }),
    categoryId: requiredReference('eventCategory', 'labels.category'),
    sum: wholeNumber('labels.priceAmount', 10),
  }),
  example: { en: { name: 'One' } },
} as const;
export const none = defineKind(declared);

// Names of fields and kinds within a declaration.
// @ts-expect-error TS2322: "nmae" is not one of "name" | "categoryId"
export const titleField = defineKind({ ...declared, titleField: 'nmae' });
// @ts-expect-error TS2322: "categoryIdd" is not "categoryId"
export const filters = defineKind({ ...declared, filters: ['categoryIdd'] });
// @ts-expect-error TS2322: "name" holds no id
export const filterOfText = defineKind({ ...declared, filters: ['name'] });
// @ts-expect-error TS2322: "amount", as the rule was called
export const sortable = defineKind({ ...declared, sortable: ['amount'] });
// @ts-expect-error TS2322: "amount", as the rule was called
export const order = defineKind({ ...declared, order: [['amount', 1]] });
// @ts-expect-error TS2322: "slug" has no rule here
export const unique = defineKind({ ...declared, unique: ['slug'] });
// @ts-expect-error TS2322: no language has a price of its own
export const translatable = defineKind({ ...declared, translatable: ['sum'] });
// @ts-expect-error TS2561: a property that no kind has
export const property = defineKind({ ...declared, drafs: true });
// @ts-expect-error TS2353: an example with a field that has no rule
export const example = defineKind({ ...declared, example: { en: { nmae: 'One' } } });
// @ts-expect-error TS2322: an example whose value is no number
export const exampleValue = defineKind({ ...declared, example: { en: { sum: 'One' } } });
// @ts-expect-error TS2820: the name of no kind
export const name = defineKind({ ...declared, name: 'evntPrice' });
// @ts-expect-error TS2345: the name of no kind
export const reference = optionalReference('eventDificulty', 'labels.difficulty');
// @ts-expect-error TS2345: the name of no kind, within rules that kinds share
export const shared = articleRules('blogCategry', normalisedSlug());

// Names outside.
// @ts-expect-error TS2345: a label that no field has
export const label = labelOf(event.rules, 'lastDy');
// @ts-expect-error TS2820: a permission that does not follow from the kind
export const permission: typeof event.permissions.edit = 'EDIT_EVNET';
const choosing = defineKind({
  ...declared,
  permission: { ...declared.permission, choosers: ['VIEW_ALL_CONTACT_QUERYS'] },
});
// @ts-expect-error TS2322: a permission that no feature has
export const choosers: AnyKind = choosing;
// @ts-expect-error TS2345: a text that is not translated
export const text = blogPost.translatable.includes('slug');
export const reads = (
  price: FormOf<typeof eventPrice>,
  page: FormOf<typeof course>,
  texts: TextsOf<typeof course>,
  staff: ReadOf<typeof staffMember>,
  rest: RestOf<typeof eventPrice, { readonly price_amount: 'amount' }>,
): readonly unknown[] => [
  // @ts-expect-error TS2551: a field by its name
  price['nationalty'],
  // @ts-expect-error TS2367: a value that it never has
  price.amount === 'free',
  // @ts-expect-error TS2551: a field of an entry
  page.questions[0]?.anwser,
  // @ts-expect-error TS2339: what no language has of its own
  texts.orderNumber,
  // @ts-expect-error TS2339: what is only sent
  staff.password,
  // @ts-expect-error TS2345: a number under its legacy name
  Number.parseInt(rest.price_amount),
];
