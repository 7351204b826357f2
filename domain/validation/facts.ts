declare const fact: unique symbol;

/** A value of whose field the compiler knows more than the value says. Every plain value is one. */
interface Marked<Fact> {
  readonly [fact]?: Fact;
}

interface IdOf<Kind extends string> {
  readonly [fact]?: { readonly id: Kind };
}

/** The id of a record of a kind, or of any. The id of one kind is not that of another; a plain text is either. */
export type Id<Kind extends string = string> = string & IdOf<Kind>;

/** A text, or a list of texts, that each language has its own of. */
export type PerLanguage<Value> = Value & Marked<'perLanguage'>;

/** A text of entries that is the same in every language. */
export type Everywhere<Value> = Value & Marked<'everywhere'>;

/** A text that is sent and never returned, as a password is. */
export type Unread<Value> = Value & Marked<'unread'>;

/** An amount in units of a currency, which is stored as `Money`: as a number, or as the text 'AED,1000'. */
export type Priced<Value> = Value & Marked<'money'>;

/** Mark of a value, null left out; never for a plain one. */
export type FactOf<Value> = typeof fact extends keyof NonNullable<Value>
  ? NonNullable<NonNullable<Value>[typeof fact]>
  : never;

/** The kind whose record's id a value is; never for another value. */
export type KindOfId<Value> = KindIn<FactOf<Value>>;
type KindIn<Fact> = Fact extends { readonly id: infer Kind } ? Kind : never;
