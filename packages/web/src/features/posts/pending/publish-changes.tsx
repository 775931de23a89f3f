import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyPart } from '#web/patterns/missing-part/lazy-part.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useMustFix } from '../notes/note-queries.ts';

const PublishChangesDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./publish-changes-dialog.tsx'), loadTexts(['notes'])]);
  return { default: module.PublishChangesDialog };
});

interface PublishChanges {
  readonly open: () => void;
  readonly isOpening: boolean;
  readonly dialog: ReactNode;
}

interface PublishChangesRequest {
  /** The post with everything saved; undefined when it could not be. */
  readonly ready: () => Promise<Post | undefined>;
  readonly onDone?: (after: Post) => void;
}

/** Makes what waits beside a public post public, after it was looked at. */
export function usePublishChanges({ ready, onDone }: PublishChangesRequest): PublishChanges {
  const { t } = useTranslation('pending');
  const [post, setPost] = useState<Post>();
  const [isOpening, setOpening] = useState(false);
  async function open() {
    setOpening(true);
    try {
      const saved = await ready();
      if (saved && !saved.pending) showToast({ tone: 'info', text: t('none') });
      setPost(saved?.pending ? saved : undefined);
    } finally {
      setOpening(false);
    }
  }
  return {
    open: () => void open(),
    isOpening,
    dialog: post && (
      <Suspense>
        <PublishChangesDialog
          post={post}
          onClose={() => setPost(undefined)}
          onDone={(after) => {
            setPost(undefined);
            onDone?.(after);
          }}
        />
      </Suspense>
    ),
  };
}

interface PublishChangesButtonProps {
  readonly post: Post | undefined;
  readonly changes: Pick<PublishChanges, 'open' | 'isOpening'>;
}

/** Opens also while a fix is asked for: what would change, and what is missing, is told there. */
export function PublishChangesButton({ post, changes }: PublishChangesButtonProps) {
  const { t } = useTranslation('pending');
  const reasonId = useId();
  const { count } = useMustFix(post);
  const missing = count > 0 ? t('fixes', { count }) : undefined;
  return (
    <>
      <Button
        variant="project"
        shortcut="Ctrl Enter"
        busy={changes.isOpening}
        tip={missing}
        aria-describedby={missing && reasonId}
        icon={missing && <CircleAlert size={16} />}
        onClick={changes.open}
      >
        {t('publish')}
      </Button>
      <span id={reasonId} hidden>
        {missing}
      </span>
    </>
  );
}
