import { useParams } from 'react-router';

/** The id at the end of `{slug}-{id}`, or a bare `{id}`: 24 hexadecimal digits (SPEC-D75); null when there is none. */
export function idOf(slugAndId: string | undefined): string | null {
  return /(?:^|-)([0-9a-f]{24})$/i.exec(slugAndId ?? '')?.[1]?.toLowerCase() ?? null;
}

/** The id of the record that an update screen's address names; null when the address holds none. */
export function useRecordId(): string | null {
  return idOf(useParams().slugAndId);
}

/** Path of a record's update screen, for links: `/event/category/update/workshops-65…`, without the slug when it has none. */
export function updatePath(base: string, record: { readonly id: string; readonly slug?: string | null }): string {
  return `/${base}/update/${record.slug ? `${record.slug}-` : ''}${record.id}`;
}
