import { menu } from '@polyphony/domain/kinds/menu.js';
import { MENUS_MAX } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { memoEachUntilWrite } from '../../platform/cache/memoUntilWrite.js';
import type { ListRequest, RecordPage } from '../../records/read/recordReads.js';
import type { PageSelection } from '../../records/read/selection.js';
import { modelOf } from '../../records/schema/model.js';
import { publishedQueries } from '../../records/graphql/publishedQueries.js';
import { RecordBase, type StoredRecord } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import type { FieldError } from '../../records/schema/types.js';
import type { KindSteps, StateRefusals } from '../../records/write/kindRules.js';
import { invalid } from '../../records/write/outcome.js';
import type { FormValues } from '../../records/write/recordRules.js';
import { TreeForm, TreeStore } from '../../records/store/treeStore.js';

@Record(menu, "An entry of the site's header.")
export class Menu extends RecordBase {}

/** Pages of menus that are cached: one for each page, page size and selection. */
const CACHED_PAGES = 20;

class MenuForm extends TreeForm {
  constructor(private readonly menus: MenuStore) {
    super(menus);
  }

  override async refuseSave(next: FormValues, current: StoredRecord | null, context: Context): Promise<FieldError[]> {
    const isFull = !current && (await this.menus.isFull());
    return isFull ? [invalid('name', messages.menusTooMany(MENUS_MAX))] : super.refuseSave(next, current, context);
  }
}

/** Menus: no more than a header can show, and cached, for every page of the site shows them. */
class MenuStore extends TreeStore {
  override readonly form = new MenuForm(this);
  readonly #pages = memoEachUntilWrite<RecordPage>([this.kind.name], CACHED_PAGES);

  override async published(request: ListRequest, selection: PageSelection, stamps: ContentStamps): Promise<RecordPage> {
    const read = () => super.published(request, selection, stamps);
    if (request.searchName?.trim()) return read();
    return this.#pages(stamps, JSON.stringify([request.page, request.pageSize, selection]), read);
  }

  override readonly refusals: StateRefusals = {
    deletes: (records, context) => this.refuseParents(records, context),
    restore: async (record) => ((await this.isFull()) ? messages.menusTooMany(MENUS_MAX) : this.refusePlace(record)),
  };

  /** Two menus that are created at once would both be the last one. */
  override readonly steps: KindSteps = {
    lease: (write) => (write.action === 'CREATE' ? this.treeLease : this.leaseOf(write)),
    batches: (write, ids) => this.levelsOf(write, ids),
  };

  async isFull(): Promise<boolean> {
    return (await this.model.countDocuments()) >= MENUS_MAX;
  }
}

export const menuStore = new MenuStore(menu, modelOf(Menu));

@Resolver()
export class MenuResolver extends recordResolver(menuStore, Menu) {}

@Resolver()
export class PublishedMenus extends publishedQueries(menuStore, Menu) {}
