const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A shell command that calls the path: with the example as its body and, where it needs one, a token of the environment. */
export function curl(
  server: string,
  path: string,
  method: string,
  { needsToken, example }: { readonly needsToken: boolean; readonly example: unknown },
): string {
  return [
    `curl -X ${method.toUpperCase()} ${quoted(server + path)}`,
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(example === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(example))}`]),
  ].join(' \\\n  ');
}
