import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY_BYTES = 8 * 1024 * 1024;

/**
 * Bytes that run through lie outside of what V8 counts, so it would let a hundred megabytes of them pile up before it
 * looks. Told of each piece that is done with, this has the young ones collected from time to time: a millisecond or two.
 */
export function youngCollector(): (bytes: number) => void {
  collector ??= findCollector();
  const collect = collector;
  let passed = 0;
  return (bytes) => {
    passed += bytes;
    if (passed < EVERY_BYTES) return;
    passed = 0;
    collect({ type: 'minor', execution: 'sync' });
  };
}

type Collect = (options: { readonly type: 'minor'; readonly execution: 'sync' }) => void;
let collector: Collect | undefined;

function findCollector(): Collect {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return typeof found === 'function' ? (found as Collect) : () => undefined;
}
