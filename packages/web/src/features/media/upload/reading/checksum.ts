/** SHA-256 of a file as the library writes it; '' where the browser has no means (plain http). */
export async function checksumOf(file: Blob): Promise<string> {
  // Typed as always there, absent outside of secure contexts.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle) return '';
  // Both read and sum are done beside the page, so typing goes on.
  const sum = await subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
