import type { Page } from '@toasoan/contract/features/pages/page.ts';
import { Suspense, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { headlineOf, useSessionPart } from '#web/features/articles/public.ts';
import {
  lookThrough,
  useArticleSession,
  useMergedText,
  usePlace,
  useWriterLock,
  WhereKept,
} from '#web/features/articles/public-editor.ts';
import { pagePicturesOf } from '#web/features/posts/public-cover.ts';
import { ArticleEditor } from '#web/patterns/article-editor/article-editor.tsx';
import { PagePicturesContext } from '#web/patterns/article-editor/figures/page-pictures.ts';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PageTree } from '../tree/page-tree.tsx';
import { leadToPageField } from './lead-to-page-field.ts';
import { LoadPageFiles } from './load-page-files.ts';
import { openPages } from './open-pages.ts';
import { PageActions } from './page-actions.tsx';
import type { PageSession } from './page-article.ts';
import styles from './page-editor.module.css';
import { PageHeadFields } from './page-head-fields.tsx';
import { pageKind } from './page-kind.ts';
import {
  DraftOffer,
  LockBanner,
  MergedDialog,
  MergePanel,
  PageInspector,
  usePageParts,
} from './page-parts.ts';
import { ShownPage } from './shown-page.tsx';

/** The tree and the text on the left; everything else about the page in the inspector on the right. */
export function PageEditor({ loaded }: { readonly loaded: Page | undefined }) {
  const { t } = useTranslation('page-fields');
  const session = useArticleSession(pageKind, openPages, loaded);
  const page = useSessionPart(session, (state) => state.record);
  const readOnly = useSessionPart(session, (state) => state.readOnly);
  const lock = useWriterLock(session);
  const arePartsHere = usePageParts();
  // The text comes first; the browser shows it before the inspector is rendered.
  const isInspectorDue = useDeferredValue(arePartsHere, false);
  useTabLabel(session);
  usePlace(session, lock);
  useFormKeys({ save: () => void session.save() });
  useLeadToRefused(session);
  useWantedParent(session);

  if (page !== undefined && !page.mayEdit) return <ShownPage page={page} />;
  return (
    <FormPage
      bar={
        <>
          <PageActions session={session} lock={lock} />
          <Suspense>{arePartsHere && <LockBanner session={session} lock={lock} />}</Suspense>
        </>
      }
      asideLabel={t('edit.inspector')}
      aside={
        isInspectorDue ? (
          <Suspense fallback={<Skeleton height="640px" />}>
            <PageInspector session={session} />
          </Suspense>
        ) : (
          <Skeleton height="640px" />
        )
      }
    >
      <LoadPageFiles session={session} />
      <div className={styles.columns}>
        <PageTree currentId={page?.id} />
        <div className={styles.text}>
          <div className={styles.notices}>
            {page !== undefined && page.stateReason !== '' && (
              <Banner tone="warning">{page.stateReason}</Banner>
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
              <PageHeadFields session={session} />
            </ArticleEditor>
          </PagePicturesContext>
        </div>
      </div>
    </FormPage>
  );
}

function Conflict({ session }: { readonly session: PageSession }) {
  const conflict = useSessionPart(session, (state) => state.conflict);
  useEffect(() => {
    if (conflict) session.article.asks.focusMode(false);
  }, [conflict, session]);
  return <Suspense>{conflict && <MergePanel session={session} conflict={conflict} />}</Suspense>;
}

/** A colleague's changes, while the person looks through them. */
function Merged({ session }: { readonly session: PageSession }) {
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

/** The tab is called what the page is called, once typing pauses. */
function useTabLabel(session: PageSession): void {
  const { t } = useTranslation('page-fields');
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

/** A new page may be asked for below another one. */
function useWantedParent(session: PageSession): void {
  const [search] = useSearchParams();
  const parentId = search.get('parent');
  useEffect(() => {
    const { record, dirty } = session.get();
    if (parentId === null || record !== undefined || dirty) return;
    session.form.reset({ ...session.form.get().values, parentId });
  }, [session, parentId]);
}

/** A save that a field stopped leads to that field, wherever it is hidden. */
function useLeadToRefused(session: PageSession): void {
  const refusals = useSessionPart(session, (state) => state.refusals);
  const lead = useEffectEvent(() => {
    session.article.asks.focusMode(false);
    const [first] = session.form.get().problems;
    if (first) leadToPageField(session, first.field.split('.', 1)[0] ?? '');
  });
  useEffect(() => {
    if (refusals > 0) lead();
  }, [refusals]);
}
