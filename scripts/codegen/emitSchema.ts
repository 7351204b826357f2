import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Compiles a workspace into its dist folder. */
export type Compile = (workspace: string) => Promise<void>;

/**
 * Writes the API's schema to `<out>/schema.graphql`, from a fresh build of domain and api.
 * @returns the path written
 */
export async function emitSchema(out: string, compile: Compile): Promise<string> {
  for (const workspace of ['domain', 'api']) await compile(workspace);
  const path = join(out, 'schema.graphql');
  execFileSync(process.execPath, ['api/dist/start/emitSchema.js', path], { stdio: ['ignore', 'ignore', 'inherit'] });
  return path;
}
