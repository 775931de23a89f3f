import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { ArticleEditor } from '#web/patterns/article-editor/article-editor.tsx';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { usePlace, useWriterLock } from '../lock/use-presence.ts';
import { FieldGroup } from './field-group.tsx';
import { leadToField } from './lead-to-field.ts';
import { PostActions } from './post-actions.tsx';
import styles from './post-editor.module.css';
import { PostHeadFields } from './post-head-fields.tsx';
import type { PostSession } from './post-session.ts';
import { usePostSession, useSessionState } from './use-post-session.ts';

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
const TypePart = lazyChunk(async () => ({ default: (await import('./type-fields/type-part.tsx')).TypePart }));
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

/** The article on the left; everything about it in the inspector on the right. */
export function PostEditor({ loaded }: { readonly loaded: Post | undefined }) {
  const { t } = useTranslation('posts');
  const tab = useTab();
  const session = usePostSession(loaded);
  const state = useSessionState(session);
  const title = useFormPart(session.form, (form) => form.values.title);
  const label = title.trim() === '' ? t('edit.untitled') : title;
  const readOnly = state.post !== undefined && !state.post.mayEdit;
  const { setLabel } = tab;
  const tabLabel = state.post || title.trim() !== '' ? t('edit.tab', { title: label }) : t('edit.new');
  useEffect(() => setLabel(tabLabel), [setLabel, tabLabel]);
  const lock = useWriterLock(session);
  usePlace(session, lock);
  useFormKeys({ save: () => void session.save() });
  useLeadToRefused(session, state.refusals);

  if (readOnly) return <Banner tone="warning">{t('edit.notAllowed')}</Banner>;
  const isByForm = state.post?.corrections.some(({ role }) => role === 'corrects') ?? false;
  return (
    <FormPage
      bar={<PostActions session={session} title={label} lock={lock} />}
      notice={
        <>
          <Suspense>
            <LoadPostFiles session={session} />
          </Suspense>
          <Suspense>
            <LockBanner session={session} lock={lock} title={label} />
          </Suspense>
          <Suspense>{state.post?.state === 'PUBLISHED' && <PendingNotice post={state.post} />}</Suspense>
        </>
      }
      asideLabel={t('edit.inspector')}
      aside={
        <Suspense fallback={<Skeleton height="640px" />}>
          <PostInspector session={session} />
        </Suspense>
      }
    >
      <div className={styles.notices}>
        <Suspense>
          {state.post && state.post.stateReason !== '' && <ReasonBanner post={state.post} />}
        </Suspense>
        <Suspense>{state.conflict && <MergePanel session={session} conflict={state.conflict} />}</Suspense>
        <Suspense>
          <DraftOffer session={session} editingSession={tab.id} />
        </Suspense>
        <Suspense>
          {state.post?.state !== 'PUBLISHED' && <SimilarTitles title={title} ownId={state.post?.id} />}
        </Suspense>
      </div>
      <div className={styles.body}>
        {isByForm && state.post ? (
          <Suspense>
            <CorrectionText post={state.post} />
          </Suspense>
        ) : (
          <ArticleEditor article={session.article} readOnly={state.readOnly}>
            <PostHeadFields session={session} />
            <Suspense>
              <FieldGroup session={session}>
                <TypePart session={session} place="above" />
              </FieldGroup>
            </Suspense>
          </ArticleEditor>
        )}
        <Suspense>
          <FieldGroup session={session}>
            <TypePart session={session} place="below" />
          </FieldGroup>
        </Suspense>
      </div>
    </FormPage>
  );
}

/** A save that a field stopped leads to that field, wherever it is hidden. */
function useLeadToRefused(session: PostSession, refusals: number): void {
  const lead = useEffectEvent(() => {
    const [first] = session.form.get().problems;
    if (first) leadToField(session, first.field.split('.', 1)[0] ?? '');
  });
  useEffect(() => {
    if (refusals > 0) lead();
  }, [refusals]);
}
