import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { Clock } from 'lucide-react';
import { DateText } from '#web/ui/text/date-text.tsx';
import { DueTime } from '../assignment/due-time.tsx';

/** Who and when, in one line. */
export function PostCardFacts({ post }: { readonly post: PostRow }) {
  const time = post.scheduleTime ?? post.publishedTime ?? post.updateTime;
  return (
    <>
      {post.mainCategory && <span>{post.mainCategory.title}</span>}
      <span>{post.assignee?.name ?? post.authors[0]?.displayName ?? post.createdBy.name}</span>
      {post.dueTime !== null && <DueTime time={post.dueTime} />}
      {post.scheduleTime !== null && <Clock size={12} aria-hidden />}
      <DateText time={time} />
    </>
  );
}
