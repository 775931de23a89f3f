/** People leave out what browsers hide. */
export function wholeAddress(address: string): string {
  const text = address.trim();
  return text === '' || /^https?:/i.test(text) ? text : `https://${text}`;
}
