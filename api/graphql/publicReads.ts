import { getDirective } from '@graphql-tools/utils';
import {
  getNamedType,
  Kind,
  parse,
  TypeInfo,
  TypeNameMetaFieldDef,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { PUBLIC_DIRECTIVE } from '../access/permissionDirective.js';
import { GRAPHQL_LIMITS } from '../platform/limits/graphqlLimits.js';
import { listScope, type ContentStamps } from '../platform/cache/contentStamps.js';
import type { Stamps } from '../platform/cache/stampedCache.js';

const CACHED_DOCUMENTS = 1000;
/** Characters of the documents whose reads are cached: any client can send other ones, as long as a body may be. */
const CACHED_CHARACTERS = 4_000_000;

type Kinds = readonly string[] | null;

/** Determines the kinds that a visitor's query reads. Only queries whose root fields are all @public may be cached. */
export class PublicReads {
  readonly #texts = new LRUCache<string, { readonly kinds: Kinds }>({
    max: CACHED_DOCUMENTS,
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_known, query) => query.length + 1,
  });
  readonly #documents = new WeakMap<DocumentNode, { readonly kinds: Kinds }>();

  /**
   * @param kindsOfType the record kinds that the published fields of a GraphQL type depend on; null: none are known
   * @param inParts kinds whose records are noted as they are read (`cachedParts` of their stores)
   * @param always kinds that every response depends on (languages: they determine the fallback)
   * @throws Error for a public query whose type has no known kinds
   */
  constructor(
    readonly schema: GraphQLSchema,
    readonly kindsOfType: (typeName: string) => readonly string[] | null,
    readonly inParts: ReadonlySet<string>,
    readonly always: readonly string[],
    readonly stamps: ContentStamps,
  ) {
    for (const field of Object.values(schema.getQueryType()?.getFields() ?? {}))
      if (this.#isPublic(field) && !kindsOfType(getNamedType(field.type).name))
        throw new Error(
          `Which kinds the public query ${field.name} depends on is not declared: its cache would go stale.`,
        );
  }

  #isPublic(field: GraphQLField<unknown, unknown>): boolean {
    return Boolean(getDirective(this.schema, field, PUBLIC_DIRECTIVE)?.length);
  }

  /** Call before the query runs, so that a concurrent write makes the response stale. Null: must not be cached. */
  stampsOf(query: string | DocumentNode): Stamps | null {
    return this.#kindsOf(query)?.map((kind) => [kind, this.stamps.of(kind)] as const) ?? null;
  }

  /**
   * The same for a page, which notes the records that it shows: of kinds in parts it depends on their lists, and not on
   * every record. `whole`: the stamps of these kinds, by which to tell whether one was written while the page was made.
   */
  pageStampsOf(query: string | DocumentNode): { readonly stamps: Stamps; readonly whole: Stamps } | null {
    const kinds = this.#kindsOf(query);
    if (!kinds) return null;
    const stampOf = (name: string) => [name, this.stamps.of(name)] as const;
    return {
      stamps: kinds.map((kind) => stampOf(this.inParts.has(kind) ? listScope(kind) : kind)),
      whole: kinds.filter((kind) => this.inParts.has(kind)).map(stampOf),
    };
  }

  #kindsOf(query: string | DocumentNode): Kinds {
    const cached = typeof query === 'string' ? this.#texts.get(query) : this.#documents.get(query);
    if (cached) return cached.kinds;
    const known = { kinds: this.#read(query) };
    if (typeof query === 'string') this.#texts.set(query, known);
    else this.#documents.set(query, known);
    return known.kinds;
  }

  #read(query: string | DocumentNode): Kinds {
    let document: DocumentNode;
    try {
      document = typeof query === 'string' ? parse(query, { maxTokens: GRAPHQL_LIMITS.tokens }) : query;
    } catch {
      return null; // The server responds with what is wrong.
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
          if (typeInfo.getParentType() === queryType && field?.name !== TypeNameMetaFieldDef.name) {
            open &&= field != null && this.#isPublic(field);
          }
          for (const kind of (field && this.kindsOfType(getNamedType(field.type).name)) ?? []) kinds.add(kind);
        },
      }),
    );
    return open ? [...kinds] : null;
  }
}
