/** The prefix of the bytes of an upload until it ends. */
export function entryPartPrefix(uploadId: string): string {
  return `contest/uploads/${uploadId}/`;
}
