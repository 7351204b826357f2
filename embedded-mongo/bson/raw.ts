/** Documents that are BSON already, written into a reply as an array without decoding them. */
export class RawArray {
  constructor(readonly documents: readonly Uint8Array[]) {}
}

/** One document that is BSON already. */
export class RawDocument {
  constructor(readonly bytes: Uint8Array) {}
}
