import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { createEmptyTestResult } from '@jest/test-result';
import * as circus from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';

// Module hooks cannot be installed twice, and a worker keeps its modules: this file runs once per worker.
const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = circus;
Object.assign(globalThis, { describe, it, test, beforeAll, beforeEach, afterAll, afterEach, expect: jestExpect });
circus.addEventHandler((event) => {
  if (event.name === 'test_start') jestExpect.setState({ currentTestName: nameOf(event.test) });
});

// A process that ends by itself frees its whole heap, for longer than jest waits for a worker; one that exits does not.
process.once('beforeExit', () => process.exit());

const nameOf = ({ name, parent }) => (parent ? `${nameOf(parent)} ${name}` : name).replace(/^ROOT_DESCRIBE_BLOCK /, '');

/**
 * A jest `testRunner` (https://jestjs.io/docs/configuration#testrunner-string) for code that runs on a server: the test
 * file is imported by Node itself, so that the modules it imports are evaluated once per worker, not once per file in a
 * new context that Node never frees. Files of one worker therefore share module state: each closes what it opens.
 * There are no module mocks and no snapshots.
 */
export default async function runNatively(globalConfig, config, _environment, _runtime, testPath) {
  const env = { ...process.env };
  // jest maps the stacks of modules that it compiled itself; Node (--enable-source-maps) those of files that it loaded.
  Error.prepareStackTrace = undefined;
  const strayErrors = watchForStrayErrors();
  circus.resetState();
  const state = circus.getState();
  state.testTimeout = globalConfig.testTimeout ?? state.testTimeout;
  state.testNamePattern = globalConfig.testNamePattern ? new RegExp(globalConfig.testNamePattern, 'i') : null;
  try {
    for (const file of config.setupFiles) await import(pathToFileURL(file).href);
    await import(pathToFileURL(testPath).href);
    const { testResults, unhandledErrors } = await circus.run();
    return resultOf(testResults, [...unhandledErrors, ...strayErrors.found], { globalConfig, config, testPath });
  } finally {
    strayErrors.stop();
    restore(env);
  }
}

/** A warning that fails the file in which it comes: something deprecated is used, or a file that was opened is never closed. */
const isFault = ({ name, message }) => name === 'DeprecationWarning' || message.includes('on garbage collection');

/** Errors and warnings that no promise or callback of a test leads to: they fail the file. */
function watchForStrayErrors() {
  const found = [];
  const note = (error) => void found.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const noteFault = (warning) => void (isFault(warning) && note(warning));
  process.on('uncaughtException', note).on('unhandledRejection', note).on('warning', noteFault);
  const stop = () =>
    void process.off('uncaughtException', note).off('unhandledRejection', note).off('warning', noteFault);
  return { found, stop };
}

function restore(env) {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}

const statusOf = ({ status }) => (status === 'skip' ? 'pending' : status === 'done' || !status ? 'passed' : status);

function assertionOf(result) {
  const [, ...path] = result.testPath;
  return {
    ancestorTitles: path.slice(0, -1),
    title: path.at(-1),
    fullName: path.join(' '),
    duration: result.duration,
    failureMessages: result.errors,
    failureDetails: result.errorsDetailed,
    invocations: result.invocations,
    location: result.location,
    numPassingAsserts: result.numPassingAsserts,
    status: result.errors.length > 0 ? 'failed' : statusOf(result),
  };
}

function resultOf(testResults, errors, { globalConfig, config, testPath }) {
  const assertions = testResults.map(assertionOf);
  const count = (status) => assertions.filter((assertion) => assertion.status === status).length;
  const messages = [formatResultsErrors(assertions, config, globalConfig, testPath)];
  const testExecError = errors.length > 0 ? { message: '', stack: errors.join('\n') } : undefined;
  if (testExecError) messages.push(formatExecError(testExecError, config, globalConfig, testPath));
  return {
    ...createEmptyTestResult(),
    testFilePath: testPath,
    testResults: assertions,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    failureMessage: messages.filter(Boolean).join('\n') || null,
    testExecError,
  };
}
