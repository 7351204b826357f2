// node --import ./scripts/testing/typescript.mjs: lets Node import the project's TypeScript sources without a build.
import { register } from 'node:module';

register('./typescriptHooks.mjs', import.meta.url);
