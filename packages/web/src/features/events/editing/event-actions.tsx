import type { EventTransitionChoice } from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import { ChevronDown, Eye, History, MonitorSmartphone } from 'lucide-react';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useTab } from '#web/core/tabs/use-tab.ts';
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
import { useEventActor } from '../event-actor.ts';
import { EventStateTag } from '../event-state-tag.tsx';
import { nextEventStep } from '../workflow/next-event-step.ts';
import { NextEventStepButton } from '../workflow/next-event-step-button.tsx';
import { useEventTransition } from '../workflow/use-event-transition.tsx';
import { useEventTransitionItems } from '../workflow/use-event-transition-items.tsx';
import type { EventArticle, EventSession } from './event-article.ts';
import { EventPeople } from './event-parts.ts';
import { leadToEventField } from './lead-to-event-field.ts';
import { useFirstBlocker } from './use-event-checks.ts';

interface EventActionsProps {
  readonly session: EventSession;
  readonly lock: ArticleLock<EventArticle>;
}

/** The bar on top: where the text is kept, and the next step for this person. */
export function EventActions({ session, lock }: EventActionsProps) {
  const state = useSessionPart(session, ({ record }) => record?.state);
  return (
    <ActionBar
      backTo="/manager_event"
      title={useHeadline(session)}
      isTitleInPage
      status={state && <EventStateTag state={state} />}
      saveState={<WhereKept session={session} />}
    >
      <Steps session={session} lock={lock} />
    </ActionBar>
  );
}

/** The buttons. They do not depend on the text, so a changed headline leaves them as they are. */
const Steps = memo(function Steps({ session, lock }: EventActionsProps) {
  const { t } = useTranslation('events');
  const event = useSessionPart(session, (state) => state.record);
  const { next, others, start, busy, dialog } = useOpenEventTransitions(session);
  const transitionItems = useEventTransitionItems();
  const isPhone = useMedia(BELOW_CARDS);
  const pages = usePages(event?.id);
  const save = useSave(session);

  useFormKeys({
    preview: pages.find(({ key }) => key === 'preview')?.onSelect,
    main: () => {
      if (!next) void save();
      else if (!next.isBarred && !busy) void start(next);
    },
  });
  const items = () => [
    ...(isPhone ? pages : []),
    ...transitionItems(others, (transition) => void start(transition)),
  ];
  return (
    <>
      <Suspense>
        <EventPeople lock={lock} />
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
      {next && <NextEventStepButton transition={next} busy={busy} onStart={(one) => void start(one)} />}
      {dialog}
    </>
  );
});

interface SaveButtonProps {
  readonly session: EventSession;
  readonly isMain: boolean;
  readonly onSave: () => void;
}

function SaveButton({ session, isMain, onSave }: SaveButtonProps) {
  const { t } = useTranslation('event-fields');
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
function useSave(session: EventSession): () => Promise<void> {
  const { t } = useTranslation('event-fields');
  return async () => {
    if (session.get().readOnly) return;
    if (await session.save()) showToast({ tone: 'success', text: t('edit.saved') });
  };
}

/** The pages that show an event; without an id it has not been saved yet. On a phone they are in the menu. */
function usePages(id: string | undefined): readonly MenuItem[] {
  const { t } = useTranslation('event-fields');
  const navigate = useNavigate();
  if (id === undefined) return [];
  return [
    {
      key: 'history',
      icon: <History size={16} />,
      label: t('action.history'),
      onSelect: () => navigate(`/manager_event/history/${id}`),
    },
    {
      key: 'preview',
      icon: <MonitorSmartphone size={16} />,
      label: t('action.preview'),
      shortcut: 'Alt Shift P',
      onSelect: () => navigate(`/manager_event/preview/${id}`),
    },
    {
      key: 'view',
      icon: <Eye size={16} />,
      label: t('action.view'),
      onSelect: () => navigate(`/manager_event/view/${id}`),
    },
  ];
}

interface OpenEventTransitions {
  readonly next: EventTransitionChoice | undefined;
  readonly others: readonly EventTransitionChoice[];
  readonly start: (transition: EventTransitionChoice) => Promise<void>;
  readonly busy: boolean;
  readonly dialog: React.ReactNode;
}

/** The transitions of the event in the editor. Each saves what is typed first; what blocks it is led to. */
function useOpenEventTransitions(session: EventSession): OpenEventTransitions {
  const tab = useTab();
  const navigate = useNavigate();
  const rules = useEventActor();
  const event = useSessionPart(session, (state) => state.record);
  // Typed text cannot be saved while another page holds the event, so no transition can follow it.
  const isStuck = useSessionPart(session, (state) => state.readOnly && state.dirty);
  const firstBlocker = useFirstBlocker(session);
  const { start, busy, dialog } = useEventTransition({
    onDone(after) {
      session.rebase(after);
      if (after.state === 'TRASHED') navigate('/manager_event');
      else if (!after.mayEdit) tab.become(`/manager_event/view/${after.id}`);
    },
  });
  const transitions = isStuck ? [] : event ? rules.transitionsOf(event) : rules.transitionsOfNew();
  const next = nextEventStep(transitions);
  return {
    next,
    others: transitions.filter((one) => one !== next && (event !== undefined || one.name !== 'trash')),
    busy,
    dialog,
    async start(transition) {
      const blocker = firstBlocker(transition.guard);
      if (blocker) {
        openPanel('event.checks');
        leadToEventField(session, blocker.field);
        showToast({ tone: 'warning', text: blocker.label });
        return;
      }
      const { dirty, record } = session.get();
      const saved = dirty || !record ? await session.save() : record;
      if (saved) await start(saved, transition);
    },
  };
}
