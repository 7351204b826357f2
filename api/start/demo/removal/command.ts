import { parseArgs } from 'node:util';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { createLogger } from '../../../platform/log/logger.js';
import { readSettings } from '../../../platform/settings.js';
import { errorOf } from '../../../platform/values.js';
import { openSite } from '../../transfer/openSite.js';
import { asSuperAdmin } from '../asSuperAdmin.js';
import { demoContentNow, removeDemoContent, restoreDemoContent } from './demoContent.js';
import type { DemoKind } from './demoTypes.js';

const USAGE = `Usage: npm run demo -- show | remove [--undo]
  show           says what of the demo content can be removed, and what stays
  remove         removes the demo content that nobody has changed
  remove --undo  brings back what was removed, while the bin has it
  The server must be stopped where it has its own database; the console does the same while it runs. With MONGODB_URI it may run.`;

const listed = (kinds: readonly DemoKind[], of: 'removable' | 'staying') =>
  kinds.flatMap((one) => (one[of] > 0 ? [`${one.kind} ${one[of]}`] : [])).join(', ') || 'nothing';

/** @returns the exit code: 0 when it is done, 1 when there was nothing to do, 2 when it could not be done */
export async function demoCommand(
  args: string[],
  env: NodeJS.ProcessEnv,
  report: (line: string) => void,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { undo: { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [action, ...others] = positionals;
    const isKnown = (action === 'show' && !values.undo) || action === 'remove';
    if (values.help || !isKnown || others.length > 0) {
      report(USAGE);
      return values.help ? 0 : 2;
    }
    const site = await openSite(await readSettings(env), createLogger('warn'));
    try {
      const context = await asSuperAdmin(await site.context('demo'));
      if (action === 'show') {
        const { kinds, removed } = await demoContentNow(context);
        report(`Can be removed: ${listed(kinds, 'removable')}`);
        report(`Stays: ${listed(kinds, 'staying')}`);
        if (removed > 0) report(`Removed, and can be brought back: ${removed}`);
        return 0;
      }
      const tell = (done: number, of: number) => report(`  ${done} of ${of}`);
      const { success, message, kinds } = await (values.undo ? restoreDemoContent : removeDemoContent)(context, tell);
      report(inEnglish(message));
      if (!success) return 1;
      report(`${values.undo ? 'Back' : 'Removed'}: ${listed(kinds, 'removable')}`);
      report(`${values.undo ? 'Not back' : 'Stays'}: ${listed(kinds, 'staying')}`);
      return 0;
    } finally {
      await site.close();
    }
  } catch (error) {
    report(`The demo content stays as it is: ${errorOf(error).message}`);
    return 2;
  }
}
