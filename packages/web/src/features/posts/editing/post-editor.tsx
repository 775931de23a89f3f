import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { ArticleEditor } from '#web/patterns/article-editor/article-editor.tsx';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { DraftOffer } from '../autosave/draft-offer.tsx';
import { PostActions } from './post-actions.tsx';
import { PostConflict } from './post-conflict.tsx';
import { PostHeadFields } from './post-head-fields.tsx';
import { PostInspector } from './post-inspector.tsx';
import { usePostSession, useSessionState } from './use-post-session.ts';

/** The article on the left and nothing else there; what is about it in the inspector on the right. */
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
  useFormKeys({ save: () => void session.save() });

  if (readOnly) return <Banner tone="warning">{t('edit.notAllowed')}</Banner>;
  return (
    <FormPage
      bar={<PostActions session={session} title={label} />}
      asideLabel={t('edit.inspector')}
      aside={<PostInspector session={session} />}
    >
      {state.newer && <PostConflict session={session} newer={state.newer} />}
      <DraftOffer session={session} editingSession={tab.id} />
      <ArticleEditor article={session.article}>
        <PostHeadFields session={session} />
      </ArticleEditor>
    </FormPage>
  );
}
