import { sep } from 'node:path';
import { add, nothing } from './count.mjs';

/**
 * What jest's report says of one file of tests.
 * @typedef {{name: string, status: string, assertionResults: {status: string, fullName: string}[]}} TestFile
 */

/** More failed files than these are no busy machine. */
const FEW = 3;

const failed = ({ status }) => status === 'failed';

/** Counts tests by jest's own report; a file that does not even load is a failed test, whatever it held. */
export const countOf = (files) =>
  files
    .map(({ status, assertionResults }) => ({
      passed: assertionResults.filter((test) => test.status === 'passed').length,
      failed: assertionResults.filter(failed).length || (status === 'failed' ? 1 : 0),
      skipped: assertionResults.filter((test) => ['pending', 'todo', 'skipped', 'disabled'].includes(test.status))
        .length,
    }))
    .reduce(add, nothing);

/**
 * The files of `folder` to run once more: those that failed, where nothing else did and they are few.
 * @param {TestFile[]} files
 * @param {string} folder of the tests whose limits are in seconds of a whole server and a whole browser
 */
export function worthSecondTry(files, folder) {
  const names = files.filter(failed).map(({ name }) => name);
  return names.length <= FEW && names.every((name) => name.startsWith(folder + sep)) ? names : [];
}

/**
 * What is counted after a second try: each file by its last run.
 * @param {TestFile[]} first
 * @param {TestFile[]} second
 */
export function withSecondTry(first, second) {
  const tried = new Set(second.map(({ name }) => name));
  return [...first.filter(({ name }) => !tried.has(name)), ...second];
}

/** Titles of tests that failed in the first run and passed in the second, for people to look into. */
export function passedOnlyAlone(first, second) {
  const passed = new Set(second.flatMap(titlesOf('passed')));
  return first.flatMap(titlesOf('failed')).filter((title) => passed.has(title));
}

const titlesOf =
  (wanted) =>
  ({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === wanted).map(({ fullName }) => fullName);
