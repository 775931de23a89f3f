import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ATTACHMENT_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/attachments/attachment-texts.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';

/** Bytes on this machine that nobody has looked into yet. */
export interface ReceivedFile {
  readonly path: string;
  readonly sha256: Buffer;
}

/**
 * Writes a body of the announced size into a file of this machine, which `use` may move away; whatever is left of it is
 * removed. @throws TOO_LARGE, RULES_NOT_MET: NOT_WHOLE for a body that ended early.
 */
export async function receiveFile<Result>(
  scratch: Scratch,
  { body, sizeBytes }: { readonly body: Readable; readonly sizeBytes: number },
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const path = await scratch.newPath();
  try {
    return await use({ path, sha256: await write(path, body, sizeBytes) });
  } finally {
    await rm(path, { force: true });
  }
}

async function write(path: string, body: Readable, sizeBytes: number): Promise<Buffer> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx');
  let size = 0;
  try {
    for await (const chunk of chunksOf(body)) {
      size += chunk.length;
      if (size > sizeBytes) throw new AppError('TOO_LARGE');
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  if (size !== sizeBytes) throw ruleNotMet(TEXTS, 'NOT_WHOLE', 'file');
  return hash.digest();
}

/** A connection that breaks ends them; the answer of a refusal still has its line. */
async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk;
  } catch {
    // Its size tells.
  }
}
