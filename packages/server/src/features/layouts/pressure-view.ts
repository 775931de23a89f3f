import type { SlotPressure } from '@toasoan/contract/features/layouts/dry-run.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import {
  findConfigNames,
  type NameReader,
  type PlacedBlock,
  type PostReads,
  placeBlocks,
} from '#server/features/content-templates/public.ts';
import { findShownBlocks, type ShownBlock } from './compose-layout.ts';
import { blockPlaceOf, findLayoutOfPage, type LookedAt, recordedPageOf } from './looked-at-page-view.ts';
import { findShownChanges, type ShownChange } from './shown-pages-view.ts';
import { titleOfBlock } from './slot-changes.ts';

interface Asking {
  readonly db: Db;
  readonly projectId: string;
  readonly caller: NameReader;
}

type Pinned = SlotPressure['pins'][number];
const HOUR_MS = 3_600_000;
/** A lead is looked for in the record of so many hours. */
const LOOK_BACK_HOURS = 24 * 7;

/** Who holds which slot of a page until when, and how long its leads stand. */
export async function findPressure(
  asking: Asking,
  page: LookedAt,
  { now, reads }: { readonly now: Date; readonly reads: PostReads | undefined },
): Promise<SlotPressure> {
  const { db, projectId, caller } = asking;
  const layout = await findLayoutOfPage(asking, page);
  if (layout === undefined) return { layout: null, pins: [], leads: [] };
  const { place } = await blockPlaceOf(asking, page, { time: now });
  const shown = await findShownBlocks(db, place, layout.blocks);
  const placed = await placeBlocks(db, place, shown, reads);
  const names = await findConfigNames(
    db,
    projectId,
    caller,
    shown.map(({ config }) => config),
  );
  const titles = new Map(names.posts.map(({ id, title }) => [id, title]));
  const pins = shown.flatMap((block) => pinsOf(block, placed.get(block.key), { titles, now }));
  const by = await findPinners(db, projectId, layout.id, pins);
  const from = new Date(now.getTime() - LOOK_BACK_HOURS * HOUR_MS);
  const changes = await findShownChanges(db, await recordedPageOf(asking, page), { from, to: now });
  return {
    layout: { id: layout.id, title: layout.title },
    pins: pins.map((pin) => ({ ...pin, ...by.get(keyOf(pin)) })),
    leads: shown.flatMap((block) => leadsOf(block, changes, now)),
  };
}

const placeOf = ({ block, config, template }: ShownBlock) => ({
  blockId: block.id,
  blockTitle: titleOfBlock({ config, templateTitle: template?.title ?? '' }),
  region: block.region,
});

interface Known {
  readonly titles: ReadonlyMap<string, string>;
  readonly now: Date;
}

function pinsOf(block: ShownBlock, placed: PlacedBlock | undefined, { titles, now }: Known): Pinned[] {
  const { config, template } = block;
  if (config.sourceMode === 'AUTO') return [];
  const holding = new Set(placed?.posts.flatMap(({ id, by }) => (by === 'pin' ? [id] : [])));
  return config.pinned.map(({ postId, slot, until }) => ({
    ...placeOf(block),
    slot,
    postId,
    title: titles.get(postId) ?? '',
    until,
    state:
      until !== null && new Date(until) <= now ? 'PIN_ENDED' : holding.has(postId) ? 'HOLDS' : 'NOT_PUBLIC',
    templateId: template?.id ?? null,
    pinnedBy: '',
    pinnedTime: null,
  }));
}

const keyOf = ({ blockId, slot, postId }: Pick<Pinned, 'blockId' | 'slot' | 'postId'>): string =>
  [blockId, slot, postId].join(' ');

/** Who set each pin as it is now: the last change that brought it, by the log. One statement. */
async function findPinners(db: Db, projectId: string, layoutId: string, pins: readonly Pinned[]) {
  if (pins.length === 0) return new Map();
  const parts = pins.map((pin) => {
    const { templateId, blockId, slot, postId, until } = pin;
    const said = [slot, postId, until ?? ''].join(' ');
    const [entity, id, text] =
      templateId === null
        ? ['layout', layoutId, `${blockId} ${said}`]
        : ['contentTemplate', templateId, said];
    return sql`(SELECT ${keyOf(pin)} AS key, user_name, time FROM audit_log
      WHERE entity = ${entity} AND entity_id = ${id} AND project_id = ${projectId} AND after->'pinned' ? ${text}
        AND NOT coalesce(before->'pinned' ? ${text}, false) ORDER BY id DESC LIMIT 1)`;
  });
  const { rows } = await sql<{ key: string; user_name: string; time: Date }>`
    ${sql.join(parts, sql` UNION ALL `)}`.execute(db);
  return new Map(
    rows.map(({ key, user_name, time }) => [key, { pinnedBy: user_name, pinnedTime: time.toISOString() }]),
  );
}

/** The first post of a block that watches it, with the time since when the record has it there. */
function leadsOf(block: ShownBlock, changes: readonly ShownChange[], now: Date): SlotPressure['leads'] {
  const { leadHours = null } = block.block;
  const leadIn = (change: ShownChange) => change.leads.find(({ blockId }) => blockId === block.key);
  const last = changes.at(-1);
  const lead = last && leadIn(last);
  if (leadHours === null || last === undefined || lead === undefined) return [];
  const other = changes.findLastIndex((change) => leadIn(change)?.postId !== lead.postId);
  const since = changes[other + 1]?.time ?? last.time;
  return [
    {
      ...placeOf(block),
      slot: 1,
      postId: lead.postId,
      title: lead.title,
      since: since.toISOString(),
      leadHours,
      isStale: now.getTime() - since.getTime() >= leadHours * HOUR_MS,
    },
  ];
}
