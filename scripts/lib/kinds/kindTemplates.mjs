/** Initial contents of a new kind's files. Each is short enough to be read whole and changed by hand. */

export const domainKind = ({ name, plural, label, one, many, path }) => `import { SHORT_TEXT_MAX } from '../limits.js';
import { requiredText } from '../validation/rules.js';
import { defineKind } from './parts/kind.js';
import { namedRules, namedShape } from './parts/named.js';

export const ${name} = defineKind({
  ...namedShape,
  name: '${name}',
  plural: '${plural}',
  label: '${label}',
  permission: { one: '${one}', many: '${many}' },
  rules: namedRules(requiredText('${label} name', { min: 2, max: SHORT_TEXT_MAX })),
  example: { en: { name: 'Example ${label.toLowerCase()}', slug: 'example-${path}', orderNumber: 1 }, ar: { name: 'مثال' } },
});
`;

export const apiModule = ({ name, type, noun }) => `import { ${name} } from '@polyphony/domain/kinds/${name}.js';
import { Resolver } from 'type-graphql';
import { modelOf } from '../../records/schema/model.js';
import { RecordBase } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { RecordStore } from '../../records/store/recordStore.js';

@Record(${name}, 'One ${noun}.')
export class ${type} extends RecordBase {}

export const ${name}Store = new RecordStore(${name}, modelOf(${type}));

@Resolver()
export class ${type}Resolver extends recordResolver(${name}Store, ${type}) {}
`;

export const restTable = ({
  name,
  plural,
  labels,
  path,
}) => `import { ${name} } from '@polyphony/domain/kinds/${name}.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';

export const ${plural} = kindRoutes(${name}, { group: '${labels}', path: '/api/${path}' });
`;

export const listScreen = ({ name }) => `import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { ${name}Operations as operations } from '../../graphql/generated/operations/${name}';
import { orderNumberColumn, slugColumn, updatedColumn } from '../../records/columns/columns';
import { listScreen } from '../../records/screen';

export const screen = listScreen({
  kind: kindFacts.${name},
  operations,
  columns: [slugColumn, orderNumberColumn, updatedColumn],
  empty: screenTexts.noData,
});
`;

export const formScreen = ({ name }) => `import { ${name} } from '@polyphony/domain/kinds/${name}.js';
import { ${name}Operations as operations } from '../../graphql/generated/operations/${name}';
import { NamedFields } from '../../records/form/NamedFields';
import { formScreen } from '../../records/screen';

export const screen = formScreen({ kind: ${name}, operations, Fields: NamedFields });
`;

export const screenEntry = ({ name, area, group, path, label, labels }) => `  ...recordScreens('${name}', {
    base: '${path}',
    group: '${group}',
    section: '${labels}',
    labels: { list: 'All ${labels}', create: 'Add ${label}' },
    titles: { list: '${labels}', create: 'Add ${label}', update: 'Update ${label}' },
    ...recordViews({ list: () => import('./${area}/${name}.list'), form: () => import('./${area}/${name}.form') }),
  }),
`;

/** A text of a catalogue; its key is quoted where it has to be. */
const entry = (english, arabic) => `  ${/^\w+$/.test(english) ? english : `'${english}'`}: '${arabic}',\n`;

/** Arabic names of a kind and its fields in messages. */
export const arabicLabels = ({ label }, { one }) => [
  [label, entry(label, one)],
  [`${label} name`, entry(`${label} name`, `اسم ${one}`)],
];

/** Arabic names of the console's screens of a kind. */
export const arabicTexts = ({ label, labels }, { one, many }) => [
  [labels, entry(labels, many)],
  [`All ${labels}`, entry(`All ${labels}`, `جميع ${many}`)],
  [`Add ${label}`, entry(`Add ${label}`, `إضافة ${one}`)],
  [`Update ${label}`, entry(`Update ${label}`, `تحديث ${one}`)],
];
