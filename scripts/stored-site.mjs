#!/usr/bin/env node
// npm run stored-site -- NAME: stores a small site by this release, for the tests of later ones (docs/migrations.md).
// MONGODB_TEST_URI names the MongoDB that it is stored on, too.
import { storeSite } from './lib/storedSite.mjs';

const [name, ...others] = process.argv.slice(2);
const uri = process.env.MONGODB_TEST_URI;
if (!name || others.length > 0 || name.startsWith('-')) throw new Error('usage: npm run stored-site -- NAME');
if (!uri) throw new Error('MONGODB_TEST_URI must name a MongoDB: the site is stored on that, too.');
console.log(`Stored ${await storeSite(name, uri)}`);
// The driver's timers would keep the process alive.
process.exit(0);
