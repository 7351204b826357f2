import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Compiles a workspace into its dist folder. */
export type Compile = (workspace: string) => Promise<void>;

/** The paths of what describes the API. */
export interface ApiDocuments {
  readonly schema: string;
  readonly openApi: string;
}

/**
 * Writes the API's schema to `<out>/schema.graphql` and its OpenAPI document to `<out>/openapi.json`, from a fresh build of
 * domain and api.
 * @returns the paths written
 */
export async function emitSchema(out: string, compile: Compile): Promise<ApiDocuments> {
  for (const workspace of ['domain', 'api']) await compile(workspace);
  const schema = join(out, 'schema.graphql');
  const openApi = join(out, 'openapi.json');
  const args = ['api/dist/start/emitSchema.js', schema, openApi];
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return { schema, openApi };
}
