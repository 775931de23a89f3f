import { useQuery } from '@tanstack/react-query';
import { targetPath } from '@toasoan/contract/article/link-target.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { ChevronDown, History, MessageSquare, MonitorSmartphone, Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useWorkScreen } from '#web/core/preferences/use-work-screen.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { useReaderLock } from '#web/features/articles/public.ts';
import { HolderSign } from '#web/features/articles/public-people.ts';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { SiteLink } from '#web/patterns/site-page/site-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { CoveragePanel } from '../coverage/coverage-panel.tsx';
import { eventDetail } from '../editing/event-detail.ts';
import { useEventActor } from '../event-actor.ts';
import { EventStateTag } from '../event-state-tag.tsx';
import { eventLock } from '../lock/event-lock.ts';
import { EventPeople } from '../lock/event-people.tsx';
import { DatesPanel } from '../recurrence/dates-panel.tsx';
import { PlanPanel } from '../verbs/plan-panel.tsx';
import { nextEventStep } from '../workflow/next-event-step.ts';
import { NextEventStepButton } from '../workflow/next-event-step-button.tsx';
import { useEventTransition } from '../workflow/use-event-transition.tsx';
import { useEventTransitionItems } from '../workflow/use-event-transition-items.tsx';
import { EventFacts } from './event-facts.tsx';
import { ShownEvent } from './shown-event.tsx';

export function EventViewPage() {
  const { t } = useTranslation('event-fields');
  const { id = '' } = useParams();
  useWorkScreen();
  const projectId = useProjectId();
  const { setLabel } = useTab();
  const detail = useQuery(eventDetail(projectId, id));
  const title = detail.data?.title;
  useEffect(() => {
    if (title) setLabel(title);
  }, [setLabel, title]);
  if (detail.data) return <OpenEvent event={detail.data} />;
  if (detail.error) {
    return (
      <LoadFailure
        title={t('edit.failed')}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
        listAt="/manager_event"
      />
    );
  }
  return <Skeleton height="640px" />;
}

function OpenEvent({ event }: { readonly event: Event }) {
  const { t } = useTranslation('event-fields');
  const navigate = useNavigate();
  const lock = useReaderLock(eventLock, event.id);
  const mayComment = useMay('comment.view');
  return (
    <FormPage
      bar={
        <ActionBar backTo="/manager_event" title={event.title} status={<EventStateTag state={event.state} />}>
          <HolderSign lock={lock} />
          <EventPeople lock={lock} />
          <Button icon={<History size={16} />} onClick={() => navigate(`/manager_event/history/${event.id}`)}>
            {t('action.history')}
          </Button>
          <SiteLink path={event.state === 'PUBLISHED' ? targetPath('event', event.slug) : undefined} />
          <IconButton
            icon={<MonitorSmartphone size={16} />}
            label={t('action.preview')}
            onClick={() => navigate(`/manager_event/preview/${event.id}`)}
          />
          {mayComment && (
            <IconButton
              icon={<MessageSquare size={16} />}
              label={t('action.comments')}
              onClick={() => navigate(`/manager_comment?view=all&targetType=EVENT&targetId=${event.id}`)}
            />
          )}
          {event.mayEdit && (
            <Button icon={<Pencil size={16} />} onClick={() => navigate(`/manager_event/edit/${event.id}`)}>
              {t('action.edit')}
            </Button>
          )}
          <EventSteps event={event} />
        </ActionBar>
      }
      notice={event.stateReason !== '' && <Banner tone="warning">{event.stateReason}</Banner>}
      asideLabel={t('edit.inspector')}
      aside={
        <>
          <PlanPanel event={event} />
          <CoveragePanel event={event} />
          <DatesPanel event={event} />
          <EventFacts event={event} />
        </>
      }
    >
      <ShownEvent event={event} />
    </FormPage>
  );
}

/** The next step for this person and the other allowed ones; a barred one says why. */
function EventSteps({ event }: { readonly event: Event }) {
  const { t } = useTranslation('events');
  const { transitionsOf } = useEventActor();
  const { start, busy, dialog } = useEventTransition();
  const transitionItems = useEventTransitionItems();
  const transitions = transitionsOf(event);
  const next = nextEventStep(transitions);
  const others = transitions.filter((one) => one !== next);
  useFormKeys({ main: next && !next.isBarred && !busy ? () => void start(event, next) : undefined });
  return (
    <>
      {others.length > 0 && (
        <MenuButton
          label={t('transition.more')}
          align="end"
          items={() => transitionItems(others, (transition) => void start(event, transition))}
        >
          {(trigger) => (
            <Button {...trigger} icon={<ChevronDown size={16} />} busy={busy}>
              {t('transition.more')}
            </Button>
          )}
        </MenuButton>
      )}
      {next && (
        <NextEventStepButton transition={next} busy={busy} onStart={(one) => void start(event, one)} />
      )}
      {dialog}
    </>
  );
}
