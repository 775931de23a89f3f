import type { Post, PostMove } from '@toasoan/contract/features/posts/post.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { ReasonDialog } from '../workflow/reason-dialog.tsx';
import { usePostMoves } from '../workflow/use-post-moves.ts';

/** The moves the server allows now; one that a rule stops says which. */
export function PostMoves({ post }: { readonly post: Post }) {
  const { t } = useTranslation('posts');
  const { publish, trash, restore, unpublish, moving } = usePostMoves();
  const [asking, setAsking] = useState(false);

  function go({ to }: PostMove) {
    if (post.state === 'TRASHED') restore(post);
    else if (to === 'UNPUBLISHED') setAsking(true);
    else if (to === 'TRASHED') void trash(post);
    else publish(post);
  }
  return (
    <>
      {post.allowedTransitions.map((move) => (
        <Button
          key={move.to}
          variant={move.to === 'PUBLISHED' ? 'project' : 'plain'}
          busy={moving}
          whyNot={move.unmet.map((rule) => rule.message).join(' ') || undefined}
          onClick={() => go(move)}
        >
          {t(post.state === 'TRASHED' ? 'action.restore' : `move.${move.to}`)}
        </Button>
      ))}
      {asking && (
        <ReasonDialog
          title={t('unpublish.title', { title: post.title })}
          busy={moving}
          onReason={(reason) => unpublish(post, reason, () => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
