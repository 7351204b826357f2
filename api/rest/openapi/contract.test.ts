import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { createSchema } from '../../start/schema.js';
import { RestContract, UndescribedResponse } from '../../testing/clients/restContract.js';
import { openApiOf } from './openapi.js';
import { Routes } from '../routes.js';
import { tables } from '../../modules/restTables.js';

/** The OpenAPI document as a contract: TestClient.rest validates every response of every API test against it. */

const schema = createSchema();
const openApi = openApiOf(schema, new Routes(schema, tables));

test('the document has no error and no warning of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(openApi), config });
  expect(
    problems.map(({ severity, ruleId, message, location }) => ({
      severity,
      ruleId,
      message,
      at: location[0]?.pointer,
    })),
  ).toEqual([]);
});

test('every example satisfies its schema', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(openApi, 'openapi.json');
  const invalid: unknown[] = [];
  for (const [path, operations] of Object.entries(openApi.paths)) {
    for (const { requestBody } of Object.values(operations)) {
      const { schema: shape, example } = requestBody?.content['application/json'] ?? {};
      if (shape && example !== undefined && !ajv.validate(shape, example)) invalid.push([path, ajv.errors]);
    }
  }
  expect(invalid).toEqual([]);
});

const contract = new RestContract(openApi);
const LANGUAGES = '/api/client/language/list';

test.each<[title: string, status: number, body: unknown]>([
  ['a record of another shape', 200, { success: true, message: 'Done.', data: [{ name: 7 }] }],
  ['a failure with the status of a success', 200, { success: false, message: 'No.' }],
  ['a status that is not described', 418, { success: false, message: 'No.' }],
])('the contract refuses %s', (_title, status, body) => {
  expect(() => contract.check('GET', `${LANGUAGES}?page=1`, status, body)).toThrow(UndescribedResponse);
});

test('the contract accepts what is described', () => {
  contract.check('GET', LANGUAGES, 200, { success: true, message: 'Done.', data: [] });
  contract.check('GET', LANGUAGES, 422, { success: false, message: 'No.', errors: { page: { message: 'No.' } } });
});
