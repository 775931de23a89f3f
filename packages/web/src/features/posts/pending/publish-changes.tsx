import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { CircleAlert, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useMustFix } from '../notes/note-queries.ts';
import { usePostActor } from '../post-actor.ts';
import { usePublishDone } from '../publishing/use-publish-done.tsx';
import { useDropChanges } from './pending-changes.ts';

const PublishChangesDialog = lazyChunk(async () => {
  const [module] = await Promise.all([import('./publish-changes-dialog.tsx'), loadTexts(['notes'])]);
  return { default: module.PublishChangesDialog };
});

interface PublishChanges {
  readonly open: () => void;
  readonly isOpening: boolean;
  readonly dialog: ReactNode;
}

interface PublishChangesRequest {
  /** The post with everything saved; undefined when it could not be saved. */
  readonly ready: () => Promise<Post | undefined>;
  readonly onDone?: (after: Post) => void;
}

/** Publishes the waiting changes of a public post after a comparison. */
function usePublishChanges({ ready, onDone }: PublishChangesRequest): PublishChanges {
  const { t } = useTranslation('pending');
  const [post, setPost] = useState<Post>();
  const [isOpening, setOpening] = useState(false);
  const done = usePublishDone((after) => onDone?.(after));
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
    dialog: (
      <>
        {post && (
          <Suspense>
            <PublishChangesDialog
              post={post}
              onClose={() => setPost(undefined)}
              onDone={(after, sentAt) => {
                setPost(undefined);
                onDone?.(after);
                done.show({ kind: 'apply', post: after, notified: [], sentAt });
              }}
            />
          </Suspense>
        )}
        {done.dialog}
      </>
    ),
  };
}

interface PublishChangesButtonProps {
  readonly post: Post | undefined;
  readonly changes: Pick<PublishChanges, 'open' | 'isOpening'>;
}

/** Opens even with open must-fix notes: the dialog shows changes and blockers. */
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

/** The open article, as far as its changes need it. */
interface OpenPost {
  readonly post: Post | undefined;
  readonly dirty: boolean;
  readonly save: () => Promise<Post | undefined>;
  /** Replaces the text on the page by the server's. */
  readonly take: (after: Post) => void;
}

interface OpenPostChanges {
  /** Undefined where this person has nothing to publish. */
  readonly publish: { readonly open: () => void; readonly isOpening: boolean } | undefined;
  readonly items: readonly MenuItem[];
  readonly dialog: ReactNode;
}

/** Publishing or dropping the waiting changes of the public post in the editor. */
export function useOpenPostChanges({ post, dirty, save, take }: OpenPost): OpenPostChanges {
  const { t } = useTranslation('pending');
  const rules = usePostActor();
  const { drop } = useDropChanges();
  const changes = usePublishChanges({
    ready: () => (dirty ? save() : Promise.resolve(post)),
    onDone: take,
  });
  const mayPublish = post !== undefined && rules.mayApply(post) && (post.pending !== null || dirty);
  async function dropAll(waiting: Post) {
    const after = await drop(waiting);
    if (after) take(after);
  }
  return {
    publish: mayPublish ? changes : undefined,
    items: post?.pending
      ? [
          {
            key: 'drop-changes',
            label: t('drop'),
            icon: <Trash2 size={16} />,
            tone: 'danger',
            startsGroup: true,
            onSelect: () => void dropAll(post),
          },
        ]
      : [],
    dialog: changes.dialog,
  };
}

/** For people who may publish changes, on the page of a public post. */
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
