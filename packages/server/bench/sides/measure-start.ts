import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../percentiles.ts';
import { type ProductOptions, startProductSide } from './product-side.ts';

const STARTS = 5;
/** A start after a build compiles everything, and keeps that for later ones a while after it is ready. */
const COMPILED_MS = 7_000;

export interface StartTimes {
  /** Seconds from the start of the server's process until it is ready, with the database running. */
  readonly server: number;
  /** The same from the start of the program that looks for stale builds first. */
  readonly program: number;
}

/** Starts the product several times and stops it. @returns the medians; undefined where the system reports no times. */
export async function measureStart(options: ProductOptions): Promise<StartTimes | undefined> {
  const first = await startProductSide(options);
  await sleep(COMPILED_MS);
  await first.stop();
  const server: number[] = [];
  const program: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const begun = performance.now();
    const product = await startProductSide(options);
    const age = await product.age();
    program.push((performance.now() - begun) / 1000);
    await product.stop();
    if (age === undefined) return undefined;
    server.push(age);
  }
  return { server: median(server), program: median(program) };
}
