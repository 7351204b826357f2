import { TextDecoder, TextEncoder } from 'node:util';

// Browsers have them and the router asks for them when it is loaded; jsdom lacks them.
for (const [name, value] of Object.entries({ TextDecoder, TextEncoder })) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}
