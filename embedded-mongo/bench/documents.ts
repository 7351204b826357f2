import { ObjectId } from 'bson';

/** A document of about 2 kB, as a site's records are: some short fields, two languages, a long text. */
export interface Thing {
  readonly _id: ObjectId;
  readonly number: number;
  readonly slug: string;
  readonly status: 'draft' | 'public';
  readonly createdAt: Date;
  readonly title: Readonly<Record<'en' | 'ar', string>>;
  readonly tags: readonly string[];
  readonly price: number;
  readonly text: string;
}

const TEXT = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(30);

/** ObjectIds in the order of the numbers, the same in each run. */
export function idOf(number: number): ObjectId {
  return new ObjectId(`65a0b1c2d3e4f5a6${number.toString(16).padStart(8, '0')}`);
}

export function makeThing(number: number): Thing {
  return {
    _id: idOf(number),
    number,
    slug: `thing-${number}`,
    status: number % 3 === 0 ? 'draft' : 'public',
    createdAt: new Date(1.7e12 + ((number * 7919) % 1_000_003) * 60_000),
    title: { en: `Thing number ${number}`, ar: `شيء رقم ${number}` },
    tags: ['alpha', 'beta', `tag-${number % 50}`],
    price: number + 0.5,
    text: TEXT,
  };
}

/** Indexes that each collection and table has beside its _id. */
export const INDEXES = [
  { key: { slug: 1 }, name: 'slug', unique: true },
  { key: { status: 1, createdAt: -1 }, name: 'page' },
] as const;

export const PAGE = 20;
