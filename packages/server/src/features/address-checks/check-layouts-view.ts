import type { CheckedLoss, PartCheck } from '@toasoan/contract/features/address-checks/address-check.ts';
import {
  type DisplayPlace,
  resolveDisplay,
} from '@toasoan/contract/features/display-modes/resolve-display.ts';
import type { ReaderDevice } from '@toasoan/contract/features/layouts/composed-page.ts';
import type { LayoutKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import type { Db } from '#server/core/db/database.ts';
import { findPublishedLayouts, fitsDevice, type PublishedLayout } from '#server/features/layouts/public.ts';

interface CheckedPage {
  readonly projectId: string;
  readonly kind: LayoutKind | null;
  readonly place: DisplayPlace;
  readonly device: ReaderDevice;
  readonly now: Date;
}

/** Which layout a page shows at a time, and why none of the others of its kind; undefined: its kind has none. */
export async function checkLayouts(
  db: Db,
  { projectId, kind, place, device, now }: CheckedPage,
): Promise<PartCheck | undefined> {
  if (kind === null) return undefined;
  const published = await findPublishedLayouts(db, projectId, kind, now);
  const fitting = published.filter((layout) => fitsDevice(layout, device));
  const { shown, others } = resolveDisplay(fitting, place);
  const unfit = published.filter((layout) => !fitting.includes(layout));
  const ids = published.map(({ id }) => id);
  const rest = await db
    .selectFrom('layouts')
    .select(['id', 'title', 'display', 'state'])
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .orderBy('id')
    .execute();
  const recordOf = ({ id, title, display }: Pick<PublishedLayout, 'id' | 'title' | 'display'>) => ({
    id,
    title,
    display,
  });
  const lost = (record: Parameters<typeof recordOf>[0], loss: CheckedLoss) => ({ ...recordOf(record), loss });
  return {
    part: 'layout',
    slot: '',
    shown: shown === undefined ? null : recordOf(shown),
    others: [
      ...others.map(({ record, loss }) => lost(record, loss)),
      ...unfit.map((layout) => lost(layout, 'OTHER_DEVICE')),
      ...rest.map((layout) => lost(layout, layout.state === 'ARCHIVED' ? 'DISABLED' : 'UNPUBLISHED')),
    ],
  };
}
