import { useQuery } from '@tanstack/react-query';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { Pencil } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { useSessionPart } from '#web/features/articles/public.ts';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { workingPost } from '../comparing/post-copies.ts';
import { usePostFiles } from '../editing/files/use-post-files.ts';
import { findSession } from '../editing/open-sessions.ts';
import type { PostSession } from '../editing/post-article.ts';
import { PostLoading } from '../post-loading.tsx';
import { postDetail } from '../post-queries.ts';
import { PostStateTag } from '../post-state-tag.tsx';
import { PostArticle } from '../view/post-article.tsx';
import styles from './preview.module.css';
import type { ReaderPost } from './reader-post.ts';
import { SharePanel } from './share-panel.tsx';
import { type PreviewText, TextSwitch } from './text-switch.tsx';

/** Shows a post as its readers will see it: unsaved, saved or public text. */
export function PreviewPage() {
  const { t } = useTranslation('preview');
  const { id = '' } = useParams();
  const { setLabel } = useTab();
  const detail = useQuery(postDetail(useProjectId(), id));
  const title = detail.data && workingPost(detail.data).title;
  useEffect(() => {
    if (title) setLabel(t('tab', { title }));
  }, [setLabel, t, title]);
  if (detail.data) return <OpenPreview post={detail.data} />;
  if (!detail.error) return <PostLoading />;
  return (
    <LoadFailure
      title={t('posts:view.failed')}
      error={detail.error}
      onRetry={() => void detail.refetch()}
      retrying={detail.isFetching}
      listAt="/manager_post"
    />
  );
}

function OpenPreview({ post }: { readonly post: Post }) {
  const { t } = useTranslation(['preview', 'posts']);
  const navigate = useNavigate();
  const [text, setText] = useState<PreviewText>('working');
  const session = findSession(post.id);
  const isPublic = post.state === 'PUBLISHED';
  const edit = () => navigate(`/manager_post/edit/${post.id}`);
  useFormKeys({ preview: post.mayEdit ? edit : undefined });
  return (
    <FormPage
      bar={
        <ActionBar
          backTo="/manager_post"
          title={workingPost(post).title}
          status={<PostStateTag state={post.state} />}
        >
          {post.mayEdit && (
            <Button icon={<Pencil size={16} />} onClick={edit}>
              {t('posts:action.edit')}
            </Button>
          )}
        </ActionBar>
      }
      asideLabel={t('share.title')}
      aside={<SharePanel post={post} />}
    >
      <div className={styles.tools}>
        {isPublic && (post.pending || session) ? <TextSwitch text={text} onChange={setText} /> : null}
        {session && text === 'working' && <Typed session={session} />}
      </div>
      {text === 'working' && session ? (
        <TypedArticle session={session} post={post} />
      ) : (
        <PostArticle post={text === 'working' ? workingPost(post) : post} />
      )}
    </FormPage>
  );
}

function Typed({ session }: { readonly session: PostSession }) {
  const { t } = useTranslation('preview');
  const dirty = useSessionPart(session, (state) => state.dirty);
  return dirty && <p className={textStyles.hint}>{t('typed')}</p>;
}

function TypedArticle({ session, post }: { readonly session: PostSession; readonly post: Post }) {
  const { t } = useTranslation('posts');
  const typed = useTypedPost(session, post.publishedTime);
  return <PostArticle post={typed.title.trim() === '' ? { ...typed, title: t('edit.untitled') } : typed} />;
}

/** The text of an open editor, saved or not; it follows every change. */
function useTypedPost(session: PostSession, publishedTime: string | null): ReaderPost {
  const values = useSyncExternalStore(session.form.subscribe, () => session.form.get().values);
  const content = useSyncExternalStore(session.article.watch, session.article.document);
  const categories = useCategoryOptions();
  const media = usePostFiles(session);
  const main = categories.find((option) => option.value === values.mainCategoryId);
  return {
    title: values.title,
    excerpt: values.excerpt,
    content,
    mainCategory: main ? { id: main.value, title: main.label } : null,
    authors: [...values.authors],
    publishedTime,
    details: values,
    media: [...media],
  };
}
