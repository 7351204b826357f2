import {
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  getNamedType,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { getDirective } from '@graphql-tools/utils';
import { LRUCache } from 'lru-cache';
import { PUBLIC_DIRECTIVE } from '../access/permissionDirective.js';
import { GRAPHQL_LIMITS } from '../graphql/limits.js';
import { stampOf } from '../platform/contentStamps.js';

/** Memory that kept answers may take, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;
/** An answer larger than this is not kept. */
const MAX_ENTRY_BYTES = 512 * 1024;
const KEPT_DOCUMENTS = 1000;

interface Entry {
  readonly body: Buffer;
  readonly stamps: readonly (readonly [kindName: string, stamp: number])[];
}

/** The kinds an answer came from, as they stood before it was worked out. */
export type Stamps = Entry['stamps'];

/**
 * Answers to visitors' GraphQL queries, kept until a kind they read is written. Only requests without any sign-in come
 * here, and only queries whose root fields are all @public are kept.
 */
export class ResponseCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 200,
  });
  readonly #kinds = new LRUCache<string, { readonly kinds: readonly string[] | null }>({ max: KEPT_DOCUMENTS });

  /**
   * @param kindsOfType the record kinds that what visitors see of a GraphQL type depends on
   * @param always kinds that every answer depends on (languages: they decide the fallback)
   */
  constructor(
    readonly schema: GraphQLSchema,
    readonly kindsOfType: (typeName: string) => readonly string[],
    readonly always: readonly string[],
  ) {}

  get size(): number {
    return this.#entries.size;
  }

  clear(): void {
    this.#entries.clear();
  }

  get(key: string): Buffer | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (entry.stamps.every(([kind, stamp]) => stampOf(kind) === stamp)) return entry.body;
    this.#entries.delete(key);
    return null;
  }

  /** To be taken before the query runs: a write that comes in between then makes its answer stale. Null: not to be kept. */
  stampsOf(query: string): Stamps | null {
    let known = this.#kinds.get(query);
    if (!known) {
      known = { kinds: this.#kindsRead(query) };
      this.#kinds.set(query, known);
    }
    return known.kinds && known.kinds.map((kind) => [kind, stampOf(kind)] as const);
  }

  set(key: string, body: Buffer, stamps: Stamps): void {
    if (body.length <= MAX_ENTRY_BYTES) this.#entries.set(key, { body, stamps });
  }

  #kindsRead(query: string): readonly string[] | null {
    let document: DocumentNode;
    try {
      document = parse(query, { maxTokens: GRAPHQL_LIMITS.tokens });
    } catch {
      return null; // The server answers what is wrong with it.
    }
    const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (operations.length !== 1 || operations[0]?.operation !== 'query') return null;
    const kinds = new Set(this.always);
    const typeInfo = new TypeInfo(this.schema);
    const queryType = this.schema.getQueryType();
    let open = true;
    visit(
      document,
      visitWithTypeInfo(typeInfo, {
        Field: () => {
          const field = typeInfo.getFieldDef();
          if (typeInfo.getParentType() === queryType) {
            open &&= Boolean(field && getDirective(this.schema, field, PUBLIC_DIRECTIVE)?.length);
          }
          for (const kind of field ? this.kindsOfType(getNamedType(field.type).name) : []) kinds.add(kind);
        },
      }),
    );
    return open ? [...kinds] : null;
  }
}
