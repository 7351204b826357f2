/** Settings of enquiries from the environment. */
export interface EnquirySettings {
  readonly publicUrl: string;
  /** The address that is notified of enquiries; none without it. */
  readonly staffAddress?: string | undefined;
  /** After how many days they are deleted. */
  readonly retentionDays: number;
}
