import { ChunkError } from '#web/core/updates/chunk-error.ts';

const SERVER_FAILED = 500;

/**
 * Puts a file of the console into the browser's cache, where the import finds it: these files never change. A preload
 * link would be slightly faster, but after a failed preload every later import of that file fails too.
 * @throws ChunkError
 */
export async function fetchChunk(address: string): Promise<void> {
  try {
    const reply = await fetch(address);
    if (!reply.ok) throw new ChunkError(address, { isGone: reply.status < SERVER_FAILED });
    await reply.arrayBuffer();
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError(address, { isGone: false, cause });
  }
}
