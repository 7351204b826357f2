import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import type { JsonSchema, SchemaOf } from './responses.js';
import { legacyRecord, type Json, type View, type ViewField } from './views.js';

/** A file as other records show it (F3). */
export const fileView: View = {
  name: 'FileReference',
  type: 'File',
  fields: [
    { name: '_id', from: 'id' },
    { name: 'fileName', from: 'fileName' },
    { name: 'fileUrl', from: 'fileUrl' },
  ],
};

/** Selection of a file for it. */
export const FILE_SELECTION = '{ id fileName fileUrl }';

/** Whether a rule is that of the id of a file. */
export const isFileId = (rule: unknown): boolean => factsOf(rule).reference === 'file';

/** The field with the file itself beside its id, as GraphQL names it, and as modules with snake_case names do. */
export const fileFieldOf = (field: string): string => (field.includes('_') ? `${field}_file` : `${field}File`);

/** The file beside its id, for visitors: nobody else tells them its address. @param literal the module's name of the id */
export const fileBeside = (field: string, literal: string): ViewField => ({
  name: fileFieldOf(literal),
  from: fileFieldOf(field),
  view: fileView,
});

/** The files that the values of a response name by their ids, each once, beside those values. */
export const files = (referencedFiles: readonly Json[]): { readonly files: readonly Json[] } => ({
  files: [...new Map(referencedFiles.map((file) => [file.id, legacyRecord(fileView, file)])).values()],
});

/** The same, described for OpenAPI. */
export const filesSchema = (schemaOf: SchemaOf): { readonly files: JsonSchema } => ({
  files: { type: 'array', description: 'The files whose ids are among the values.', items: schemaOf(fileView) },
});
