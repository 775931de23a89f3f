import type { PostRow, PostState } from '@toasoan/contract/features/posts/post.ts';
import { Eye, EyeOff, Link, Pencil, RotateCcw, Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { withProject } from '#web/core/routing/project-param.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { usePostActor } from '../post-actor.ts';
import { usePostMoves } from '../workflow/use-post-moves.ts';

/** The row menu, decided by the same rules as the server's; what the publish guard says comes with the answer. */
export function usePostRowActions(
  unpublish: (post: PostRow) => void,
): (post: PostRow) => readonly MenuItem[] {
  const { t } = useTranslation('posts');
  const navigate = useNavigate();
  const project = useCurrentProject();
  const rules = usePostActor();
  const { publish, trash, restore } = usePostMoves();

  async function copyLink(post: PostRow) {
    const address = withProject(`/manager_post/view/${post.id}`, project?.projectId ?? '');
    await navigator.clipboard.writeText(new URL(address, location.origin).href);
    showToast({ tone: 'success', text: t('done.linkCopied') });
  }
  function moveItems(post: PostRow, moves: ReadonlySet<PostState>): readonly MenuItem[] {
    const icon = { PUBLISHED: Send, UNPUBLISHED: EyeOff, TRASHED: Trash2, DRAFT: RotateCcw };
    const run = { PUBLISHED: publish, UNPUBLISHED: unpublish, TRASHED: trash, DRAFT: restore };
    return [...moves].map((to) => {
      const restores = post.state === 'TRASHED';
      const Icon = restores ? RotateCcw : icon[to];
      return {
        key: to,
        label: t(restores ? 'action.restore' : `move.${to}`),
        icon: <Icon size={16} />,
        startsGroup: true,
        ...(to === 'TRASHED' && { tone: 'danger' as const }),
        onSelect: () => void (restores ? restore(post) : run[to](post)),
      };
    });
  }
  return (post) => {
    const moves = rules.movesOf(post);
    const items: (MenuItem | false)[] = [
      {
        key: 'view',
        label: t('action.view'),
        icon: <Eye size={16} />,
        onSelect: () => navigate(`/manager_post/view/${post.id}`),
      },
      rules.mayEdit(post) && {
        key: 'edit',
        label: t('action.edit'),
        icon: <Pencil size={16} />,
        onSelect: () => navigate(`/manager_post/edit/${post.id}`),
      },
      { key: 'link', label: t('action.copyLink'), icon: <Link size={16} />, onSelect: () => copyLink(post) },
      ...moveItems(post, moves),
    ];
    return items.filter((item) => item !== false);
  };
}
