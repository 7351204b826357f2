#!/usr/bin/env node
// npm run bench:sign-in: how long a refused sign-in takes for an e-mail that is known and for one that is not. The two are
// tried by turns in one run; how far their medians lie apart is what to look at.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN, freePort, startPolyphony } from './servers.mjs';

const TRIES = Number(process.env.BENCH_TRIES ?? 200);
/** Tries of an account, and of an address, below the rate limits. */
const TRIES_AN_ACCOUNT = 8;
const WARM_UP = 10;

const SIGN_IN = 'mutation ($email: String!) { signIn(identifier: $email, password: "Wrong-password-1") { success } }';
const CREATE_ROLE =
  'mutation ($input: RoleInput!) { createRole(input: $input) { message errors { message } role { id } } }';
const CREATE_STAFF =
  'mutation ($input: StaffMemberInput!) { createStaffMember(input: $input) { success message errors { message } } }';

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};

async function request(url, query, variables, headers = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
}

async function createStaff(url, token, count) {
  const headers = { authorization: `Bearer ${token}` };
  const permissions = await request(url, '{ permissions { id } }', {}, headers);
  const input = { name: 'Bench', permissionIds: [permissions[0].id] };
  const { role } = await request(url, CREATE_ROLE, { input }, headers);
  for (let i = 0; i < count; i += 1) {
    const member = { name: `Member ${i}`, email: known(i), password: 'Right-pass-1!', roleId: role.id };
    const { success, message } = await request(url, CREATE_STAFF, { input: member }, headers);
    if (!success) throw new Error(message);
  }
}

const known = (i) => `known-${String(i).padStart(4, '0')}@bench.example`;
const unknown = (i) => `other-${String(i).padStart(4, '0')}@bench.example`;

const folder = await mkdtemp(join(tmpdir(), 'polyphony-bench-'));
let server = null;
try {
  // The tries come from many addresses, as those of a patient attacker would: a proxy in front says which.
  process.env.TRUST_PROXY = '1';
  server = await startPolyphony({ port: await freePort(), dataDir: folder });
  const { url } = server;
  const accounts = Math.ceil((TRIES + WARM_UP) / TRIES_AN_ACCOUNT);
  await createStaff(url, await server.signIn(ADMIN), accounts);

  const took = { known: [], unknown: [] };
  for (let i = 0; i < TRIES + WARM_UP; i += 1) {
    const pair = [
      ['known', known(i % accounts)],
      ['unknown', unknown(i % accounts)],
    ];
    for (const [which, email] of i % 2 ? pair : pair.reverse()) {
      const from = { 'x-forwarded-for': `10.${i >> 8}.${i & 255}.${which === 'known' ? 1 : 2}` };
      const started = performance.now();
      const { success } = await request(url, SIGN_IN, { email }, from);
      if (success) throw new Error('A wrong password signed in.');
      if (i >= WARM_UP) took[which].push(performance.now() - started);
    }
  }
  const [a, b] = [median(took.known), median(took.unknown)];
  console.log(`refused sign-ins, ${TRIES} of each by turns, medians:`);
  console.log(`  an e-mail that is known      ${a.toFixed(2)} ms`);
  console.log(`  an e-mail that is not        ${b.toFixed(2)} ms`);
  console.log(`  apart                        ${((100 * Math.abs(a - b)) / Math.min(a, b)).toFixed(2)} %`);
} finally {
  if (server) await server.stop();
  await rm(folder, { recursive: true, force: true });
}
