import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { updateVersioned } from '#server/core/db/versioned.ts';
import { addJob, removeJob } from '#server/core/jobs/job-store.ts';
import type { LayoutRow } from './layout-row.ts';
import { snapshotOf } from './layout-row.ts';
import { layoutRuleNotMet } from './layout-rule-not-met.ts';
import { getLayout, publishKeyOf } from './layout-store.ts';
import { keepVersion } from './layout-version-store.ts';
import { archiveOthersAt, type Replaced } from './publish-layout-store.ts';

interface Publication {
  readonly note: string;
  readonly now: Date;
}

/** @throws for a draft that readers could not see */
function checkPublishable(row: LayoutRow): void {
  if (row.state === 'ARCHIVED') throw layoutRuleNotMet('IS_ARCHIVED', 'id');
  if (row.blocks.every(({ hidden }) => hidden)) throw layoutRuleNotMet('NOTHING_TO_PUBLISH', 'blocks');
}

/** Shows the draft to readers; whatever was published for the very same place is archived. */
export async function publishLayout(
  db: Db,
  before: LayoutRow,
  { note, now }: Publication,
  by: Actor,
): Promise<{ readonly after: LayoutRow; readonly archived: readonly Replaced[] }> {
  checkPublishable(before);
  const archived = await archiveOthersAt(db, before, by);
  await updateVersioned(
    db,
    'layouts',
    before,
    {
      state: 'PUBLISHED',
      published: JSON.stringify(snapshotOf(before)),
      published_time: now,
      published_version: before.version + 1,
      publish_at: null,
      version_note: note,
    },
    by,
  );
  await removeJob(db, publishKeyOf(before.id));
  const after = await getLayout(db, before.project_id, before.id);
  return { after: await keepVersion(db, after, by, { note, isPublic: true }), archived };
}

export const PUBLISH_LAYOUT = 'layout.publish';

/** Publishes the draft by itself at a time; null: it does not. */
export async function planPublication(
  db: Db,
  before: LayoutRow,
  { at, note }: { readonly at: Date | null; readonly note: string },
  by: Actor,
): Promise<LayoutRow> {
  const { id, project_id: projectId } = before;
  if (at !== null) checkPublishable(before);
  await updateVersioned(db, 'layouts', before, { publish_at: at, version_note: note }, by);
  const key = publishKeyOf(id);
  if (at === null) await removeJob(db, key);
  else await addJob(db, { kind: PUBLISH_LAYOUT, key, payload: { projectId, layoutId: id }, runAt: at });
  return await getLayout(db, projectId, id);
}
