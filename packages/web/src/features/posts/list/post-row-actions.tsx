import { useMutation, useQueryClient } from '@tanstack/react-query';
import { targetPath } from '@toasoan/contract/article/link-target.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { CopyPlus, Eye, History, LayoutList, Link, LockOpen, Pencil, Trash2, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '#web/core/api/api.ts';
import { useCurrentProject, useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { randomId } from '#web/core/random-id.ts';
import { withProject } from '#web/core/routing/project-param.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useSiteItem } from '#web/patterns/site-page/site-item.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { useAskAssign } from '../assignment/use-ask-assign.tsx';
import { usePostActor } from '../post-actor.ts';
import { postKeys } from '../post-queries.ts';
import { useSavedPostTransition } from '../workflow/use-post-transition.tsx';
import { useTransitionItems } from '../workflow/use-transition-items.tsx';

/** Transitions made dozens of times a day. */
const QUICK: readonly string[] = ['submit', 'pickUp', 'return', 'forward', 'publish'];

interface RowActions {
  readonly rowActions: (post: PostRow) => readonly MenuItem[];
  /** The questions of transitions. */
  readonly dialog: ReactNode;
}

/** The row menu by the same rules as the server's; problems of the text come with the answer of the server. */
export function usePostRowActions(): RowActions {
  const { t } = useTranslation('posts');
  const { t: tLock } = useTranslation('lock');
  const navigate = useNavigate();
  const project = useCurrentProject();
  const rules = usePostActor();
  const { start, dialog } = useSavedPostTransition({ opensEditor: true });
  const assigning = useAskAssign();
  const { t: tAssign } = useTranslation('assignment');
  const transitionItems = useTransitionItems();
  const siteItem = useSiteItem();
  const mayWrite = useMay('post.create');
  const leads = useMay('post.unpublish');
  const userId = useAuth((auth) => auth.userId);
  const copyPost = useCopyPost();
  const purgePost = usePurgePost();

  /** Only the post's own page knows whether the assignee's turn has come. */
  function mayTakeOver(post: PostRow): boolean {
    if (!post.holder || !rules.mayEdit(post)) return false;
    return leads || post.holder.userId === userId || post.assignee?.userId === userId;
  }
  async function copyLink(post: PostRow) {
    const address = withProject(`/manager_post/view/${post.id}`, project?.projectId ?? '');
    await navigator.clipboard.writeText(new URL(address, location.origin).href);
    showToast({ tone: 'success', text: t('done.linkCopied') });
  }
  function copy(post: PostRow) {
    copyPost.mutate(post.id, {
      onSuccess: (made) => {
        showToast({ tone: 'success', text: t('done.copied', { title: post.title }) });
        navigate(`/manager_post/edit/${made.id}`);
      },
    });
  }
  async function purge(post: PostRow) {
    const sure = await confirm({
      title: t('purge.title', { title: post.title }),
      text: t('purge.text'),
      action: t('action.purge'),
      tone: 'danger',
    });
    if (!sure) return;
    purgePost.mutate(post, {
      onSuccess: () => showToast({ tone: 'success', text: t('done.purged', { title: post.title }) }),
    });
  }
  function rowActions(post: PostRow): readonly MenuItem[] {
    const transitionEntries = transitionItems(rules.transitionsOf(post), (transition) =>
      start(post, transition),
    );
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
        isQuick: true,
        onSelect: () => navigate(`/manager_post/edit/${post.id}`),
      },
      assigning.mayAssign(post) && {
        key: 'assign',
        label: tAssign(!post.assignee ? 'give' : 'change'),
        icon: <UserPlus size={16} />,
        onSelect: () => assigning.ask(post),
      },
      mayTakeOver(post) && {
        key: 'take-over',
        label: tLock(post.holder?.userId === userId ? 'editHere' : 'takeOver'),
        icon: <LockOpen size={16} />,
        onSelect: () => navigate(`/manager_post/edit/${post.id}?takeOver=1`),
      },
      {
        key: 'history',
        label: t('action.history'),
        icon: <History size={16} />,
        onSelect: () => navigate(`/manager_post/history/${post.id}`),
      },
      mayWrite && {
        key: 'copy',
        label: t('action.copy'),
        icon: <CopyPlus size={16} />,
        onSelect: () => copy(post),
      },
      mayWrite && {
        key: 'skeleton',
        label: t('action.skeleton'),
        icon: <LayoutList size={16} />,
        onSelect: () =>
          navigate('/manager_post/skeletons?open=new', {
            state: { skeletonOf: { id: post.id, label: post.title } },
          }),
      },
      ...siteItem(post.state === 'PUBLISHED' ? targetPath('post', post.slug) : undefined),
      { key: 'link', label: t('action.copyLink'), icon: <Link size={16} />, onSelect: () => copyLink(post) },
      rules.mayPurge(post) && {
        key: 'purge',
        label: t('action.purge'),
        icon: <Trash2 size={16} />,
        tone: 'danger' as const,
        startsGroup: true,
        onSelect: () => void purge(post),
      },
      ...transitionEntries.map((item, index) => ({
        ...item,
        isQuick: QUICK.includes(item.key),
        startsGroup: index === 0 || item.startsGroup === true,
      })),
    ];
    return items.filter((item) => item !== false);
  }
  return {
    rowActions,
    dialog: (
      <>
        {dialog}
        {assigning.dialog}
      </>
    ),
  };
}

/** Starts a draft from a post. The key makes a repeated call create only one. */
function useCopyPost() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(postEndpoints.copy, { params: { id }, idempotencyKey: randomId() }),
    onSettled: () => invalidate(client, { queryKey: postKeys(projectId) }),
  });
}

/** Deletes a post permanently from the trash; only a post that was never public. */
function usePurgePost() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Pick<PostRow, 'id' | 'version'>) =>
      call(postEndpoints.remove, { params: { id }, query: { purge: true }, ifMatch: version }),
    onSettled: () => invalidate(client, { queryKey: postKeys(projectId) }),
  });
}
