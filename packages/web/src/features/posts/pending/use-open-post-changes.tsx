import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { usePostActor } from '../post-actor.ts';
import { usePublishChanges } from './publish-changes.tsx';
import { useDropChanges } from './use-drop-changes.ts';

/** The article that is being written, as far as its changes go. */
interface OpenPost {
  readonly post: Post | undefined;
  readonly dirty: boolean;
  readonly save: () => Promise<Post | undefined>;
  /** The server's text takes the place of what is on the page. */
  readonly take: (after: Post) => void;
}

interface OpenPostChanges {
  /** Undefined where this person has nothing to make public. */
  readonly publish: { readonly open: () => void; readonly isOpening: boolean } | undefined;
  readonly items: readonly MenuItem[];
  readonly dialog: ReactNode;
}

/** Making public, or dropping, what waits beside the public post that is being written. */
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
