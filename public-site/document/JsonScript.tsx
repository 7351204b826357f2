import { jsonForScript } from './json.js';

/** Data in the page, never run: content-security-policy does not concern it. */
export function JsonScript({ type, value, mark }: { type: string; value: unknown; mark?: string }) {
  return <script type={type} data-props={mark} dangerouslySetInnerHTML={{ __html: jsonForScript(value) }} />;
}
