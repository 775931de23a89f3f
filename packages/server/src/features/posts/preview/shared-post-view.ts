import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import { isShareable } from '@toasoan/contract/features/posts/preview/share-link.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { Db } from '#server/core/db/database.ts';
import { getVersion } from '../history/post-version-view.ts';
import { workingCopyOf } from '../pending/working-copy.ts';
import { readPost } from '../post-detail-view.ts';
import { type PostRecord, snapshotOf } from '../post-record.ts';
import type { PreviewedPost } from './draw-post.ts';
import type { LinkedPost } from './share-link-store.ts';
import { isHeldBack } from './share-post.ts';

/** A post that somebody may read by a link. */
export interface SharedPost extends Omit<PreviewedPost, 'reading'> {
  readonly state: PostState;
  readonly version: number;
  readonly savedTime: Date;
}

/** Undefined when nothing of the post may be shown now, whatever its link says. */
export async function findSharedPost(db: Db, link: LinkedPost, now: Date): Promise<SharedPost | undefined> {
  const post = await readPost(db, link.project_id, link.post_id);
  if (!isShareable(post.state) || isHeldBack(post, now)) return undefined;
  return { state: post.state, ...timesOf(post, now), ...(await textOf(db, link, post)), id: post.id };
}

/** When a text became public, or will. */
export function timesOf(
  post: Pick<PostRecord, 'published_time' | 'schedule_time' | 'substantive_time'>,
  now: Date,
): Pick<PreviewedPost, 'publishedTime' | 'substantiveTime'> {
  return {
    publishedTime: post.published_time ?? post.schedule_time ?? now,
    substantiveTime: post.substantive_time,
  };
}

interface VersionOfText {
  readonly text: PostSnapshot;
  readonly version: number;
  readonly savedTime: Date;
}

async function textOf(db: Db, link: LinkedPost, post: PostRecord): Promise<VersionOfText> {
  if (link.version_no !== null) {
    const { no, time, snapshot } = await getVersion(db, link.project_id, {
      id: post.id,
      no: link.version_no,
    });
    return { text: snapshot, version: no, savedTime: new Date(time) };
  }
  const text = snapshotOf(link.text === 'working' ? workingCopyOf(post) : post);
  return { text, version: post.version, savedTime: post.pending_time ?? post.update_time };
}
