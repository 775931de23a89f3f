import { useQuery } from '@tanstack/react-query';
import { readingMinutes } from '@toasoan/contract/article/article-text.ts';
import { targetPath } from '@toasoan/contract/article/link-target.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { ChevronDown, History, MessageSquare, Pencil, Share2 } from 'lucide-react';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useWorkScreen } from '#web/core/preferences/use-work-screen.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { useReaderLock } from '#web/features/articles/public.ts';
import { HolderSign } from '#web/features/articles/public-people.ts';
import { useArticleLinks } from '#web/patterns/article-links/article-links-slot.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { SiteLink } from '#web/patterns/site-page/site-link.tsx';
import { TranslationsPanel } from '#web/patterns/translation-slots/translations-panel.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { AssigneePanel } from '../assignment/assignee-panel.tsx';
import { hasChecklist, isHeldBack } from '../checklist/held-back.ts';
import { PublishBlockersButton } from '../checklist/publish-blockers-button.tsx';
import { workingPost } from '../comparing/post-copies.ts';
import { fieldOfKey } from '../editing/field-of-key.ts';
import { preloadRestrictedPanels, RestrictedPanels } from '../editing/inspector/restricted-panels.tsx';
import { postLock } from '../lock/post-lock.ts';
import { PostPeople } from '../lock/post-people.tsx';
import { preloadReadNotes, ReadPostNotes } from '../notes/post-notes.tsx';
import { useListedPost } from '../opening/listed-post.ts';
import { OpeningPost } from '../opening/opening-post.tsx';
import { PendingBar } from '../pending/pending-bar.tsx';
import { PublishWaitingChanges } from '../pending/publish-changes.tsx';
import { PostLoading } from '../post-loading.tsx';
import { postDetail } from '../post-queries.ts';
import { PostStateTag } from '../post-state-tag.tsx';
import { mendingAddress } from '../publishing/mending-address.ts';
import { NextStepButton } from '../workflow/next-step-button.tsx';
import { nextStep } from '../workflow/open-transition.ts';
import { ReasonBanner } from '../workflow/reason-banner.tsx';
import { TransitionLog } from '../workflow/transition-log.tsx';
import { useDisabledReason } from '../workflow/use-disabled-reason.ts';
import { useSavedPostTransition } from '../workflow/use-post-transition.tsx';
import { useTransitionItems } from '../workflow/use-transition-items.tsx';
import { PostArticle } from './post-article.tsx';
import { PostFacts } from './post-facts.tsx';
import styles from './post-view-page.module.css';

const SavedChecklist = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('../publishing/saved-checklist.tsx'),
    loadTexts(['publishing']),
  ]);
  return { default: module.SavedChecklist };
});

const SavedReceipt = lazyChunk(async () => {
  const [module] = await Promise.all([import('../publishing/saved-receipt.tsx'), loadTexts(['publishing'])]);
  return { default: module.SavedReceipt };
});

/** A receipt is of interest while the publication is fresh: later it opens by hand. */
const FRESH_MS = 86_400_000;
const isFresh = ({ stateTime, substantiveTime }: Post) =>
  Date.now() - Date.parse(substantiveTime ?? stateTime) < FRESH_MS;

/** Fetches what is shown beside every post. */
export function preloadPanels(): void {
  for (const preload of [preloadReadNotes, preloadRestrictedPanels]) preload().catch(() => undefined);
}

export function PostViewPage() {
  const { t } = useTranslation('posts');
  const { id = '' } = useParams();
  useWorkScreen();
  const projectId = useProjectId();
  const { setLabel } = useTab();
  const listed = useListedPost(id);
  const detail = useQuery(postDetail(projectId, id));
  const title = (detail.data ?? listed)?.title;
  useEffect(() => {
    if (title) setLabel(title);
  }, [setLabel, title]);
  if (detail.data) return <OpenPost post={detail.data} />;
  if (detail.error) {
    return (
      <LoadFailure
        title={t('view.failed')}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
        listAt="/manager_post"
      />
    );
  }
  return listed ? <OpeningPost post={listed} /> : <PostLoading />;
}

