import type { RunningServer } from '../../api/testing/server/runningServer.js';

interface CreatePayload {
  readonly success: boolean;
  readonly message: string;
  readonly record: { readonly id: string; readonly slug: string };
}

type Creatable = 'Event' | 'EventCategory' | 'EventDifficulty' | 'BlogCategory' | 'Menu' | 'NewsCategory';

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Makes a record through the API, as the Super Admin. */
export async function make(server: RunningServer, type: Creatable, input: { name: string; [field: string]: unknown }) {
  const field = type.charAt(0).toLowerCase() + type.slice(1);
  const payload = await server.admin.request<CreatePayload>(
    `mutation ($input: ${type}Input!) { create${type}(input: $input) { success message record: ${field} { id ${type === 'Menu' ? '' : 'slug'} } } }`,
    { input: { ...(type !== 'Menu' && { slug: slugOf(input.name) }), ...input } },
  );
  if (!payload.success) throw new Error(payload.message);
  return payload.record;
}

/** An event category as the database holds it, by its slug; null when there is none. */
export async function storedCategory(server: RunningServer, slug: string) {
  const page = await server.admin.request<{ rows: StoredCategory[]; descendants: StoredCategory[] }>(
    `query { eventCategories(pageSize: 100) { rows { ...Stored } descendants { ...Stored } } }
     fragment Stored on EventCategory { id slug active featured default version translations { lang name description } }`,
  );
  return [...page.rows, ...page.descendants].find((category) => category.slug === slug) ?? null;
}

export interface StoredCategory {
  readonly id: string;
  readonly slug: string;
  readonly active: boolean;
  readonly featured: boolean;
  readonly default: boolean;
  readonly version: number;
  readonly translations: readonly { lang: string; name: string | null; description: string | null }[];
}
