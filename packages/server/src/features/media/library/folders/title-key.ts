/** Names that differ in capitals alone are the same. */
export function titleKey(title: string): string {
  return title.normalize('NFC').toLowerCase();
}
