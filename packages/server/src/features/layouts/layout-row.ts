import type { DisplayTarget } from '@toasoan/contract/features/display-modes/display-target.ts';
import type { Layout } from '@toasoan/contract/features/layouts/layout.ts';
import type { Selectable } from 'kysely';
import type { LayoutSnapshot, LayoutTable } from '#server/core/db/tables/layout-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';

export type LayoutRow = Selectable<LayoutTable> & { readonly targets: readonly DisplayTarget[] };

export function snapshotOf({ title, device, display, blocks }: LayoutSnapshot): LayoutSnapshot {
  return { title, device, display, blocks };
}

/** Whether the draft differs from what readers see. */
function hasChanges(row: LayoutRow): boolean {
  if (row.state !== 'PUBLISHED') return false;
  return !isSame(snapshotOf(row), row.published);
}

/** Whether two values are the same, in whichever order PostgreSQL gives their keys. */
export const isSame = (one: unknown, other: unknown): boolean => asText(one) === asText(other);

/** The same text for the same value. */
export const asText = (value: unknown): string => JSON.stringify(sorted(value));

/** With the keys of every object in one order: PostgreSQL keeps them in its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

export function layoutOf(row: LayoutRow): Layout {
  return {
    id: row.id,
    title: row.title,
    code: row.code,
    kind: row.kind,
    device: row.device,
    display: row.display,
    displayTargets: [...row.targets],
    state: row.state,
    publishedTime: row.published_time?.toISOString() ?? null,
    hasChanges: hasChanges(row),
    publishAt: row.publish_at?.toISOString() ?? null,
    versionNote: row.version_note,
    blockCount: row.blocks.length,
    ...auditFieldsOf(row),
  };
}

/** What the log compares: blocks by their places and templates. */
export function auditedLayout(row: LayoutRow) {
  return {
    id: row.id,
    title: row.title,
    code: row.code,
    kind: row.kind,
    device: row.device,
    displayMode: row.display.mode,
    displayTargets:
      row.display.mode === 'CUSTOM' ? row.display.patterns : row.targets.map((target) => target.title),
    layoutState: row.state,
    blocks: row.blocks.map(({ id, region, templateId, config, hidden }) =>
      [region, templateId ?? config?.type ?? '', id, hidden ? '–' : ''].filter(Boolean).join(' '),
    ),
    pinned: row.blocks.flatMap(({ id, config }) =>
      (config?.pinned ?? []).map(({ postId, slot, until }) => [id, slot, postId, until ?? ''].join(' ')),
    ),
    publishAt: row.publish_at?.toISOString() ?? null,
    versionNote: row.version_note,
  };
}
