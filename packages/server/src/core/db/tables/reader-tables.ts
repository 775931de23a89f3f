/** How often readers called, by keyed hashes. */
export interface ReaderCountTable {
  key: Buffer;
  window_start: Date;
  calls: number;
}
