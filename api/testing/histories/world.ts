import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { TypedDocument } from '../clients/typedDocument.js';
import { TestClient, type GraphQLResponse } from '../clients/testClient.js';
import type { RecordMaker } from '../records/recordMaker.js';
import { Ledger } from './ledger.js';
import { Marks } from './marks.js';

/** A member of staff. `holds` is null for the Super Admin, who may do everything. */
export interface Person {
  readonly name: string;
  readonly token: string | null;
  readonly holds: ReadonlySet<string> | null;
}

/** A record that a sequence has made, as its clients know it. */
export interface Known {
  readonly id: string;
  readonly kind: AnyKind;
  version: number;
  isDeleted: boolean;
  /** The revision of its draft. */
  draft: string | null;
}

/** An import that was sent, with the mark of each row by its line. */
export interface SentImport {
  readonly id: string;
  readonly kind: AnyKind;
  readonly by: Person;
  readonly rows: ReadonlyMap<number, string>;
}

/** The server ended before it responded: what was requested may or may not have been done. */
export class Unanswered extends Error {}

/** Refusals that a client may get; any other error is a fault of the server. */
const EXPECTED: ReadonlySet<unknown> = new Set(['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'BAD_USER_INPUT']);

/** A payload, or why there is none: the code of an error, or what the payload says. */
export type Response<T> =
  { readonly value: T; readonly refusal: null } | { readonly value: null; readonly refusal: string };

interface Payload {
  readonly success?: boolean;
  readonly message?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** State of a sequence: its kinds and people, the records that it has made, and the response to each write. */
export class World {
  readonly ledger = new Ledger();
  readonly records: Known[] = [];
  readonly imports: SentImport[] = [];

  constructor(
    readonly kinds: readonly AnyKind[],
    readonly people: readonly Person[],
    readonly maker: Pick<RecordMaker, 'freshInput'>,
    /** The address of the server; another one after each start. */
    public url: string,
    readonly marks: Marks = new Marks(),
    /** Whether the server may end at any time. */
    readonly mayEnd = false,
  ) {}

  client({ token }: Person): TestClient {
    return new TestClient(this.url, token);
  }

  of({ name }: AnyKind, isDeleted = false): Known[] {
    return this.records.filter((known) => known.kind.name === name && known.isDeleted === isDeleted);
  }

  /** @throws Unanswered when the server ended meanwhile */
  async awaitResponse<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      // The client of HTTP says so of connections that end.
      if (this.mayEnd && error instanceof TypeError) throw new Unanswered('The server ended.', { cause: error });
      throw error;
    }
  }

  /**
   * Sends an operation with one root field.
   * @throws Unanswered when the server ended meanwhile; Error for an error that no client may get
   */
  async request<T>(person: Person, document: string | TypedDocument<T>, variables: object): Promise<Response<T>> {
    const { data, errors }: GraphQLResponse = await this.awaitResponse(() =>
      this.client(person).graphql(document, variables),
    );
    const [error] = errors;
    if (error) {
      const code = error.extensions['code'];
      if (!EXPECTED.has(code))
        throw new Error(`${document.toString()} ${JSON.stringify(variables)}: ${JSON.stringify(errors)}`);
      return { value: null, refusal: String(code) };
    }
    const [value] = Object.values(data ?? {}) as (T & Payload)[];
    if (!value) throw new Error(`${document.toString()}: there is no payload.`);
    if (value.success === false && !('results' in value)) {
      const wrong = (value.errors ?? []).map(({ field, message }) => `${field}: ${message}`).join(' ');
      return { value: null, refusal: wrong || (value.message ?? 'refused') };
    }
    return { value, refusal: null };
  }
}
