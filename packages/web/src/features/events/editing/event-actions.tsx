import type { EventTransitionChoice } from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import { ChevronDown, Eye, History } from 'lucide-react';
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
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useEventActor } from '../event-actor.ts';
import { EventStateTag } from '../event-state-tag.tsx';
import { nextEventStep } from '../workflow/next-event-step.ts';
import { useEventTransition } from '../workflow/use-event-transition.tsx';
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
  const { t } = useTranslation('event-fields');
  const { t: tEvents } = useTranslation('events');
  const event = useSessionPart(session, (state) => state.record);
  const readOnly = useSessionPart(session, (state) => state.readOnly);
  const busy = useSessionPart(session, ({ saveState }) => saveState === 'saving');
  const { transitions, start, dialog } = useOpenEventTransitions(session);
  const pages = usePages(event?.id);
  const next = readOnly ? undefined : nextEventStep(transitions);
  const others = readOnly ? [] : transitions.filter((one) => one !== next);

  async function save() {
    if (await session.save()) showToast({ tone: 'success', text: t('edit.saved') });
  }
  useFormKeys({
    main: () => {
      if (next && !next.isBarred) void start(next);
      else if (!readOnly) void save();
    },
  });
  const items = [
    ...pages,
    ...others.map(
      (one): MenuItem => ({
        key: one.name,
        label: tEvents(`transition.${one.name}`),
        disabledReason: one.isBarred ? tEvents('transition.ownEvent') : undefined,
        ...(one.name === 'trash' && { tone: 'danger' as const }),
        onSelect: () => void start(one),
      }),
    ),
  ];
  return (
    <>
      <Suspense>
        <EventPeople lock={lock} />
      </Suspense>
      {items.length > 0 && (
        <MenuButton label={t('edit.more')} align="end" items={() => items}>
          {(trigger) => <IconButton {...trigger} icon={<ChevronDown size={16} />} label={t('edit.more')} />}
        </MenuButton>
      )}
      {!readOnly && (
        <Button variant={next ? 'plain' : 'main'} shortcut="Ctrl S" busy={busy} onClick={() => void save()}>
          {t(event?.state === 'PUBLISHED' ? 'edit.update' : 'edit.save')}
        </Button>
      )}
      {next && (
        <Button
          variant={next.name === 'publish' ? 'project' : 'main'}
          shortcut="Ctrl Enter"
          disabledReason={next.isBarred ? tEvents('transition.ownEvent') : undefined}
          onClick={() => void start(next)}
        >
          {tEvents(`transition.${next.name}`)}
        </Button>
      )}
      {dialog}
    </>
  );
});

/** The pages that show an event; without an id it has not been saved yet. */
function usePages(id: string | undefined): readonly MenuItem[] {
  const { t } = useTranslation('event-fields');
  const navigate = useNavigate();
  if (id === undefined) return [];
  return [
    {
      key: 'view',
      icon: <Eye size={16} />,
      label: t('action.view'),
      onSelect: () => navigate(`/manager_event/view/${id}`),
    },
    {
      key: 'history',
      icon: <History size={16} />,
      label: t('action.history'),
      onSelect: () => navigate(`/manager_event/history/${id}`),
    },
  ];
}

interface OpenEventTransitions {
  readonly transitions: readonly EventTransitionChoice[];
  readonly start: (transition: EventTransitionChoice) => Promise<void>;
  readonly dialog: React.ReactNode;
}

/** The transitions of the event in the editor. Each saves what is typed first; what blocks it is led to. */
function useOpenEventTransitions(session: EventSession): OpenEventTransitions {
  const tab = useTab();
  const navigate = useNavigate();
  const rules = useEventActor();
  const event = useSessionPart(session, (state) => state.record);
  const firstBlocker = useFirstBlocker(session);
  const { start, dialog } = useEventTransition({
    onDone(after) {
      session.rebase(after);
      if (after.state === 'TRASHED') navigate('/manager_event');
      else if (!after.mayEdit) tab.become(`/manager_event/view/${after.id}`);
    },
  });
  return {
    transitions: event ? rules.transitionsOf(event) : [],
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
