import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { Suspense, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { FieldGroup, headlineOf, useSessionPart } from '#web/features/articles/public.ts';
import {
  lookThrough,
  useMergedText,
  usePlace,
  useWriterLock,
  WhereKept,
} from '#web/features/articles/public-editor.ts';
import { ArticleEditor } from '#web/patterns/article-editor/article-editor.tsx';
import { PagePicturesContext } from '#web/patterns/article-editor/figures/page-pictures.ts';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import {
  CorrectionText,
  DraftOffer,
  LoadPostFiles,
  LockBanner,
  MergedDialog,
  MergePanel,
  PendingNotice,
  PostInspector,
  ReasonBanner,
  SimilarTitles,
  TypeFields,
  useEditorParts,
} from './editor-parts.ts';
import { pagePicturesOf } from './files/page-pictures-of.ts';
import { leadToField } from './lead-to-field.ts';
import { PostActions } from './post-actions.tsx';
import type { PostSession } from './post-article.ts';
import styles from './post-editor.module.css';
import { PostHeadFields } from './post-head-fields.tsx';
import { usePostSession } from './use-post-session.ts';

/** The article on the left; everything about it in the inspector on the right. */
export function PostEditor({ loaded }: { readonly loaded: Post | undefined }) {
  const { t } = useTranslation('posts');
  const session = usePostSession(loaded);
  const post = useSessionPart(session, (state) => state.record);
  const readOnly = useSessionPart(session, (state) => state.readOnly);
  const lock = useWriterLock(session);
  const arePartsHere = useEditorParts();
  // The text comes first; the browser shows it before the inspector is rendered.
  const isInspectorDue = useDeferredValue(arePartsHere, false);
  useTabLabel(session);
  usePlace(session, lock);
  useFormKeys({ save: () => void session.save() });
  useLeadToRefused(session);

  if (post !== undefined && !post.mayEdit) return <Banner tone="warning">{t('edit.notAllowed')}</Banner>;
  const isByForm = post?.corrections.some(({ role }) => role === 'corrects') ?? false;
  return (
    <FormPage
      bar={
        <>
          <PostActions session={session} lock={lock} />
          <Suspense>{arePartsHere && <LockBanner session={session} lock={lock} />}</Suspense>
        </>
      }
      notice={
        arePartsHere && (
          <>
            <Suspense>
              <LoadPostFiles session={session} />
            </Suspense>
            <Suspense>{post?.state === 'PUBLISHED' && <PendingNotice post={post} />}</Suspense>
          </>
        )
      }
      asideLabel={t('edit.inspector')}
      aside={
        isInspectorDue ? (
          <Suspense fallback={<Skeleton height="640px" />}>
            <PostInspector session={session} />
          </Suspense>
        ) : (
          <Skeleton height="640px" />
        )
      }
    >
      <div className={styles.notices}>
        <Suspense>{post && post.stateReason !== '' && <ReasonBanner post={post} />}</Suspense>
        <Conflict session={session} />
        <Merged session={session} />
        <Suspense>{arePartsHere && <DraftOffer session={session} />}</Suspense>
        <Suspense>
          {arePartsHere && post?.state !== 'PUBLISHED' && (
            <SimilarTitles form={session.form} ownId={post?.id} />
          )}
        </Suspense>
      </div>
      <div className={styles.body}>
        {isByForm && post ? (
          <Suspense>
            <CorrectionText post={post} />
          </Suspense>
        ) : (
          <PagePicturesContext value={pagePicturesOf(session)}>
            <ArticleEditor
              article={session.article}
              readOnly={readOnly}
              status={<WhereKept session={session} />}
            >
              <PostHeadFields session={session} />
              <div data-beside-text>
                <Suspense>
                  <FieldGroup session={session}>
                    {arePartsHere && <TypeFields session={session} place="above" />}
                  </FieldGroup>
                </Suspense>
              </div>
            </ArticleEditor>
          </PagePicturesContext>
        )}
        <Suspense>
          <FieldGroup session={session}>
            {arePartsHere && <TypeFields session={session} place="below" />}
          </FieldGroup>
        </Suspense>
      </div>
    </FormPage>
  );
}

function Conflict({ session }: { readonly session: PostSession }) {
  const conflict = useSessionPart(session, (state) => state.conflict);
  useEffect(() => {
    if (conflict) session.article.asks.focusMode(false);
  }, [conflict, session]);
  return <Suspense>{conflict && <MergePanel session={session} conflict={conflict} />}</Suspense>;
}

/** A colleague's changes, while the person looks through them. */
function Merged({ session }: { readonly session: PostSession }) {
  const postId = useSessionPart(session, ({ record }) => record?.id);
  const merged = useMergedText(session.kind.name, postId);
  if (!merged || postId === undefined) return null;
  return (
    <Suspense>
      <MergedDialog
        session={session}
        merged={merged}
        onClose={() => lookThrough(session.kind.name, postId, undefined)}
      />
    </Suspense>
  );
}

/** The tab is called what the article is called, once typing pauses. */
function useTabLabel(session: PostSession): void {
  const { t } = useTranslation('posts');
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
function useLeadToRefused(session: PostSession): void {
  const refusals = useSessionPart(session, (state) => state.refusals);
  const lead = useEffectEvent(() => {
    session.article.asks.focusMode(false);
    const [first] = session.form.get().problems;
    if (first) leadToField(session, first.field.split('.', 1)[0] ?? '');
  });
  useEffect(() => {
    if (refusals > 0) lead();
  }, [refusals]);
}
