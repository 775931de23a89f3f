import type { SavedList, SavedView } from '@toasoan/contract/features/saved-views/saved-view.ts';
import { mayChangeView, mayRemoveView } from '@toasoan/contract/features/saved-views/saved-view-rules.ts';
import { BookmarkPlus, ChevronDown, Pencil, Save, Star, StarOff, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#web/core/session/auth-store.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import styles from './saved-views.module.css';
import { useSavedViews } from './use-saved-views.ts';
import { useRemoveView, useSetDefaultView, useUpdateView } from './view-queries.ts';

/** Fetched with the first view that somebody names. */
const ViewDialog = lazyOverlay(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));

/** The views of a list: choose one, save the current filters, and change the current view. */
export function SavedViewsMenu({ list }: { readonly list: SavedList }) {
  const { t } = useTranslation('saved-views');
  const auth = useAuth();
  const [asking, setAsking] = useState<'new' | 'edit'>();
  const { views, current, query, isChanged, show, choose, forget } = useSavedViews(list);
  const [update, setDefault, remove] = [useUpdateView(), useSetDefaultView(), useRemoveView()];
  const person = auth.role === '' ? undefined : { userId: auth.userId, role: auth.role };
  const rules = (view: SavedView) => {
    const facts = { ownerId: view.owner.userId, isShared: view.isShared };
    return {
      mayChange: person !== undefined && mayChangeView(person, facts),
      mayRemove: person !== undefined && mayRemoveView(person, facts),
    };
  };
  const done = (text: string) => showToast({ tone: 'success', text });

  async function removeAsked(view: SavedView) {
    const sure = await confirm({
      title: t('remove.title', { name: view.name }),
      text: t(view.isShared ? 'remove.shared' : 'remove.text'),
      action: t('remove.action'),
      tone: 'danger',
    });
    if (!sure) return;
    remove.mutate(view, { onSuccess: () => done(t('removed', { name: view.name })) });
    forget();
  }
  const choices = views.map((view, index): MenuItem => {
    const isOwn = view.owner.userId === auth.userId;
    const wasOwn = index > 0 && views[index - 1]?.owner.userId === auth.userId;
    return {
      key: `view-${view.id}`,
      label: isOwn ? view.name : t('ofOther', { name: view.name, owner: view.owner.name }),
      icon: view.isDefault ? <Star size={16} /> : undefined,
      chosen: view.id === current?.id,
      startsGroup: !isOwn && wasOwn,
      onSelect: () => show(view),
    };
  });
  const ofCurrent = (view: SavedView): (MenuItem | false)[] => [
    isChanged &&
      rules(view).mayChange && {
        key: 'update',
        label: t('update', { name: view.name }),
        icon: <Save size={16} />,
        onSelect: () =>
          update.mutate(
            { id: view.id, version: view.version, query },
            { onSuccess: () => done(t('saved', { name: view.name })) },
          ),
      },
    rules(view).mayChange && {
      key: 'edit',
      label: t('edit'),
      icon: <Pencil size={16} />,
      onSelect: () => setAsking('edit'),
    },
    {
      key: 'default',
      label: t(view.isDefault ? 'default.off' : 'default.on'),
      icon: view.isDefault ? <StarOff size={16} /> : <Star size={16} />,
      onSelect: () => setDefault.mutate({ list, id: view.isDefault ? null : view.id }),
    },
    rules(view).mayRemove && {
      key: 'remove',
      label: t('remove.action'),
      icon: <Trash2 size={16} />,
      tone: 'danger',
      onSelect: () => void removeAsked(view),
    },
  ];
  const items: (MenuItem | false)[] = [
    ...choices,
    {
      key: 'new',
      label: t('new'),
      icon: <BookmarkPlus size={16} />,
      startsGroup: choices.length > 0,
      onSelect: () => setAsking('new'),
    },
    ...(current ? ofCurrent(current) : []),
  ];
  return (
    <>
      <MenuButton label={t('title')} align="end" items={items.filter((item) => item !== false)}>
        {(trigger) => (
          <Button {...trigger} variant="quiet" className={styles.button}>
            <span className={textStyles.ellipsis}>
              {current ? `${current.name}${isChanged ? ' *' : ''}` : t('title')}
            </span>
            <ChevronDown size={16} aria-hidden />
          </Button>
        )}
      </MenuButton>
      {asking && (
        <Suspense>
          <ViewDialog
            list={list}
            query={query}
            view={asking === 'edit' ? current : undefined}
            onSaved={choose}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
