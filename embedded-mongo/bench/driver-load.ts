import type { Collection, MongoClient, ObjectId } from 'mongodb';
import { idOf, makeThing, PAGE, type Thing } from './documents.js';
import { clients, type Workload } from './rounds.js';

const some = (count: number): number => Math.floor(Math.random() * count);

let lastNumber = 0x2000_0000;

/** The same operations as an application does them, through the official driver. */
export class DriverLoad {
  constructor(private readonly client: MongoClient) {}

  private things(collection: string): Collection<Thing> {
    return this.client.db('bench').collection<Thing>(collection);
  }

  ping(connections: number): Workload {
    const db = this.client.db('bench');
    return clients(connections, () => db.command({ ping: 1 }));
  }

  findById(connections: number, collection: string, documents: number): Workload {
    const things = this.things(collection);
    return clients(connections, () => things.findOne({ _id: idOf(some(documents)) }));
  }

  page(connections: number, collection: string): Workload {
    const things = this.things(collection);
    return clients(connections, async () => {
      const rows = await things
        .find({ status: 'public' })
        .sort({ createdAt: -1 })
        .skip(PAGE * some(10))
        .limit(PAGE)
        .toArray();
      if (rows.length !== PAGE) throw new Error(`a page of ${rows.length}`);
    });
  }

  /** The _ids of each of those pages. */
  async pages(collection: string): Promise<ObjectId[][]> {
    const rows = await this.things(collection)
      .find({ status: 'public' }, { projection: { _id: 1 } })
      .sort({ createdAt: -1 })
      .limit(PAGE * 10)
      .toArray();
    return Array.from({ length: 10 }, (_, page) => rows.slice(page * PAGE, (page + 1) * PAGE).map(({ _id }) => _id));
  }

  idList(connections: number, collection: string, pages: readonly (readonly ObjectId[])[]): Workload {
    const things = this.things(collection);
    return clients(connections, async () => {
      const ids = pages[some(pages.length)] as readonly ObjectId[];
      const rows = await things.find({ _id: { $in: ids } }).toArray();
      if (rows.length !== PAGE) throw new Error(`${rows.length} of ${PAGE} documents`);
    });
  }

  insert(connections: number, collection: string): Workload {
    const things = this.things(collection);
    return clients(connections, () => things.insertOne(makeThing(lastNumber++)));
  }

  updateById(connections: number, collection: string, documents: number): Workload {
    const things = this.things(collection);
    return clients(connections, () => things.updateOne({ _id: idOf(some(documents)) }, { $inc: { number: 1 } }));
  }
}
