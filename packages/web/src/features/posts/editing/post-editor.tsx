import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { Suspense, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { ArticleEditor } from '#web/patterns/article-editor/article-editor.tsx';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { usePlace, useWriterLock } from '../lock/use-presence.ts';
import { FieldGroup } from './field-group.tsx';
import { leadToField } from './lead-to-field.ts';
import { PostActions } from './post-actions.tsx';
import styles from './post-editor.module.css';
import { PostHeadFields } from './post-head-fields.tsx';
import type { PostSession } from './post-session.ts';
import { headlineOf, usePostSession, useSessionPart } from './use-post-session.ts';

const PostInspector = lazyChunk(async () => {
  const [module] = await Promise.all([import('./inspector/post-inspector.tsx'), loadTexts(['notes'])]);
  return { default: module.PostInspector };
});
const LoadPostFiles = lazyChunk(async () => ({
  default: (await import('./files/load-post-files.ts')).LoadPostFiles,
}));
const PendingNotice = lazyChunk(async () => ({
  default: (await import('./pending-notice.tsx')).PendingNotice,
}));
const LockBanner = lazyChunk(async () => ({
  default: (await import('../lock/lock-banner.tsx')).LockBanner,
}));
const ReasonBanner = lazyChunk(async () => ({
  default: (await import('../workflow/reason-banner.tsx')).ReasonBanner,
}));
const TypeFields = lazyChunk(async () => ({
  default: (await import('./type-fields/type-fields.tsx')).TypeFields,
}));
const SimilarTitles = lazyChunk(async () => ({
  default: (await import('../similar/similar-titles.tsx')).SimilarTitles,
}));
const DraftOffer = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('../autosave/draft-offer.tsx'),
    loadTexts(['merge', 'article-compare']),
  ]);
  return { default: module.DraftOffer };
});
const MergePanel = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('../merge/merge-panel.tsx'),
    loadTexts(['merge', 'article-compare']),
  ]);
  return { default: module.MergePanel };
});
const CorrectionText = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('../correction/correction-text.tsx'),
    loadTexts(['correction']),
  ]);
  return { default: module.CorrectionText };
});

/** The parts that every open post shows. */
export const EDITOR_PARTS = [
  PostInspector,
  LoadPostFiles,
  LockBanner,
  TypeFields,
  SimilarTitles,
  DraftOffer,
] as const;

/** The article on the left; everything about it in the inspector on the right. */
export function PostEditor({ loaded }: { readonly loaded: Post | undefined }) {
  const { t } = useTranslation('posts');
  const session = usePostSession(loaded);
  const post = useSessionPart(session, (state) => state.post);
  const readOnly = useSessionPart(session, (state) => state.readOnly);
  const lock = useWriterLock(session);
  // The text comes first; the browser shows it before the inspector is rendered.
  const isInspectorDue = useDeferredValue(true, false);
  useTabLabel(session);
  usePlace(session, lock);
  useFormKeys({ save: () => void session.save() });
  useLeadToRefused(session);

  if (post !== undefined && !post.mayEdit) return <Banner tone="warning">{t('edit.notAllowed')}</Banner>;
  const isByForm = post?.corrections.some(({ role }) => role === 'corrects') ?? false;
  return (
    <FormPage
      bar={<PostActions session={session} lock={lock} />}
      notice={
        <>
          <Suspense>
            <LoadPostFiles session={session} />
          </Suspense>
          <Suspense>
            <LockBanner session={session} lock={lock} />
          </Suspense>
          <Suspense>{post?.state === 'PUBLISHED' && <PendingNotice post={post} />}</Suspense>
        </>
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
        <Suspense>
          <DraftOffer session={session} />
        </Suspense>
        <Suspense>
          {post?.state !== 'PUBLISHED' && <SimilarTitles form={session.form} ownId={post?.id} />}
        </Suspense>
      </div>
      <div className={styles.body}>
        {isByForm && post ? (
          <Suspense>
            <CorrectionText post={post} />
          </Suspense>
        ) : (
          <ArticleEditor article={session.article} readOnly={readOnly}>
            <PostHeadFields session={session} />
            <Suspense>
              <FieldGroup session={session}>
                <TypeFields session={session} place="above" />
              </FieldGroup>
            </Suspense>
          </ArticleEditor>
        )}
        <Suspense>
          <FieldGroup session={session}>
            <TypeFields session={session} place="below" />
          </FieldGroup>
        </Suspense>
      </div>
    </FormPage>
  );
}

function Conflict({ session }: { readonly session: PostSession }) {
  const conflict = useSessionPart(session, (state) => state.conflict);
  return <Suspense>{conflict && <MergePanel session={session} conflict={conflict} />}</Suspense>;
}

/** The tab is called what the article is called, once typing pauses. */
function useTabLabel(session: PostSession): void {
  const { t } = useTranslation('posts');
  const { setLabel } = useTab();
  useEffect(() => {
    function show() {
      const isNamed = session.get().post !== undefined || session.form.get().values.title.trim() !== '';
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
    const [first] = session.form.get().problems;
    if (first) leadToField(session, first.field.split('.', 1)[0] ?? '');
  });
  useEffect(() => {
    if (refusals > 0) lead();
  }, [refusals]);
}
