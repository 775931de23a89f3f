import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY_BYTES = 8 * 1024 * 1024;

/**
 * Passing bytes are outside the heap that V8 counts, so it would let a hundred megabytes pile up. Called with each
 * finished piece, this collects the young generation from time to time, which takes a millisecond or two. All transfers
 * of the process count together: hundreds at once pile up no more than one.
 */
export function youngCollector(): (bytes: number) => void {
  collector ??= findCollector();
  const collect = collector;
  return (bytes) => {
    passed += bytes;
    if (passed < EVERY_BYTES) return;
    passed = 0;
    collect({ type: 'minor', execution: 'sync' });
  };
}

type Collect = (options: { readonly type: 'minor'; readonly execution: 'sync' }) => void;
let collector: Collect | undefined;
let passed = 0;

function findCollector(): Collect {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return typeof found === 'function' ? (found as Collect) : () => undefined;
}
