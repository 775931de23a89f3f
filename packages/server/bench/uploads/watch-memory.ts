import { setTimeout as sleep } from 'node:timers/promises';
import type { ProductSide } from '../sides/product-side.ts';

const EVERY_MS = 100;

/** Watches the product's memory. @returns a function that stops and returns the maximum. */
export function watchMemory(product: ProductSide): () => Promise<number> {
  let most = 0;
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      most = Math.max(most, (await product.memory()) ?? 0);
      await sleep(EVERY_MS);
    }
  })();
  return async () => {
    isWatching = false;
    await watching;
    return most;
  };
}
