import { useMutation, useQueryClient } from '@tanstack/react-query';
import { targetPath } from '@toasoan/contract/article/link-target.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { EventCopy, EventRow } from '@toasoan/contract/features/events/event.ts';
import { icsEndpoints } from '@toasoan/contract/features/events/ics/ics-endpoints.ts';
import {
  Ban,
  CalendarArrowDown,
  CalendarClock,
  CalendarPlus,
  CopyPlus,
  Eye,
  History,
  Link,
  LockOpen,
  Pause,
  Pencil,
  Trash2,
  Video,
} from 'lucide-react';
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
import { useEventActor } from '../event-actor.ts';
import { eventKeys } from '../event-queries.ts';
import { saveCalendar } from '../ics/save-calendar.ts';
import { useEventVerb } from '../verbs/use-event-verb.tsx';
import type { AskedVerb, VerbSubject } from '../verbs/verb-subject.ts';
import { useEventTransition } from '../workflow/use-event-transition.tsx';
import { useEventTransitionItems } from '../workflow/use-event-transition-items.tsx';
import { usePurgeEvent } from './use-purge-event.ts';

interface RowActions {
  readonly rowActions: (event: EventRow) => readonly MenuItem[];
  /** The questions of transitions and changes of plan. */
  readonly dialog: ReactNode;
}

const VERB_ICONS: Readonly<Record<AskedVerb, ReactNode>> = {
  reschedule: <CalendarClock size={16} />,
  postpone: <Pause size={16} />,
  moveOnline: <Video size={16} />,
  cancel: <Ban size={16} />,
};
const VERBS = ['reschedule', 'postpone', 'moveOnline', 'cancel'] as const;
/** Made dozens of times a day. */
const QUICK: readonly string[] = ['submit', 'return', 'forward', 'publish'];

function subjectOf(event: EventRow): VerbSubject {
  return { ...event, repeats: event.recurrenceKind !== 'NONE' };
}

/** The row menu by the same rules as the server's. */
export function useEventRowActions(): RowActions {
  const { t } = useTranslation('events');
  const navigate = useNavigate();
  const project = useCurrentProject();
  const rules = useEventActor();
  const transitions = useEventTransition();
  const transitionItems = useEventTransitionItems();
  const siteItem = useSiteItem();
  const verbs = useEventVerb();
  const mayWrite = useMay('event.create');
  const leads = useMay('event.publish');
  const userId = useAuth((auth) => auth.userId);
  const copyEvent = useCopyEvent();
  const purgeEvent = usePurgeEvent();
  const saveIcs = useMutation({
    mutationFn: (id: string) => call(icsEndpoints.one, { params: { id } }),
    onSuccess: ({ name, text }) => saveCalendar(name, text),
  });

  function copy(event: EventRow, dates: EventCopy['dates']) {
    copyEvent.mutate(
      { id: event.id, dates },
      {
        onSuccess: (made) => {
          showToast({ tone: 'success', text: t('done.copy', { title: event.title }) });
          navigate(`/manager_event/edit/${made.id}`);
        },
      },
    );
  }
  async function copyLink(event: EventRow) {
    const address = withProject(`/manager_event/view/${event.id}`, project?.projectId ?? '');
    await navigator.clipboard.writeText(new URL(address, location.origin).href);
    showToast({ tone: 'success', text: t('done.link') });
  }
  function verbItems(event: EventRow): readonly MenuItem[] {
    if (!rules.mayChangePlan(event)) return [];
    const isOff = event.eventStatus === 'CANCELLED';
    return VERBS.filter((verb) => !(isOff && verb === 'cancel')).map((verb, index) => ({
      key: verb,
      label: t(`verb.${verb}`),
      icon: VERB_ICONS[verb],
      startsGroup: index === 0,
      ...(verb === 'cancel' && { tone: 'danger' as const }),
      onSelect: () => verbs.ask({ verb, subject: subjectOf(event) }),
    }));
  }
  /** Somebody writes it: this person elsewhere, or a colleague that this person may take it from. */
  function takeOverItem(event: EventRow): MenuItem | false {
    const isOwn = event.holder?.userId === userId;
    if (!event.holder || !rules.mayEdit(event) || !(isOwn || leads)) return false;
    return {
      key: 'take-over',
      label: t(isOwn ? 'action.editHere' : 'action.takeOver'),
      icon: <LockOpen size={16} />,
      onSelect: () => navigate(`/manager_event/edit/${event.id}?takeOver=1`),
    };
  }
  function rowActions(event: EventRow): readonly MenuItem[] {
    const items: (MenuItem | false)[] = [
      {
        key: 'view',
        label: t('action.view'),
        icon: <Eye size={16} />,
        onSelect: () => navigate(`/manager_event/view/${event.id}`),
      },
      rules.mayEdit(event) && {
        key: 'edit',
        label: t('action.edit'),
        icon: <Pencil size={16} />,
        isQuick: true,
        onSelect: () => navigate(`/manager_event/edit/${event.id}`),
      },
      takeOverItem(event),
      ...siteItem(event.state === 'PUBLISHED' ? targetPath('event', event.slug) : undefined),
      {
        key: 'history',
        label: t('action.history'),
        icon: <History size={16} />,
        onSelect: () => navigate(`/manager_event/history/${event.id}`),
      },
      mayWrite && {
        key: 'copy',
        label: t('action.copy'),
        icon: <CopyPlus size={16} />,
        onSelect: () => copy(event, 'none'),
      },
      mayWrite &&
        event.startTime !== null && {
          key: 'nextYear',
          label: t('action.nextYear'),
          icon: <CalendarPlus size={16} />,
          onSelect: () => copy(event, 'nextYear'),
        },
      {
        key: 'link',
        label: t('action.link'),
        icon: <Link size={16} />,
        onSelect: () => void copyLink(event),
      },
      event.startTime !== null && {
        key: 'ics',
        label: t('action.ics'),
        icon: <CalendarArrowDown size={16} />,
        onSelect: () => saveIcs.mutate(event.id),
      },
      rules.mayPurge(event) && {
        key: 'purge',
        label: t('action.purge'),
        icon: <Trash2 size={16} />,
        tone: 'danger' as const,
        startsGroup: true,
        onSelect: () => void purgeEvent(event),
      },
      ...verbItems(event),
      ...transitionItems(rules.transitionsOf(event), (one) => void transitions.start(event, one)).map(
        (item, index) => ({
          ...item,
          isQuick: QUICK.includes(item.key),
          startsGroup: index === 0 || item.startsGroup === true,
        }),
      ),
    ];
    return items.filter((item) => item !== false);
  }
  return {
    rowActions,
    dialog: (
      <>
        {transitions.dialog}
        {verbs.dialog}
      </>
    ),
  };
}

/** Starts a draft from an event. The key makes a repeated call create only one. */
function useCopyEvent() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, dates }: { readonly id: string; readonly dates: EventCopy['dates'] }) =>
      call(eventEndpoints.copy, { params: { id }, body: { dates }, idempotencyKey: randomId() }),
    onSettled: () => invalidate(client, { queryKey: eventKeys(projectId) }),
  });
}