function OpenPost({ post }: { readonly post: Post }) {
  const { t } = useTranslation(['posts', 'assignment', 'workflow']);
  const navigate = useNavigate();
  const [isDraftShown, setDraftShown] = useState(false);
  const lock = useReaderLock(postLock, post.id);
  const mayComment = useMay('comment.view');
  const seesLinks = useMay('internalLink.view');
  const { InboundLinks } = useArticleLinks();
  const article = useRef<HTMLDivElement>(null);
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  // The text comes first; what stands beside it is rendered in slices.
  const isAsideDue = useDeferredValue(true, false);
  const shown = isDraftShown ? workingPost(post) : post;
  const mend = (field: string) => navigate(mendingAddress(post.id, fieldOfKey(field)));
  return (
    <FormPage
      bar={
        <ActionBar backTo="/manager_post" title={post.title} status={<PostStateTag state={post.state} />}>
          <HolderSign lock={lock} />
          <PostPeople lock={lock} />
          <Button icon={<History size={16} />} onClick={() => navigate(`/manager_post/history/${post.id}`)}>
            {t('action.history')}
          </Button>
          <IconButton
            icon={<Share2 size={16} />}
            label={t('action.share')}
            onClick={() => navigate(`/manager_post/preview/${post.id}?panel=share`)}
          />
          <SiteLink path={post.state === 'PUBLISHED' ? targetPath('post', post.slug) : undefined} />
          {mayComment && (
            <IconButton
              icon={<MessageSquare size={16} />}
              label={t('action.comments')}
              onClick={() => navigate(`/manager_comment?view=all&targetType=POST&targetId=${post.id}`)}
            />
          )}
          {post.mayEdit && (
            <Button icon={<Pencil size={16} />} onClick={() => navigate(`/manager_post/edit/${post.id}`)}>
              {t('action.edit')}
            </Button>
          )}
          {isHeldBack(post) && (
            <PublishBlockersButton compact postId={post.id} onMend={post.mayEdit ? mend : undefined} />
          )}
          <PostTransitions post={post} />
          <PublishWaitingChanges post={post} />
        </ActionBar>
      }
      notice={<PendingBar post={post} isDraftShown={isDraftShown} onShow={setDraftShown} />}
      asideLabel={t('view.facts')}
      aside={
        isAsideDue ? (
          <>
            <InspectorPanel name="post.assignee" title={t('assignment:panel')}>
              <AssigneePanel post={post} />
            </InspectorPanel>
            {hasChecklist(post) && (
              <InspectorPanel name="post.publish" title={t('view.checklist')}>
                <Suspense fallback={<Skeleton height="120px" />}>
                  <SavedChecklist post={post} onMend={post.mayEdit ? mend : undefined} />
                </Suspense>
              </InspectorPanel>
            )}
            {post.state === 'PUBLISHED' && (
              <InspectorPanel name="post.receipt" title={t('view.receipt')} closedAtFirst={!isFresh(post)}>
                <Suspense fallback={<Skeleton height="120px" />}>
                  <SavedReceipt post={post} />
                </Suspense>
              </InspectorPanel>
            )}
            <ReadPostNotes post={post} root={article} content={shown.content} beside={beside} />
            <RestrictedPanels post={post} />
            {post.publishedTime !== null && seesLinks && <InboundLinks postId={post.id} />}
            <TranslationsPanel kind="POST" id={post.id} title={post.title} />
            <InspectorPanel name="post.log" title={t('workflow:log.title')}>
              <TransitionLog postId={post.id} />
            </InspectorPanel>
            <InspectorPanel name="post.facts" title={t('view.facts')}>
              <PostFacts post={shown} minutes={readingMinutes(post.wordCount)} />
            </InspectorPanel>
          </>
        ) : (
          <Skeleton height="640px" />
        )
      }
    >
      <ReasonBanner post={post} />
      <div className={styles.read}>
        <div ref={article}>
          <PostArticle post={shown} />
        </div>
        <div ref={setBeside} className={styles.beside} />
      </div>
    </FormPage>
  );
}

/** The next step for this person and the other allowed transitions; a blocked one names its rule. */
function PostTransitions({ post }: { readonly post: Post }) {
  const { t } = useTranslation('workflow');
  const { start, busy, dialog } = useSavedPostTransition({ opensEditor: true });
  const transitionItems = useTransitionItems();
  const disabledReason = useDisabledReason();
  const transitions = post.allowedTransitions;
  const next = nextStep(transitions);
  const others = transitions.filter((transition) => transition !== next);
  const blocked = next && disabledReason(next);
  useFormKeys({ main: next && blocked === undefined && !busy ? () => start(post, next) : undefined });
  return (
    <>
      {others.length > 0 && (
        <MenuButton
          label={t('more')}
          align="end"
          items={() => transitionItems(others, (transition) => start(post, transition))}
        >
          {(trigger) => (
            <Button {...trigger} icon={<ChevronDown size={16} />} busy={busy}>
              {t('more')}
            </Button>
          )}
        </MenuButton>
      )}
      {next && (
        <NextStepButton
          transition={next}
          busy={busy}
          disabledReason={blocked}
          shortcut="Ctrl Enter"
          onStart={(transition) => start(post, transition)}
        />
      )}
      {dialog}
    </>
  );
}
