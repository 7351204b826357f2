/** What the environment says of enquiries. */
export interface EnquirySettings {
  readonly publicUrl: string;
  /** Who is told of enquiries by mail; nobody without it. */
  readonly staffAddress?: string | undefined;
  /** After how many days they are deleted. */
  readonly keptDays: number;
}
