import { CATALOGUES } from '@polyphony/domain/catalogues/catalogues.js';
import { siteTextsIn, type SiteTexts } from '@polyphony/domain/catalogues/siteTexts.js';
import type { Localized } from '@polyphony/domain/languages.js';
import { SPECIFIED_GROUPS, SPECIFIED_PRICE_TYPES } from '@polyphony/domain/money/participants.js';
import { prices } from '@polyphony/domain/settings/panels/prices.js';
import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';

type Names = Readonly<Record<string, string>>;

/** A name of the product's texts in all languages that it has. */
const named = (code: string, namesIn: (texts: SiteTexts) => Names): Localized =>
  Object.fromEntries(Object.keys(CATALOGUES).map((lang) => [lang, namesIn(siteTextsIn(lang))[code] ?? code]));

/** Ids of entries are the same in every installation, so that an archive finds them. */
const idAt = (list: number, place: number): string => `${list}${String(place + 1).padStart(23, '0')}`;

/** The groups and price types of the specification, as they are stored. */
export const initialPrices = () => ({
  participant_groups: SPECIFIED_GROUPS.map(({ code, currency, wholeAmounts }, place) => ({
    id: idAt(1, place),
    code,
    name: named(code, ({ event }) => event.nationality),
    currency,
    whole_amounts: wholeAmounts ? ('1' as const) : ('0' as const),
  })),
  price_types: SPECIFIED_PRICE_TYPES.map((code, place) => ({
    id: idAt(2, place),
    code,
    name: named(code, ({ event }) => event.type),
  })),
});

/** Values that the record of a panel is made with. */
export const initialOf = ({ name }: SettingsPanel): Readonly<Record<string, unknown>> =>
  name === prices.name ? initialPrices() : {};
