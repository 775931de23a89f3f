import { useQuery } from '@tanstack/react-query';
import { hasSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { ShareText } from '@toasoan/contract/features/posts/preview/share-link.ts';
import {
  SUGGESTION_READINGS,
  type SuggestionReading,
} from '@toasoan/contract/features/posts/preview/suggestion-reading.ts';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { ArticlePreview, usePreviewLook, useTypedDraft } from '#web/features/articles/public-preview.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { PreviewChoice } from '#web/patterns/site-preview/preview-choice.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { workingPost } from '../comparing/post-copies.ts';
import { findSession } from '../editing/open-sessions.ts';
import { PostLoading } from '../post-loading.tsx';
import { postDetail } from '../post-queries.ts';
import { PostStateTag } from '../post-state-tag.tsx';
import { postPreview } from './preview-queries.ts';
import { SharePanel } from './share-panel.tsx';

const Differences = lazyChunk(async () => {
  const texts = loadTexts(['post-fields', 'comparing', 'history', 'article-compare']);
  const [{ PreviewDifferences }] = await Promise.all([import('./preview-differences.tsx'), texts]);
  return { default: PreviewDifferences };
});

const TEXTS = ['working', 'public'] as const satisfies readonly ShareText[];

/** A post as its readers will get it: unsaved, saved or public text. */
export function PreviewPage() {
  const { t } = useTranslation('posts');
  const { id = '' } = useParams();
  const detail = useQuery(postDetail(useProjectId(), id));
  if (detail.data) return <OpenPreview post={detail.data} />;
  if (!detail.error) return <PostLoading />;
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

function OpenPreview({ post }: { readonly post: Post }) {
  const { t } = useTranslation('preview');
  const [text, setText] = useState<ShareText>('working');
  const [reading, setReading] = useState<SuggestionReading>('STANDS');
  const [asked] = useSearchParams();
  const [isSharing, setSharing] = useState(asked.get('panel') === 'share');
  const look = usePreviewLook();
  const { versionNo } = look.asked;
  const isOlder = versionNo !== undefined;
  const [isCompared, setCompared] = useState(false);
  const unsaved = useTypedDraft(post.mayEdit ? findSession(post.id) : undefined);
  const typed = isOlder ? undefined : unsaved;
  const { title, savedTime, draft, ...shown } = looked(post, text, typed);
  // Nobody decides about suggestions of an earlier version.
  const isSuggested = !isOlder && shown.isSuggested;
  const found = useQuery(
    postPreview(useProjectId(), post.id, {
      text,
      ...look.asked,
      reading: isSuggested ? reading : 'STANDS',
      ...(draft && { draft }),
    }),
  );
  const isComparable = isOlder || hasTwoTexts(post, typed);
  const isComparing = isCompared && isComparable;
  const present = isOlder ? 'older' : text;
  function choose(shown: Shown) {
    setCompared(shown === 'differences');
    if (shown === 'working' || shown === 'public') setText(shown);
  }
  return (
    <ArticlePreview
      backTo={`/manager_post/view/${post.id}`}
      title={title}
      status={<PostStateTag state={post.state} />}
      version={post.version}
      savedTime={savedTime}
      isTyped={draft !== undefined}
      notice={isSuggested && t(`suggested.${reading}`)}
      found={found}
      look={look}
      presentAt={`/manager_post/preview/${post.id}`}
      instead={isComparing && <Differences post={post} typed={typed} versionNo={versionNo} />}
      tools={
        <>
          {isComparable && (
            <TextChoice
              versionNo={versionNo}
              chosen={isComparing ? 'differences' : present}
              onChoose={choose}
            />
          )}
          {isSuggested && !isComparing && <ReadingChoice chosen={reading} onChoose={setReading} />}
        </>
      }
      editAt={post.mayEdit ? `/manager_post/edit/${post.id}` : undefined}
      actions={
        <Button
          size="compact"
          icon={<Share2 size={14} />}
          aria-expanded={isSharing}
          onClick={() => setSharing(!isSharing)}
        >
          {t('share.open')}
        </Button>
      }
      asideLabel={t('share.title')}
      aside={isSharing && <SharePanel post={post} />}
    />
  );
}

/** A public one beside what is written. */
const hasTwoTexts = (post: Post, typed: PostDraft | undefined): boolean =>
  post.state === 'PUBLISHED' && (post.pending !== null || typed !== undefined);

/** What is looked at: a text as it is saved, or as it is typed. */
function looked(post: Post, text: ShareText, typed: PostDraft | undefined) {
  const isWorking = text === 'working';
  const draft = isWorking ? typed : undefined;
  const saved = isWorking ? workingPost(post) : post;
  return {
    draft,
    title: draft?.title || saved.title,
    savedTime: (isWorking && post.pending?.updateTime) || post.updateTime,
    isSuggested: hasSuggestions(draft?.content ?? saved.content),
  };
}

interface ChoiceProps<Value> {
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

type Shown = ShareText | 'older' | 'differences';

interface TextChoiceProps extends ChoiceProps<Shown> {
  readonly versionNo: number | undefined;
}

/** Of a public post: the waiting changes, or what readers have; and what differs, as for an earlier version. */
function TextChoice({ versionNo, ...props }: TextChoiceProps) {
  const { t } = useTranslation('preview');
  const isOlder = versionNo !== undefined;
  const choices = [
    ...(isOlder
      ? [{ value: 'older' as const, label: t('differences.older', { no: versionNo }) }]
      : TEXTS.map((value) => ({ value, label: t(`text.${value}`) }))),
    { value: 'differences' as const, label: t(isOlder ? 'differences.now' : 'differences.public') },
  ];
  return <PreviewChoice<Shown> label={t('text.label')} choices={choices} {...props} />;
}

function ReadingChoice(props: ChoiceProps<SuggestionReading>) {
  const { t } = useTranslation('preview');
  const choices = SUGGESTION_READINGS.map((value) => ({ value, label: t(`reading.${value}`) }));
  return <PreviewChoice label={t('reading.label')} choices={choices} {...props} />;
}
