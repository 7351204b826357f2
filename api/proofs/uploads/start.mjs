// npm run prove:uploads -w @polyphony/api [-- --kills 100] [--uri mongodb://…]: a server killed again and again while it
// takes files; the suite does a few of them.
import { parseArgs } from 'node:util';
import { runProof } from '../runProof.mjs';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, uri: { type: 'string' } },
});
runProof('uploads', { PROOF_KILLS: values.kills }, values.uri);
