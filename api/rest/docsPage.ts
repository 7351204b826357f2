import { createHash } from 'node:crypto';
import type { JsonSchema } from './answers.js';
import { html, Html } from './html.js';
import type { OpenApi, Operation } from './openapi.js';
import type { TextDocument } from './send.js';

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --link: light-dark(#1a5fb4, #99c1f1) }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; background: light-dark(#fff, #1c1b22); color: light-dark(#15141a, #fbfbfe); display: grid; grid-template-columns: 17rem minmax(0, 1fr) }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; border-inline-end: 1px solid var(--line) }
nav h2 { font-size: 1rem; margin: 0 }
nav ul { list-style: none; padding: 0; margin: 0 0 1rem; font-size: .875rem } nav li { padding: .15rem 0 }
main { padding: 1rem 2rem 4rem; max-width: 60rem } a { color: var(--link); overflow-wrap: anywhere }
article { border-block-start: 1px solid var(--line); padding-block: 1rem; scroll-margin-block: 1rem }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere } h4 { font-size: .875rem; margin: 1rem 0 .25rem }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem } pre { background: var(--soft); padding: .75rem; overflow: auto }
.method { border: 1px solid currentColor; border-radius: .25rem; padding: 0 .35rem; font-size: .75rem; margin-inline-end: .25rem }
table { border-collapse: collapse; width: 100%; font-size: .875rem; overflow-wrap: anywhere }
th, td { text-align: start; vertical-align: top; padding: .25rem .5rem; border-block-end: 1px solid var(--line) }
.skip { position: absolute; inset-inline-start: -99rem } .skip:focus { inset-inline-start: 1rem; inset-block-start: 1rem }
@media (max-width: 48rem) { body { display: block } nav { position: static; height: auto; border: 0 } main { padding: 1rem } }
`;

// Put together here, for the policy below holds its text to the letter.
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);

/** Nothing but this page and its one style sheet: no script, no image, no frame, no other host. */
const CONTENT_SECURITY_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

const anchor = (path: string) => path.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-/, '');

/** '2 to 200 characters', of the bounds that are declared. */
function boundsText({ minLength, maxLength }: JsonSchema): string {
  const bounds = [minLength, maxLength].filter((bound) => typeof bound === 'number');
  if (bounds.length === 0) return '';
  return `, ${typeof minLength === 'number' ? '' : 'up to '}${bounds.join(' to ')} characters`;
}

function typeText(schema: JsonSchema): Html {
  const { type, items, $ref, enum: values } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    return html`<a href="#record-${name}">${name}</a>`;
  }
  if (Array.isArray(values)) return html`${values.join(' or ')}`;
  if (type === 'array') return html`list of ${typeText(items as JsonSchema)}`;
  const text = Array.isArray(type) ? type.join(' or ') : typeof type === 'string' ? type : 'anything';
  return html`${text}${boundsText(schema)}`;
}

const meaning = ({ description }: JsonSchema): string => (typeof description === 'string' ? description : '');

interface Line {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

/** The fields of an object, one line each; those of an inner object follow it. */
function linesOf(schema: JsonSchema, prefix = ''): Line[] {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.entries(properties).flatMap(([name, inner]) => [
    { name: prefix + name, schema: inner, required: required.includes(name) },
    ...linesOf(inner, `${prefix}${name}.`),
  ]);
}

const table = (caption: string, lines: readonly Line[]): Html | null =>
  lines.length === 0
    ? null
    : html`<h4>${caption}</h4>
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Value</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            ${lines.map(
              ({ name, schema, required }) =>
                html`<tr>
                  <td><code>${name}</code>${required && ' (required)'}</td>
                  <td>${typeText(schema)}</td>
                  <td>${meaning(schema)}</td>
                </tr>`,
            )}
          </tbody>
        </table>`;

function answerLines({ responses }: Operation): Line[] {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] as
    { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> } | undefined;
  return Object.values(success?.content ?? {}).flatMap(({ schema }) => linesOf(schema));
}

function article(path: string, operations: Readonly<Record<string, Operation>>): Html | null {
  const all = Object.values(operations);
  const operation = all.find(({ requestBody }) => requestBody) ?? all[0];
  if (!operation) return null;
  const body = operation.requestBody?.content['application/json'];
  const sent = body
    ? linesOf(body.schema)
    : operation.parameters.map(({ name, required, schema }): Line => ({ name, required, schema }));
  return html`<article id="${anchor(path)}">
    <h3>
      ${Object.keys(operations).map((method) => html`<span class="method">${method.toUpperCase()}</span>`)}
      <code>${path}</code>
    </h3>
    <p>${operation.summary} ${operation.description}</p>
    ${table('What is sent', sent)}
    ${
      body?.example !== undefined &&
      html`<h4>Example</h4>
        <pre tabindex="0">${JSON.stringify(body.example, null, 2)}</pre>`
    }
    ${table('What is answered', answerLines(operation))}
  </article>`;
}

/** The reference of the REST paths as one page: no script, readable without styles, dark where the reader's system is. */
export function docsPage({ info, tags, paths, components }: OpenApi): Omit<TextDocument, 'type'> {
  const inGroup = (name: string) =>
    Object.entries(paths).filter(([, operations]) => Object.values(operations)[0]?.tags.includes(name));
  const schemas = Object.entries(components['schemas'] ?? {}) as [string, JsonSchema][];
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info['title']}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <nav aria-label="Paths">
          <a class="skip" href="#content">Skip to the content</a>
          ${tags.map(
            ({ name }) =>
              html`<h2>${name}</h2>
                <ul>
                  ${inGroup(name).map(([path]) => html`<li><a href="#${anchor(path)}">${path.slice('/api'.length)}</a></li>`)}
                </ul>`,
          )}
          <h2>Records</h2>
          <ul>
            ${schemas.map(([name]) => html`<li><a href="#record-${name}">${name}</a></li>`)}
          </ul>
        </nav>
        <main id="content">
          <h1>${info['title']}</h1>
          <p>${info['description']}</p>
          <p>The same as an OpenAPI 3.1 document: <a href="/api/openapi.json">/api/openapi.json</a></p>
          ${tags.map(
            ({ name }) =>
              html`<section>
                <h2>${name}</h2>
                ${inGroup(name).map(([path, operations]) => article(path, operations))}
              </section>`,
          )}
          <section>
            <h2>Records</h2>
            ${schemas.map(
              ([name, schema]) =>
                html`<article id="record-${name}">
                  <h3>${name}</h3>
                  ${table('Fields', linesOf(schema))}
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html>`;
  const headers = { 'Content-Security-Policy': CONTENT_SECURITY_POLICY, 'X-Content-Type-Options': 'nosniff' };
  return { text: page.text, headers };
}
