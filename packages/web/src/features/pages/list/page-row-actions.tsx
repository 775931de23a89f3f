import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import type { PageRow } from '@toasoan/contract/features/pages/page.ts';
import { ArrowDown, ArrowUp, CopyPlus, FilePlus, History, LockOpen, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { randomId } from '#web/core/random-id.ts';
import { useSiteItem } from '#web/patterns/site-page/site-item.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { usePageActor } from '../page-actor.ts';
import { editAddress } from '../page-addresses.ts';
import { pageKeys } from '../page-queries.ts';
import { usePageTransition } from '../workflow/use-page-transition.tsx';
import { usePageTransitionItems } from '../workflow/use-page-transition-items.tsx';
import { usePageOrder } from './use-page-order.ts';
import { usePurgePage } from './use-purge-page.ts';

/**
 * The row menu by the same rules as the server's.
 * @param tree the whole tree in its order, for steps among siblings; undefined where rows are ordered otherwise
 */
export function usePageRowActions(
  tree: readonly PageRow[] | undefined,
): (page: PageRow) => readonly MenuItem[] {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const rules = usePageActor();
  const siteItem = useSiteItem();
  const transitions = usePageTransition();
  const transitionItems = usePageTransitionItems();
  const copy = useCopyPage();
  const purge = usePurgePage();
  const reorder = usePageOrder();

  function steps(page: PageRow): MenuItem[] {
    const siblings = tree?.filter(({ parentId }) => parentId === page.parentId) ?? [];
    const at = siblings.findIndex(({ id }) => id === page.id);
    const stopped = tree === undefined ? t('order.notTree') : undefined;
    const step = (key: 'up' | 'down', beforeId: string | null, isAtEnd: boolean): MenuItem => ({
      key,
      label: t(`order.${key}`),
      icon: key === 'up' ? <ArrowUp size={16} /> : <ArrowDown size={16} />,
      startsGroup: key === 'up',
      disabledReason: stopped ?? (isAtEnd ? t(`order.${key}End`) : undefined),
      onSelect: () => reorder.mutate({ page, beforeId }),
    });
    return [
      step('up', siblings[at - 1]?.id ?? null, at <= 0),
      step('down', siblings[at + 2]?.id ?? null, at === siblings.length - 1),
    ];
  }
  return (page) => {
    const mayEdit = rules.mayEdit(page);
    const items: (MenuItem | false)[] = [
      mayEdit && {
        key: 'edit',
        label: t('action.edit'),
        icon: <Pencil size={16} />,
        isQuick: true,
        onSelect: () => navigate(editAddress(page.id)),
      },
      mayEdit &&
        page.holder !== null && {
          key: 'take-over',
          label: t('action.takeOver'),
          icon: <LockOpen size={16} />,
          onSelect: () => navigate(`${editAddress(page.id)}?takeOver=1`),
        },
      mayEdit && {
        key: 'below',
        label: t('action.below'),
        icon: <FilePlus size={16} />,
        onSelect: () => navigate(`/manager_page/create?parent=${page.id}`),
      },
      {
        key: 'history',
        label: t('action.history'),
        icon: <History size={16} />,
        onSelect: () => navigate(`/manager_page/history/${page.id}`),
      },
      {
        key: 'copy',
        label: t('action.copy'),
        icon: <CopyPlus size={16} />,
        onSelect: () => copy.mutate(page),
      },
      ...siteItem(page.state === 'PUBLISHED' ? page.path : undefined),
      ...(mayEdit ? steps(page) : []),
      rules.mayPurge(page) && {
        key: 'purge',
        label: t('action.purge'),
        icon: <Trash2 size={16} />,
        tone: 'danger' as const,
        startsGroup: true,
        onSelect: () => void purge(page),
      },
      ...transitionItems(rules.transitionsOf(page), (one) => void transitions.start(page, one)).map(
        (item, index) => ({ ...item, startsGroup: index === 0 || item.startsGroup === true }),
      ),
    ];
    return items.filter((item) => item !== false);
  };
}

/** Starts a draft from a page, beside it. The key makes a repeated call create only one. */
function useCopyPage() {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PageRow) =>
      call(pageEndpoints.copy, { params: { id }, body: {}, idempotencyKey: randomId() }),
    onSuccess: (made, { title }) => {
      showToast({ tone: 'success', text: t('done.copy', { title }) });
      navigate(editAddress(made.id));
    },
    onSettled: () => invalidate(client, { queryKey: pageKeys(projectId) }),
  });
}
