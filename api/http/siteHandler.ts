import type { IncomingMessage, ServerResponse } from 'node:http';
import type { createSite as CreateSite } from '@polyphony/public-site';
import type { Execute } from '../graphql/executor.js';
import { allowPage, keepPolicy, newNonce } from './securityHeaders.js';
import type { ContextFor } from './requestContext.js';
import { siteForm } from './siteForm.js';

const ANSWERED: readonly string[] = ['GET', 'HEAD', 'POST'];

/** Serves the visitors' site: it asks for its data in this process, as the visitor whose request it answers. */
export function siteHandler(options: {
  readonly createSite: typeof CreateSite;
  readonly execute: Execute;
  readonly contextFor: ContextFor;
  readonly publicUrl: string;
  readonly clientDir: string;
}) {
  const { createSite, execute, contextFor, publicUrl, clientDir } = options;

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (!ANSWERED.includes(req.method ?? '')) {
      res.writeHead(405, { allow: ANSWERED.join(', ') }).end();
      return;
    }
    const context = await contextFor(req, res, { page: req.method !== 'POST' });
    const site = createSite({
      publicUrl,
      clientDir,
      visitor: context.visitor,
      report: (error) => context.log.error({ err: error }, 'page failed'),
      execute: ({ language, variables, ...operation }) =>
        execute(
          { ...operation, variables: { ...variables } },
          { ...context, language: { asked: language, default: context.language.default } },
        ),
    });
    const headers = Object.fromEntries(
      Object.entries(req.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
    );
    const nonce = newNonce();
    const answer = await site.handle({
      url: req.url ?? '/',
      headers: { ...headers, 'x-request-id': context.requestId },
      nonce,
      ...(req.method === 'POST' && { form: await siteForm(req, publicUrl) }),
    });
    res.statusCode = answer.status;
    if (answer.status === 304) keepPolicy(res);
    else if (answer.headers['content-type']?.startsWith('text/html')) allowPage(res, nonce);
    for (const [name, value] of Object.entries(answer.headers)) res.setHeader(name, value);
    // Added to those that an operation may have set.
    if (answer.cookies.length > 0) res.appendHeader('set-cookie', answer.cookies);
    res.end(req.method === 'HEAD' ? undefined : answer.body);
  };
}
