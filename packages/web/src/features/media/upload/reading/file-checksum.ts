/** Hashed at once: any machine has this much memory, whatever the size of a film. */
const SLICE_BYTES = 8 * 1024 * 1024;
const EDGE_BYTES = 64 * 1024;

/** Typed as always present, but absent outside secure contexts. */
function subtleCrypto(): SubtleCrypto | undefined {
  return globalThis.crypto.subtle;
}

/** Reading and hashing run off the main thread, so typing stays responsive. */
async function digest(subtle: SubtleCrypto, bytes: BufferSource): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await subtle.digest('SHA-256', bytes));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of a file as the library stores it; '' if the browser cannot compute it (plain http). */
export async function checksumOf(file: Blob): Promise<string> {
  const subtle = subtleCrypto();
  return subtle ? hex(await digest(subtle, await file.arrayBuffer())) : '';
}

/** Tells most files of one name and size apart without reading them; '' on plain http. */
export async function edgesOf(file: Blob): Promise<string> {
  return await checksumOf(new Blob([file.slice(0, EDGE_BYTES), file.slice(-EDGE_BYTES)]));
}

/** A checksum of every byte of a file of any size, one slice in memory at a time; '' on plain http. */
export async function sliceChecksum(file: Blob): Promise<string> {
  const subtle = subtleCrypto();
  if (!subtle) return '';
  const sums: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < file.size; from += SLICE_BYTES) {
    sums.push(await digest(subtle, await file.slice(from, from + SLICE_BYTES).arrayBuffer()));
  }
  return hex(await digest(subtle, await new Blob(sums).arrayBuffer()));
}
