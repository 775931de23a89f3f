import { PartMissing } from '#web/core/updates/part-missing.ts';

const SERVER_FAILED = 500;

/**
 * What has come lies in the browser's cache, where the import finds it: files of the console never change. A link that
 * preloads would be quicker by a hair, but where it fails the import of that file fails for ever, too.
 * @throws PartMissing
 */
export async function fetchPart(address: string): Promise<void> {
  try {
    const reply = await fetch(address);
    if (!reply.ok) throw new PartMissing(address, { isGone: reply.status < SERVER_FAILED });
    await reply.arrayBuffer();
  } catch (cause) {
    throw cause instanceof PartMissing ? cause : new PartMissing(address, { isGone: false, cause });
  }
}
