import type { PageTransitionChoice } from '@toasoan/contract/features/pages/workflow/page-transitions.ts';
import { ChevronDown, Eye, History } from 'lucide-react';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type ArticleLock, useHeadline, useSessionPart } from '#web/features/articles/public.ts';
import { WhereKept } from '#web/features/articles/public-editor.ts';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { openPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { usePageActor } from '../page-actor.ts';
import { PAGE_LIST } from '../page-addresses.ts';
import { PageStateTag } from '../page-state-tag.tsx';
import { usePageTransition } from '../workflow/use-page-transition.tsx';
import { usePageTransitionItems } from '../workflow/use-page-transition-items.tsx';
import { leadToPageField } from './lead-to-page-field.ts';
import type { PageArticle, PageSession } from './page-article.ts';
import { PagePeople } from './page-parts.ts';
import { useFirstBlocker } from './use-page-checks.ts';

interface PageActionsProps {
  readonly session: PageSession;
  readonly lock: ArticleLock<PageArticle>;
}

/** The bar on top: where the text is kept, and what can be done with the page. */
export function PageActions({ session, lock }: PageActionsProps) {
  const state = useSessionPart(session, ({ record }) => record?.state);
  return (
    <ActionBar
      backTo={PAGE_LIST}
      title={useHeadline(session)}
      isTitleInPage
      status={state && <PageStateTag state={state} />}
      saveState={<WhereKept session={session} />}
    >
      <Steps session={session} lock={lock} />
    </ActionBar>
  );
}

/** The buttons. They do not depend on the text, so a changed headline leaves them as they are. */
const Steps = memo(function Steps({ session, lock }: PageActionsProps) {
  const { t } = useTranslation('pages');
  const id = useSessionPart(session, ({ record }) => record?.id);
  const { next, others, start, busy } = useOpenPageTransitions(session);
  const transitionItems = usePageTransitionItems();
  const isPhone = useMedia(BELOW_CARDS);
  const save = useSave(session);
  const pages = usePages(id);
  useFormKeys({
    preview: pages.find(({ key }) => key === 'preview')?.onSelect,
    main: () => {
      if (!next) void save();
      else if (!busy) void start(next);
    },
  });
  const items = () => [...(isPhone ? pages : []), ...transitionItems(others, (one) => void start(one))];
  return (
    <>
      <Suspense>
        <PagePeople lock={lock} />
      </Suspense>
      {!isPhone &&
        pages.map(({ key, icon, label, shortcut, onSelect }) => (
          <IconButton
            key={key}
            icon={icon}
            label={label}
            {...(shortcut && { shortcut })}
            onClick={onSelect}
          />
        ))}
      {((isPhone && pages.length > 0) || others.length > 0) && (
        <MenuButton label={t('transition.more')} align="end" items={items}>
          {(trigger) => (
            <IconButton {...trigger} icon={<ChevronDown size={16} />} label={t('transition.more')} />
          )}
        </MenuButton>
      )}
      <SaveButton session={session} isMain={!next} onSave={() => void save()} />
      {next && (
        <Button variant="project" shortcut="Ctrl Enter" busy={busy} onClick={() => void start(next)}>
          {t('transition.publish')}
        </Button>
      )}
    </>
  );
});

/** The pages that show a static page; without an id it has not been saved yet. On a phone they are in the menu. */
function usePages(id: string | undefined): readonly MenuItem[] {
  const { t } = useTranslation('pages');
  const navigate = useNavigate();
  if (id === undefined) return [];
  return [
    {
      key: 'history',
      icon: <History size={16} />,
      label: t('action.history'),
      onSelect: () => navigate(`/manager_page/history/${id}`),
    },
    {
      key: 'preview',
      icon: <Eye size={16} />,
      label: t('action.preview'),
      shortcut: 'Alt Shift P',
      onSelect: () => navigate(`/manager_page/preview/${id}`),
    },
  ];
}

interface SaveButtonProps {
  readonly session: PageSession;
  readonly isMain: boolean;
  readonly onSave: () => void;
}

function SaveButton({ session, isMain, onSave }: SaveButtonProps) {
  const { t } = useTranslation('page-fields');
  const isUpdate = useSessionPart(session, ({ record }) => record?.state === 'PUBLISHED');
  const busy = useSessionPart(session, ({ saveState }) => saveState === 'saving');
  const readOnly = useSessionPart(session, (state) => state.readOnly);
  if (readOnly) return null;
  return (
    <Button variant={isMain ? 'main' : 'plain'} shortcut="Ctrl S" busy={busy} onClick={onSave}>
      {t(isUpdate ? 'edit.update' : 'edit.save')}
    </Button>
  );
}

/** Saves by hand and says so; does nothing while somebody else writes. */
function useSave(session: PageSession): () => Promise<void> {
  const { t } = useTranslation('page-fields');
  return async () => {
    if (session.get().readOnly) return;
    if (await session.save()) showToast({ tone: 'success', text: t('edit.saved') });
  };
}

interface OpenPageTransitions {
  readonly next: PageTransitionChoice | undefined;
  readonly others: readonly PageTransitionChoice[];
  readonly start: (transition: PageTransitionChoice) => Promise<void>;
  readonly busy: boolean;
}

const NEW_PAGE = { state: 'DRAFT', stateBeforeTrash: null } as const;

/** The transitions of the page in the editor. Each saves what is typed first; what blocks it is led to. */
function useOpenPageTransitions(session: PageSession): OpenPageTransitions {
  const navigate = useNavigate();
  const rules = usePageActor();
  const page = useSessionPart(session, (state) => state.record);
  // Typed text cannot be saved while another page holds it, so no transition can follow it.
  const isStuck = useSessionPart(session, (state) => state.readOnly && state.dirty);
  const firstBlocker = useFirstBlocker(session);
  const { start, busy } = usePageTransition({
    onDone(after) {
      session.rebase(after);
      if (after.state === 'TRASHED') navigate(PAGE_LIST);
    },
  });
  const transitions = isStuck ? [] : rules.transitionsOf(page ?? NEW_PAGE);
  const next = transitions.find(({ name }) => name === 'publish');
  return {
    next,
    others: transitions.filter((one) => one !== next && page !== undefined),
    busy,
    async start(transition) {
      const blocker = transition.isChecked ? firstBlocker() : undefined;
      if (blocker) {
        openPanel('page.checks');
        leadToPageField(session, blocker.field);
        showToast({ tone: 'warning', text: blocker.label });
        return;
      }
      const { dirty, record } = session.get();
      const saved = dirty || !record ? await session.save() : record;
      if (saved) await start(saved, transition);
    },
  };
}
