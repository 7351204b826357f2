const CHUNK = 256;

interface Chunk<T> {
  readonly keys: string[];
  readonly items: T[];
  owner: object;
}

/**
 * Items in the order of their unique keys, in chunks. Forking is cheap: chunks are shared until one side changes them,
 * which is what gives transactions and cursors their own view.
 */
export class SortedList<T> {
  private owner = {};
  private chunks: Chunk<T>[] = [];
  size = 0;

  /** A list of items whose keys are in order already. */
  static of<T>(keys: readonly string[], items: readonly T[]): SortedList<T> {
    const list = new SortedList<T>();
    for (let at = 0; at < keys.length; at += CHUNK)
      list.chunks.push({ keys: keys.slice(at, at + CHUNK), items: items.slice(at, at + CHUNK), owner: list.owner });
    list.size = keys.length;
    return list;
  }

  /** A list with the same content that changes apart from this one. */
  fork(): SortedList<T> {
    const copy = new SortedList<T>();
    copy.chunks = [...this.chunks];
    copy.size = this.size;
    this.owner = {};
    return copy;
  }

  /** Adds the item, or replaces the one under its key. */
  set(key: string, item: T): void {
    const at = Math.min(this.chunkFor(key), this.chunks.length - 1);
    if (at < 0) {
      this.chunks.push({ keys: [key], items: [item], owner: this.owner });
      this.size++;
      return;
    }
    const chunk = this.writable(at);
    const index = lowerBound(chunk.keys, key);
    if (chunk.keys[index] === key) {
      chunk.items[index] = item;
      return;
    }
    chunk.keys.splice(index, 0, key);
    chunk.items.splice(index, 0, item);
    this.size++;
    if (chunk.keys.length > CHUNK * 2) this.split(at, index === chunk.keys.length - 1 ? CHUNK * 2 : CHUNK);
  }

  delete(key: string): boolean {
    const at = this.chunkFor(key);
    const index = at < this.chunks.length ? lowerBound((this.chunks[at] as Chunk<T>).keys, key) : 0;
    if (this.chunks[at]?.keys[index] !== key) return false;
    const chunk = this.writable(at);
    chunk.keys.splice(index, 1);
    chunk.items.splice(index, 1);
    if (chunk.keys.length === 0) this.chunks.splice(at, 1);
    this.size--;
    return true;
  }

  get(key: string): T | undefined {
    const chunk = this.chunks[this.chunkFor(key)];
    if (!chunk) return undefined;
    const index = lowerBound(chunk.keys, key);
    return chunk.keys[index] === key ? chunk.items[index] : undefined;
  }

  /** The first key that is equal to or greater than the given one. */
  keyFrom(key: string): string | undefined {
    const chunk = this.chunks[this.chunkFor(key)];
    return chunk?.keys[lowerBound(chunk.keys, key)];
  }

  /** The first item with low <= key < high. */
  first(low: string, high: string): T | undefined {
    const chunk = this.chunks[this.chunkFor(low)];
    if (!chunk) return undefined;
    const index = lowerBound(chunk.keys, low);
    return (chunk.keys[index] as string) < high ? chunk.items[index] : undefined;
  }

  /** The items with low <= key < high, upwards or downwards. The list must not change meanwhile. */
  *range(low: string, high: string, reverse = false): Generator<T> {
    if (reverse) {
      yield* this.rangeDown(low, high);
      return;
    }
    for (let at = this.chunkFor(low), index = -1; at < this.chunks.length; at++, index = 0) {
      const { keys, items } = this.chunks[at] as Chunk<T>;
      for (let i = index < 0 ? lowerBound(keys, low) : index; i < keys.length; i++) {
        if ((keys[i] as string) >= high) return;
        yield items[i] as T;
      }
    }
  }

  private *rangeDown(low: string, high: string): Generator<T> {
    const top = Math.min(this.chunkFor(high), this.chunks.length - 1);
    for (let at = top; at >= 0; at--) {
      const { keys, items } = this.chunks[at] as Chunk<T>;
      for (let i = (at === top ? lowerBound(keys, high) : keys.length) - 1; i >= 0; i--) {
        if ((keys[i] as string) < low) return;
        yield items[i] as T;
      }
    }
  }

  *values(): Generator<T> {
    for (const { items } of this.chunks) yield* items;
  }

  *entries(): Generator<[string, T]> {
    for (const { keys, items } of this.chunks) for (const [i, key] of keys.entries()) yield [key, items[i] as T];
  }

  /** Number of keys in low <= key < high. */
  count(low: string, high: string): number {
    return Math.max(0, this.rank(high) - this.rank(low));
  }

  private rank(key: string): number {
    const at = this.chunkFor(key);
    let rank = 0;
    for (let i = 0; i < at; i++) rank += (this.chunks[i] as Chunk<T>).keys.length;
    const chunk = this.chunks[at];
    return chunk ? rank + lowerBound(chunk.keys, key) : rank;
  }

  /** The first chunk whose last key is equal to or greater than the given key; one past the end if there is none. */
  private chunkFor(key: string): number {
    let low = 0;
    let high = this.chunks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const { keys } = this.chunks[middle] as Chunk<T>;
      if ((keys[keys.length - 1] as string) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private writable(at: number): Chunk<T> {
    const chunk = this.chunks[at] as Chunk<T>;
    if (chunk.owner === this.owner) return chunk;
    return (this.chunks[at] = { keys: [...chunk.keys], items: [...chunk.items], owner: this.owner });
  }

  private split(at: number, where: number): void {
    const chunk = this.chunks[at] as Chunk<T>;
    const right = { keys: chunk.keys.splice(where), items: chunk.items.splice(where), owner: this.owner };
    this.chunks.splice(at + 1, 0, right);
  }
}

function lowerBound(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
