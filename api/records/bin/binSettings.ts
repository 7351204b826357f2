/** Settings of the bin from the environment. */
export interface BinSettings {
  /** After how many days what is in it is deleted for good. */
  readonly retentionDays: number;
}
