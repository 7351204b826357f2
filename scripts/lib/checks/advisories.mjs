/** Worst first; from 'high' on, a release must not go out. */
const severities = ['critical', 'high', 'moderate', 'low', 'info'];
const grave = new Set(['critical', 'high']);

/**
 * What `npm audit --omit=dev --json` printed, parsed.
 * @param {string} output
 * @returns {{available: false, reason: string} |
 *   {available: true, advisories: {severity: string, name: string, range: string, title: string, url: string}[]}}
 */
export function readAudit(output) {
  let audit;
  try {
    audit = JSON.parse(output);
  } catch {
    return { available: false, reason: output.trim().split('\n').at(-1) || 'npm said nothing' };
  }
  if (!audit.vulnerabilities) {
    return { available: false, reason: audit.message ?? audit.error?.summary ?? 'npm gave no report' };
  }
  // A package that is vulnerable only through another one refers to it in `via`; the advisory is there.
  const advisories = Object.values(audit.vulnerabilities).flatMap(({ via }) =>
    via
      .filter((one) => typeof one === 'object')
      .map(({ severity, name, range, title, url }) => ({ severity, name, range, title, url })),
  );
  const rank = ({ severity }) => severities.indexOf(severity);
  return { available: true, advisories: advisories.sort((a, b) => rank(a) - rank(b)) };
}

/** @returns {{lines: string[], ok: boolean}} what to tell, and whether nothing grave is known */
export function judge(audit) {
  if (!audit.available) {
    return {
      ok: true,
      lines: [
        'NOT CHECKED: the configured npm registry answers no questions about advisories.',
        `  It said: ${audit.reason}`,
        '  Ask one that does: npm_config_registry=<its address> npm run audit:deps',
      ],
    };
  }
  const bad = audit.advisories.filter(({ severity }) => grave.has(severity)).length;
  const count = audit.advisories.length;
  return {
    ok: bad === 0,
    lines: [
      ...audit.advisories.map(
        ({ severity, name, range, title, url }) => `${severity}: ${name} ${range}: ${title} (${url})`,
      ),
      count === 0
        ? 'No advisory is known for any production dependency.'
        : `${count} ${count === 1 ? 'advisory' : 'advisories'} for production dependencies, ${bad} of them high or critical.`,
    ],
  };
}
