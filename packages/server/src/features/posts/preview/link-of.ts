import {
  isEmbargoed,
  type ShareLink,
  type ShareState,
} from '@toasoan/contract/features/posts/preview/share-link.ts';
import { workingCopyOf } from '../pending/working-copy.ts';
import type { PostRecord } from '../post-record.ts';
import type { ShareLinkRow } from './share-link-store.ts';

/** Neither the public text nor what waits beside it may say that nothing leaves the newsroom yet. */
export function isHeldBack(post: PostRecord, now: Date): boolean {
  return [post, workingCopyOf(post)].some(({ details }) => isEmbargoed(details.embargoUntil, now.getTime()));
}

/** A link as its makers see it: never with its secret. */
export function linkOf(row: ShareLinkRow, post: PostRecord, now: Date): ShareLink {
  return {
    id: row.id,
    state: stateOf(row, post, now),
    text: row.text,
    versionNo: row.version_no,
    once: row.once,
    createTime: row.create_time.toISOString(),
    createdBy: row.created_by_name,
    expireTime: row.expire_time.toISOString(),
    endedBy: row.end_time === null ? null : row.ended_by_name,
    openCount: row.open_count,
    lastOpenTime: row.last_open_time?.toISOString() ?? null,
  };
}

function stateOf(row: ShareLinkRow, post: PostRecord, now: Date): ShareState {
  if (row.once && row.open_count > 0) return 'used';
  if (row.end_time !== null) return 'ended';
  if (row.expire_time <= now) return 'expired';
  return isHeldBack(post, now) ? 'waiting' : 'open';
}
