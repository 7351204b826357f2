import { Validator } from '@seriousme/openapi-schema-validator';
import { createSchema } from '../../start/schema.js';
import { openApiOf, type Operation } from './openapi.js';
import { Routes } from '../routes.js';
import { tables } from '../../modules/restTables.js';

const schema = createSchema();
const routes = new Routes(schema, tables);
const openApi = openApiOf(schema, routes);
const asJson = () => JSON.parse(JSON.stringify(openApi)) as Record<string, unknown>;

const operation = (path: string, method: string): Operation => {
  const found = openApi.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not described.`);
  return found;
};

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1, and its references lead somewhere', async () => {
    const validator = new Validator();
    const outcome = await validator.validate(asJson());
    expect(outcome).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('shows the language of the response where a request may name it', () => {
    const languageOf = (path: string) =>
      JSON.stringify(operation(path, 'post').requestBody?.content['application/json']?.schema).includes('"lang":');
    const [register, bookings] = ['/api/user/auth/register', '/api/client/user/booked-events'];
    expect([register, bookings, '/api/event/category/create'].map(languageOf)).toEqual([true, true, false]);
    expect(operation(bookings, 'get').parameters).toContainEqual(
      expect.objectContaining({ name: 'lang', in: 'query' }),
    );
  });

  it('is distinguished from an invalid one', async () => {
    expect((await new Validator().validate({ ...asJson(), info: {} })).valid).toBe(false);
  });

  it('describes every path by every method of the tables', () => {
    for (const [path, { methods }] of routes.entries()) {
      expect(Object.keys(openApi.paths[path] ?? {})).toEqual(methods.map((method) => method.toLowerCase()));
    }
  });

  it('gives every operation an id of its own', () => {
    const ids = Object.values(openApi.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names fields as legacy clients do, with the rules of the kind and its example', () => {
    const body = operation('/api/event/category/create', 'post').requestBody?.content['application/json'];
    expect(body?.schema).toMatchObject({
      required: ['category_name', 'slug'],
      properties: {
        category_name: {
          anyOf: [
            { type: 'string', minLength: 2, maxLength: 200 },
            { type: 'object', additionalProperties: { type: 'string', minLength: 2, maxLength: 200 } },
          ],
        },
        order_number: { type: ['number', 'string'] },
      },
    });
    expect(body?.example).toMatchObject({ category_name: 'Workshops', order_number: 5 });
  });

  it('describes records with their legacy names and shapes', () => {
    expect(openApi.components['schemas']?.['EventCategory']).toMatchObject({
      properties: {
        _id: { type: 'string' },
        category_name: { type: 'object', additionalProperties: { type: 'string' } },
        parentCategoryId: { type: 'string' },
        activeStatus: { type: 'boolean' },
        children: { type: 'array', items: { $ref: '#/components/schemas/EventCategory' } },
      },
    });
  });

  it('names values and nulls as responses have them', () => {
    const schemas = openApi.components['schemas'] as Record<string, { properties: Record<string, object> }>;
    expect(schemas['PermissionRecord']?.properties['name']).toMatchObject({
      enum: expect.arrayContaining(['VIEW_ALL_EVENTS']) as unknown,
    });
    expect(schemas['Visitor']?.properties['nationality']).toMatchObject({ type: 'string' });
    expect(schemas['SessionUser']?.properties['picture']).toMatchObject({
      anyOf: [{ $ref: expect.any(String) as unknown }, { type: 'null' }],
    });
    expect(schemas['PublishedEvent']?.properties['difficulty_details']).toMatchObject({
      anyOf: [{ $ref: expect.any(String) as unknown }, { type: 'null' }],
    });
  });

  it('names only permissions that open the whole response', () => {
    expect(operation('/api/file/view', 'get').description).toBe('Needs VIEW_ALL_FILES or ADD_FILE.');
  });

  it("contains the permissions of each path, from the schema's directives", () => {
    const guarded = operation('/api/event/category/create', 'post');
    expect(guarded.description).toContain('Needs ADD_EVENT_CATEGORY.');
    expect(guarded.security).toEqual([{ session: [] }, { bearer: [] }]);
    const open = operation('/api/client/event/category/list', 'get');
    expect(open.description).toContain('Open to everyone.');
    expect(open.security).toEqual([]);
  });
});
