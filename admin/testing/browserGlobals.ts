import { TextDecoder, TextEncoder } from 'node:util';

// Required by the router at import time; missing in jsdom.
for (const [name, value] of Object.entries({ TextDecoder, TextEncoder })) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}
