import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** A REST response that does not match the OpenAPI document. */
export class UndescribedResponse extends Error {}

interface Described {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, unknown>> }>>>
  >;
}

const DOCUMENT = 'openapi.json';
const pointer = (...parts: readonly string[]) =>
  parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

/** Validates responses against the OpenAPI document that a server serves. */
export class RestContract {
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor(readonly document: Described) {
    formats.default(this.#ajv);
    this.#ajv.addSchema(document, DOCUMENT);
  }

  static async of(url: string): Promise<RestContract> {
    return new RestContract((await (await fetch(`${url}/api/${DOCUMENT}`)).json()) as Described);
  }

  /** @throws UndescribedResponse with the differences; ignores paths and methods that do not exist */
  check(method: string, path: string, status: number, body: unknown): void {
    const name = path.split('?', 1)[0]?.replace(/\/$/, '') ?? '';
    const verb = method.toLowerCase();
    const operation = this.document.paths[name]?.[verb];
    if (!operation) return;
    const described = operation.responses[String(status)] as { readonly $ref?: string } | undefined;
    if (!described) throw new UndescribedResponse(`${method} ${name} responds ${status}, which is not described.`);
    const at = described.$ref?.slice(2) ?? pointer('paths', name, verb, 'responses', String(status));
    const validate = this.#validator(`${at}/${pointer('content', 'application/json', 'schema')}`);
    if (validate(body)) return;
    const problems = validate.errors?.map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    );
    throw new UndescribedResponse(`${method} ${name} ${status}: ${problems?.slice(0, 5).join('; ')}`);
  }

  #validator(at: string): ValidateFunction {
    const known = this.#validators.get(at);
    if (known) return known;
    const validate = this.#ajv.compile({ $ref: `${DOCUMENT}#/${at}` });
    this.#validators.set(at, validate);
    return validate;
  }
}
