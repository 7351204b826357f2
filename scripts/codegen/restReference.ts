import { groupBy, heading } from './referenceText';

/** What the reference reads of a JSON schema in the OpenAPI document. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly { readonly name: string; readonly required: boolean; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

export interface OpenApi {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** Paths of one operation, with the methods that each responds to. */
interface Entry {
  readonly paths: readonly string[];
  readonly operation: Operation;
  readonly fields: readonly Field[];
}

/** The paths of the REST API as markdown, by group: methods, summary, gate and fields of each. */
export function restReference({ info, tags, paths }: OpenApi): string {
  const groups = groupBy(entriesOf(paths), ({ operation }) => operation.tags[0]);
  return [
    '# REST reference',
    '<!-- Generated from the OpenAPI document by `npm run codegen`. Do not edit. -->',
    info.description,
    `The server shows the same paths at \`/api/docs\`, with examples, limits of fields and responses, and serves the
OpenAPI document at \`/api/openapi.json\`. Fields with an asterisk are required.`,
    tags.map(({ name }) => `- ${heading(name)}`).join('\n'),
    ...tags.flatMap(({ name, description }) => [
      `## ${name}`,
      description,
      (groups.get(name) ?? []).map(entry).join('\n'),
    ]),
  ].join('\n\n');
}

/** The paths that differ by their names alone are one entry. */
function entriesOf(paths: OpenApi['paths']): Entry[] {
  const all = Object.entries(paths).flatMap(([path, methods]) => {
    const names = Object.keys(methods).map((method) => method.toUpperCase());
    const [operation] = Object.values(methods);
    const fields =
      Object.values(methods)
        .map(fieldsOf)
        .find((found) => found.length > 0) ?? [];
    return operation ? [{ paths: [`\`${path}\` ${names.join(', ')}`], operation, fields }] : [];
  });
  const same = ({ operation, fields }: Entry) =>
    JSON.stringify([operation.tags, operation.summary, operation.description, fields]);
  return [...groupBy(all, same).values()].flatMap((aliases) =>
    aliases[0] ? [{ ...aliases[0], paths: aliases.flatMap((alias) => alias.paths) }] : [],
  );
}

function fieldsOf({ parameters, requestBody }: Operation): Field[] {
  const [body] = Object.values(requestBody?.content ?? {});
  const properties = Object.entries(body?.schema.properties ?? {});
  return [
    ...parameters,
    ...properties.map(([name, schema]) => ({ name, schema, required: body?.schema.required?.includes(name) ?? false })),
  ];
}

function entry({ paths, operation, fields }: Entry): string {
  const fieldTexts = fields.map(
    ({ name, required, schema }) => `\`${name}\`${required ? '\\*' : ''} ${typeOf(schema)}`,
  );
  return [
    `- ${paths.join('; ')}\\`,
    `  ${operation.summary} ${operation.description.replace(/\b[A-Z]+(?:_[A-Z]+)+\b/g, '`$&`')}`,
    ...(fieldTexts.length > 0 ? [`  - Fields: ${fieldTexts.join(', ')}`] : []),
  ].join('\n');
}

function typeOf({ type, $ref, items, enum: values }: Schema): string {
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (values) return values.map(String).join('/');
  if (items) return `${typeOf(items)}[]`;
  return [type ?? 'value'].flat().join('/');
}
