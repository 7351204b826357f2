import { canInstall, executable, onPath, installPackages } from './debian.mjs';
import { run } from '../run.mjs';
import { explain, step } from '../steps.mjs';

/** Debian's headless Chromium comes first: without the windows of a browser it takes a third less CPU time. */
const HEADLESS = 'chromium-headless-shell';
const commands = [
  HEADLESS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's chromium is a browser; elsewhere a command of that name may be a stub that tells how to install one. */
const isBrowser = async (path) => {
  if (process.platform === 'win32') return true;
  const { code, output } = await run('timeout', ['20', path, '--version', '--no-sandbox'], { mayFail: true });
  return code === 0 && /\d+\.\d+/.test(output);
};

async function findBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  for (const path of [...onPath(commands), ...places]) if (executable(path) && (await isBrowser(path))) return path;
  return null;
}

// The font brings Arabic letters, which a bare Debian lacks.
const FONT = 'fonts-dejavu-core';

/** Older Debians lack the headless package. */
const install = () =>
  installPackages([HEADLESS, FONT]).catch((error) => {
    console.log(explain(error));
    return installPackages(['chromium', FONT]);
  });

/**
 * The path of a Chromium or Chrome for the journeys: CHROME_PATH, one that is installed, or Debian's, installed where
 * that is allowed. Null when there is none to be had.
 */
export async function browser() {
  const found = await findBrowser();
  if (found || !canInstall()) return found;
  try {
    await step('Installing Chromium', install);
  } catch (error) {
    console.log(explain(error));
  }
  return findBrowser();
}
