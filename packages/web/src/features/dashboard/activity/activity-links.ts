import type { Visitor } from '@toasoan/contract/access/can-enter.ts';
import type { Activity } from '@toasoan/contract/features/audit/audit.ts';
import { isAuditEntity, recordPage } from '#web/core/routing/record-pages.ts';

/** After these a record is gone; posts and files in the trash still open. */
const ENDS = /^(?!post\.|media\.)\w+\.delete$|^(post|media)\.purge$|\.undoImport$/;

/** The address of an entry's record, for people who may open it and as long as it exists. */
export function activityLinks(
  activity: readonly Activity[],
  visitor: Visitor,
): (entry: Activity) => string | undefined {
  // The newest entries are complete: an action that removed one of their records is among them.
  const gone = new Set(activity.filter(({ action }) => ENDS.test(action)).map(recordOf));
  return (entry) => {
    const { entity, entityId } = entry;
    if (!isAuditEntity(entity) || entityId === null || gone.has(recordOf(entry))) return undefined;
    return recordPage(entity, entityId, visitor);
  };
}

function recordOf({ entity, entityId }: Activity): string {
  return `${entity} ${entityId}`;
}
