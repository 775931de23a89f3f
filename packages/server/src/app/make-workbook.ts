import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { MakeWorkbook } from '#server/features/accounts/export-accounts.ts';
import { MEDIA_TYPES, writeWorkbook } from '#server/features/posts/public.ts';

const LIMIT = 60_000;

/** Spreadsheets of posts, for features that lie below them. */
export const makeWorkbook: MakeWorkbook = async ({ name, headings, rows }) => {
  async function* batches() {
    yield rows;
  }
  const target = new PassThrough();
  const [content] = await Promise.all([
    buffer(target),
    writeWorkbook(target, [{ name, headings, rows: batches() }], AbortSignal.timeout(LIMIT)),
  ]);
  return { mediaType: MEDIA_TYPES.xlsx, content };
};
