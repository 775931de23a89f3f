import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { usePostActor } from '../post-actor.ts';
import { PublishChangesButton, usePublishChanges } from './publish-changes.tsx';

/** On the page of a public post, for who may make its changes public. */
export function PublishWaitingChanges({ post }: { readonly post: Post }) {
  const rules = usePostActor();
  const changes = usePublishChanges({ ready: () => Promise.resolve(post) });
  const isOpen = post.pending !== null && rules.mayApply(post);
  useFormKeys({ main: isOpen ? changes.open : undefined });
  return (
    <>
      {isOpen && <PublishChangesButton post={post} changes={changes} />}
      {changes.dialog}
    </>
  );
}
