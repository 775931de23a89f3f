import { AREA_RULES, type AreaKey } from '@toasoan/contract/access/area-rules.ts';
import { canEnter, type Visitor } from '@toasoan/contract/access/can-enter.ts';
import type { Activity } from '@toasoan/contract/features/audit/audit.ts';

interface Place {
  readonly area: AreaKey;
  readonly url: (id: string) => string;
}

const PLACES = new Map<string, Place>([
  ['post', { area: 'posts', url: (id) => `/manager_post/view/${id}` }],
  ['category', { area: 'categories', url: (id) => `/setting_post/manager_category?open=${id}` }],
  ['tag', { area: 'tags', url: (id) => `/setting_post/manager_tag?open=${id}` }],
  ['user', { area: 'user-accounts', url: (id) => `/manager_user/manager_user_account?open=${id}` }],
  ['project', { area: 'project-view', url: () => '/view_project' }],
]);

/** After these a record is not there any more; a post in the trash still is. */
const ENDS = /^(category|tag|user)\.delete$|^post\.purge$|\.undoImport$/;

/** Where the record of an entry is, for who may go there and while it is there. */
export function activityLinks(
  activity: readonly Activity[],
  visitor: Visitor,
): (entry: Activity) => string | undefined {
  // The newest entries are all there: what ended a record of theirs is among them.
  const gone = new Set(activity.filter(({ action }) => ENDS.test(action)).map(recordOf));
  return (entry) => {
    const place = PLACES.get(entry.entity);
    if (!place || entry.entityId === null || gone.has(recordOf(entry))) return undefined;
    return canEnter(AREA_RULES[place.area], visitor) ? place.url(entry.entityId) : undefined;
  };
}

function recordOf({ entity, entityId }: Activity): string {
  return `${entity} ${entityId}`;
}
