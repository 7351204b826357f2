import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Clock ticks of /proc/PID/stat; 100 on every Linux in use. */
const TICKS_A_SECOND = 100;

/** A server in a process of its own, which prints its address in its first line once it accepts connections. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly firstLine: string,
    readonly startMilliseconds: number,
  ) {}

  static async start(script: string, ...args: string[]): Promise<ServerProcess> {
    const began = performance.now();
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    const line = await Promise.race([
      once(child.stdout, 'data').then(([bytes]: Buffer[]) => String(bytes).trim()),
      once(child, 'exit').then(() => {
        throw new Error(`${script} ended before it answered`);
      }),
    ]);
    return new ServerProcess(child, line, performance.now() - began);
  }

  /** Seconds of processor time used so far, all threads; undefined where there is no /proc. */
  processorSeconds(): number | undefined {
    const stat = this.proc('stat');
    if (stat === undefined) return undefined;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  }

  /** Bytes in memory: all that is resident, and what of it is pages of mapped files. */
  resident(): { total: number; file: number } | undefined {
    const status = this.proc('status');
    if (status === undefined) return undefined;
    const kilobytes = (field: string): number => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
    return { total: kilobytes('VmRSS') * 1024, file: kilobytes('RssFile') * 1024 };
  }

  async stop(): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await exit;
  }

  private proc(name: string): string | undefined {
    try {
      return readFileSync(`/proc/${this.child.pid}/${name}`, 'utf8');
    } catch {
      return undefined;
    }
  }
}
