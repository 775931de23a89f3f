import type { Event } from '@toasoan/contract/features/events/event.ts';
import { Suspense, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { FieldGroup, headlineOf, useSessionPart } from '#web/features/articles/public.ts';
import {
  lookThrough,
  useArticleSession,
  useMergedText,
  usePlace,
  useWriterLock,
  WhereKept,
} from '#web/features/articles/public-editor.ts';
import { pagePicturesOf } from '#web/features/posts/public-files.ts';
import { ArticleEditor } from '#web/patterns/article-editor/article-editor.tsx';
import { PagePicturesContext } from '#web/patterns/article-editor/figures/page-pictures.ts';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EventActions } from './event-actions.tsx';
import type { EventSession } from './event-article.ts';
import styles from './event-editor.module.css';
import { EventHeadFields } from './event-head-fields.tsx';
import { eventKind } from './event-kind.ts';
import {
  DraftOffer,
  EventInspector,
  EventSections,
  LockBanner,
  MergedDialog,
  MergePanel,
  useEventParts,
} from './event-parts.ts';
import { leadToEventField } from './lead-to-event-field.ts';
import { LoadEventFiles } from './load-event-files.ts';
import { openEvents } from './open-events.ts';

/** Facts and text on the left; everything else about the event in the inspector on the right. */
export function EventEditor({ loaded }: { readonly loaded: Event | undefined }) {
  const { t } = useTranslation('event-fields');
  const session = useArticleSession(eventKind, openEvents, loaded);
  const event = useSessionPart(session, (state) => state.record);
  const readOnly = useSessionPart(session, (state) => state.readOnly);
  const lock = useWriterLock(session);
  const arePartsHere = useEventParts();
  // The text comes first; the browser shows it before the inspector is rendered.
  const isInspectorDue = useDeferredValue(arePartsHere, false);
  useTabLabel(session);
  usePlace(session, lock);
  useFormKeys({ save: () => void session.save() });
  useLeadToRefused(session);

  if (event !== undefined && !event.mayEdit) return <Banner tone="warning">{t('edit.notAllowed')}</Banner>;
  return (
    <FormPage
      bar={
        <>
          <EventActions session={session} lock={lock} />
          <Suspense>{arePartsHere && <LockBanner session={session} lock={lock} />}</Suspense>
        </>
      }
      asideLabel={t('edit.inspector')}
      aside={
        isInspectorDue ? (
          <Suspense fallback={<Skeleton height="640px" />}>
            <EventInspector session={session} />
          </Suspense>
        ) : (
          <Skeleton height="640px" />
        )
      }
    >
      <LoadEventFiles session={session} />
      <div className={styles.notices}>
        {event !== undefined && event.stateReason !== '' && (
          <Banner tone="warning">{event.stateReason}</Banner>
        )}
        <Conflict session={session} />
        <Merged session={session} />
        <Suspense>{arePartsHere && <DraftOffer session={session} />}</Suspense>
      </div>
      <PagePicturesContext value={pagePicturesOf(session)}>
        <ArticleEditor
          hasMargin={false}
          article={session.article}
          readOnly={readOnly}
          status={<WhereKept session={session} />}
        >
          <EventHeadFields session={session} />
          <div data-beside-text>
            <Suspense fallback={<Skeleton height="480px" />}>
              <FieldGroup session={session}>{arePartsHere && <EventSections session={session} />}</FieldGroup>
            </Suspense>
          </div>
        </ArticleEditor>
      </PagePicturesContext>
    </FormPage>
  );
}

function Conflict({ session }: { readonly session: EventSession }) {
  const conflict = useSessionPart(session, (state) => state.conflict);
  useEffect(() => {
    if (conflict) session.article.asks.focusMode(false);
  }, [conflict, session]);
  return <Suspense>{conflict && <MergePanel session={session} conflict={conflict} />}</Suspense>;
}

/** A colleague's changes, while the person looks through them. */
function Merged({ session }: { readonly session: EventSession }) {
  const id = useSessionPart(session, ({ record }) => record?.id);
  const { name } = session.kind;
  const merged = useMergedText(name, id);
  if (!merged || id === undefined) return null;
  return (
    <Suspense>
      <MergedDialog session={session} merged={merged} onClose={() => lookThrough(name, id, undefined)} />
    </Suspense>
  );
}

/** The tab is called what the event is called, once typing pauses. */
function useTabLabel(session: EventSession): void {
  const { t } = useTranslation('event-fields');
  const { setLabel } = useTab();
  useEffect(() => {
    function show() {
      const isNamed = session.get().record !== undefined || session.form.get().values.title.trim() !== '';
      setLabel(isNamed ? t('edit.tab', { title: headlineOf(session) }) : t('edit.new'));
    }
    const stops = [session.form.whenSettled(show), session.subscribe(show)];
    show();
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, setLabel, t]);
}

/** A save that a field stopped leads to that field, wherever it is hidden. */
function useLeadToRefused(session: EventSession): void {
  const refusals = useSessionPart(session, (state) => state.refusals);
  const lead = useEffectEvent(() => {
    session.article.asks.focusMode(false);
    const [first] = session.form.get().problems;
    if (first) leadToEventField(session, first.field.split('.', 1)[0] ?? '');
  });
  useEffect(() => {
    if (refusals > 0) lead();
  }, [refusals]);
}
