/** Where the bytes of an attachment are in the storage. */
export function attachmentName(key: string): string {
  return `attachments/${key}`;
}
