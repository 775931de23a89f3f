import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import type { ShownBlock } from './compose-layout.ts';

/** When the clock alone changes what blocks show: one begins or ends, or a pin does; null: never. */
export function nextChangeOf(
  blocks: readonly LayoutBlock[],
  shown: readonly ShownBlock[],
  now: Date,
): Date | null {
  const times = [
    ...blocks.flatMap(({ startTime, endTime }) => [startTime, endTime]),
    ...shown.flatMap(({ config }) => config.pinned.map(({ until }) => until)),
  ].flatMap((time) => (time === null ? [] : Date.parse(time)));
  const next = Math.min(...times.filter((time) => time > now.getTime()));
  return Number.isFinite(next) ? new Date(next) : null;
}
