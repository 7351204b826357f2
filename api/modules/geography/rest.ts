import { records } from '../../records/rest/responses.js';
import type { Input } from '../../records/rest/inputs.js';
import { methodsOf, type Row, type Source } from '../../records/rest/row.js';
import { selectionOf, viewByNames, type View } from '../../records/rest/views.js';

const LANGUAGE: Input = { name: 'language', aliases: ['lang'], to: 'lang', description: 'Language code.' };

const GROUP = { group: 'Geography', about: 'Countries, their states and cities, and time zones.' } as const;

interface PlaceList {
  readonly word: string;
  readonly source: Source;
  readonly summary: string;
  readonly view: View;
  /** Input by which the list is narrowed. */
  readonly parent?: Omit<Input, 'to'>;
}

/** The paths are public under /api/client, and without it (SPEC-D101). */
function placesRow({ word, source, summary, view, parent }: PlaceList): Row {
  const path = `/api/client/${word}/list`;
  const [declared, passed] = parent ? [`$${parent.name}: String!, `, `${parent.name}: $${parent.name}, `] : ['', ''];
  return {
    source,
    path,
    aliases: [`/api/${word}/list`],
    methods: methodsOf(path),
    ...GROUP,
    summary,
    document: `query list(${declared}$lang: String) { result: ${word}(${passed}lang: $lang) { ${selectionOf(view)} } }`,
    inputs: [...(parent ? [{ ...parent, to: parent.name, required: true }] : []), LANGUAGE],
    response: records(view),
  };
}

const country = viewByNames(
  { name: 'Country', type: 'Country' },
  { iso2: 'code', code: 'code', name: 'name', englishName: 'englishName', phonecode: 'callingCode', emoji: 'flag' },
);
const state = viewByNames({ name: 'State', type: 'State' }, { code: 'code', name: 'name' });
const city = viewByNames({ name: 'City', type: 'City' }, { code: 'code', name: 'name' });
const timeZone = viewByNames({ name: 'TimeZone', type: 'TimeZone' }, { value: 'name', label: 'label' });

const zonesPath = '/api/timezone/lists';

export const geography: readonly Row[] = [
  placesRow({ word: 'countries', source: 'REST-064', summary: 'Lists the countries.', view: country }),
  placesRow({
    word: 'states',
    source: 'REST-065',
    summary: 'Lists the states of a country.',
    view: state,
    parent: {
      name: 'country',
      aliases: ['countryCode', 'country_code', 'countryId'],
      description: "The country's code: 'BT'.",
    },
  }),
  placesRow({
    word: 'cities',
    source: 'REST-066',
    summary: 'Lists the cities of a state.',
    view: city,
    parent: {
      name: 'state',
      aliases: ['stateCode', 'state_code', 'stateId'],
      description: "The state's code, with its country's: 'BT-11'.",
    },
  }),
  {
    source: 'REST-020',
    path: zonesPath,
    methods: methodsOf(zonesPath),
    ...GROUP,
    summary: 'Lists the time zones that a setting can name.',
    document: `query list { result: timeZones { ${selectionOf(timeZone)} } }`,
    inputs: [],
    response: records(timeZone),
  },
];
