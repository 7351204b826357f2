// cspell:ignore Bearbeiten Nombre Lista Añadir Actualizar Liste Ajouter Adicionar Atualizar
/** Initial contents of a new kind's files. Each is short enough to be read whole and changed by hand. */

export const domainKind = ({ name, plural, label, one, many, path }) => `import { SHORT_TEXT_MAX } from '../limits.js';
import { requiredText } from '../validation/rules.js';
import { defineKind } from './parts/kind.js';
import { namedRules, namedShape } from './parts/named.js';

export const ${name} = defineKind({
  ...namedShape,
  name: '${name}',
  plural: '${plural}',
  label: 'labels.${name}',
  permission: { one: '${one}', many: '${many}' },
  rules: namedRules(requiredText('labels.${name}Name', { min: 2, max: SHORT_TEXT_MAX })),
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

export const screenEntry = ({ name, plural, type, types, area, group, path }) => `  ...recordScreens('${name}', {
    base: '${path}',
    group: '${group}',
    section: 'words.${plural}',
    labels: { list: 'words.all${types}', create: 'words.add${type}' },
    titles: { list: 'words.${plural}', create: 'words.add${type}', update: 'words.update${type}' },
    ...recordViews({ list: () => import('./${area}/${name}.list'), form: () => import('./${area}/${name}.form') }),
  }),
`;

/** How the catalogues name the screens and the title of a kind, by what one and many are called. */
const CATALOGUE_FORMS = {
  en: { name: '{one} name', all: 'All {many}', add: 'Add {one}', update: 'Update {one}' },
  ar: { name: 'اسم {one}', all: 'جميع {many}', add: 'إضافة {one}', update: 'تحديث {one}' },
  de: { name: 'Name: {one}', all: 'Alle {many}', add: 'Neu: {one}', update: 'Bearbeiten: {one}' },
  es: { name: 'Nombre: {one}', all: 'Lista: {many}', add: 'Añadir: {one}', update: 'Actualizar: {one}' },
  fr: { name: 'Nom : {one}', all: 'Liste : {many}', add: 'Ajouter : {one}', update: 'Modifier : {one}' },
  pt: { name: 'Nome: {one}', all: 'Lista: {many}', add: 'Adicionar: {one}', update: 'Atualizar: {one}' },
};

/** The languages in which `new:kind` can name a kind. */
export const CATALOGUE_LANGUAGES = Object.keys(CATALOGUE_FORMS);

/** The texts of a kind in a language by their names: of messages and forms, and of the console's screens. */
export function catalogueTexts(language, { name, plural, type, types }, { one, many }) {
  const forms = CATALOGUE_FORMS[language];
  const text = (form) => form.replace('{one}', one).replace('{many}', many);
  return {
    labels: { [name]: one, [`${name}Name`]: text(forms.name) },
    words: {
      [plural]: many,
      [`all${types}`]: text(forms.all),
      [`add${type}`]: text(forms.add),
      [`update${type}`]: text(forms.update),
    },
  };
}
