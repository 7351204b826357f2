import { useParams } from 'react-router';

/** Parses the id at the end of `{slug}-{id}`, or a bare `{id}`: 24 hexadecimal digits (SPEC-D75); null without one. */
export function idOf(slugAndId: string | undefined): string | null {
  return /(?:^|-)([0-9a-f]{24})$/i.exec(slugAndId ?? '')?.[1]?.toLowerCase() ?? null;
}

/** The id of the record in an update screen's address; null if it has none. */
export function useRecordId(): string | null {
  return idOf(useParams().slugAndId);
}

/**
 * The path of a record's update screen: `/event/category/update/workshops-65…`, or without the slug if there is none.
 */
export function updatePath(base: string, record: { readonly id: string; readonly slug?: string | null }): string {
  return `/${base}/update/${record.slug ? `${record.slug}-` : ''}${record.id}`;
}
