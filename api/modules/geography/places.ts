import { readFile } from 'node:fs/promises';
import { localeOf } from '@polyphony/domain/languages.js';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import { LRUCache } from 'lru-cache';

/** A place by the name that it has in a language. */
export interface Place {
  readonly code: string;
  readonly name: string;
}

export interface CountryPlace extends Place {
  /** Its name in English, whatever the language. */
  readonly englishName: string;
  readonly callingCode: string;
  readonly flag: string;
}

/** A country as its file has it (scripts/places.mjs writes them). */
interface StoredCountry {
  readonly iso2: string;
  readonly name: string;
  readonly phonecode: string;
  readonly emoji: string;
}

/** A state with its cities, each its number and its name in Latin letters. */
interface StoredState {
  readonly iso2: string;
  readonly name: string;
  readonly native: string | null;
  readonly cities: readonly (readonly [id: number, name: string])[];
}

const stored = async <T>(name: string): Promise<T> =>
  // Our own script has written the file, in these shapes.
  JSON.parse(await readFile(new URL(`./generated/${name}.json`, import.meta.url), 'utf8')) as T;
const storedCountries = () => stored<readonly StoredCountry[]>('countries');
/** @param country the ISO 3166 code of one that there is: 'BT' */
const storedStates = (country: string) => stored<readonly StoredState[]>(country);

/** Places in lists that are cached, over all lists: about 300 bytes each. */
const CACHED = { countries: 5_000, others: 25_000 } as const;

/** Lists by what they are of and the language of their names. Each is read from its file when it is first requested. */
const cacheOf = <T extends Place>(maxSize: number) =>
  new LRUCache<string, readonly T[]>({ maxSize, sizeCalculation: (places) => places.length + 1 });
const countries = cacheOf<CountryPlace>(CACHED.countries);
const lists = cacheOf<Place>(CACHED.others);

async function listOf<T extends Place>(
  cache: ReturnType<typeof cacheOf<T>>,
  key: string,
  locale: string,
  read: () => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const known = cache.get(`${locale} ${key}`);
  if (known) return known;
  const { compare } = new Intl.Collator(locale);
  const places = (await read()).toSorted((one, other) => compare(one.name, other.name));
  cache.set(`${locale} ${key}`, places);
  return places;
}

/** All countries, sorted as the language sorts names. */
export function countriesIn(lang: string): Promise<readonly CountryPlace[]> {
  const locale = localeOf(lang);
  return listOf(countries, 'countries', locale, async () => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    return (await storedCountries()).map(({ iso2, name, phonecode, emoji }) => ({
      code: iso2,
      name: (locale === SOURCE_LANGUAGE ? null : names.of(iso2)) ?? name,
      englishName: name,
      callingCode: phonecode.startsWith('+') ? phonecode : `+${phonecode}`,
      flag: emoji,
    }));
  });
}

/**
 * The states of a country, sorted as the language sorts names; null when there is no such country.
 * @param country its ISO 3166 code: 'BT'
 */
export async function statesIn(country: string, lang: string): Promise<readonly Place[] | null> {
  const code = country.toUpperCase();
  if (!(await countriesIn(lang)).some((known) => known.code === code)) return null;
  const locale = localeOf(lang);
  return listOf(lists, code, locale, async () =>
    (await storedStates(code)).map((state) => ({
      code: `${code}-${state.iso2}`,
      name: nameIn(state, code, locale),
    })),
  );
}

/**
 * The cities of a state by their names in Latin letters, sorted as the language sorts names; null when there is no such state.
 * @param state the code of its country and its own: 'BT-11'
 */
export async function citiesIn(state: string, lang: string): Promise<readonly Place[] | null> {
  const code = state.toUpperCase();
  const [country = '', ...rest] = code.split('-');
  if (!(await statesIn(country, lang))?.some((known) => known.code === code)) return null;
  const locale = localeOf(lang);
  return listOf(lists, code, locale, async () =>
    ((await storedStates(country)).find(({ iso2 }) => iso2 === rest.join('-'))?.cities ?? []).map(([id, name]) => ({
      code: String(id),
      name: name.trim(),
    })),
  );
}

/**
 * The name of a state in a language: the data has it in Latin letters and, of most, in the language of its country. Some names
 * of the data end in a space.
 */
function nameIn({ name, native }: StoredState, country: string, locale: string): string {
  const spoken = new Intl.Locale(`und-${country}`).maximize().language;
  return ((spoken === locale.split('-')[0] && native) || name).trim();
}
