import { readWxr } from '../wordpress/read-wxr.ts';
import type { WxrElement, WxrRecord } from '../wordpress/wxr-record.ts';

const MAX_ITEMS = 50;
const MAX_CHARACTERS = 4_000_000;

/** The items of an export in batches small enough for memory, and for whoever stops the import. */
export async function* itemBatches(
  path: string,
  isWanted: (item: WxrElement) => boolean,
): AsyncGenerator<readonly WxrRecord[]> {
  let batch: WxrRecord[] = [];
  let characters = 0;
  for await (const record of readWxr(path)) {
    if (record.element.name !== 'item' || !isWanted(record.element)) continue;
    batch.push(record);
    characters += record.source.length;
    if (batch.length < MAX_ITEMS && characters < MAX_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}
