/** What the environment says of the bin. */
export interface BinSettings {
  /** After how many days what is in it is deleted for good. */
  readonly retentionDays: number;
}
