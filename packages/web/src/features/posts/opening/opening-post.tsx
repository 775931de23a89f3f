import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { PostStateTag } from '../post-state-tag.tsx';
import { withoutUntitled } from '../without-untitled.ts';
import type { ListedPost } from './listed-post.ts';
import styles from './opening-post.module.css';

export interface OpeningPostProps {
  readonly post: ListedPost;
}

/** A post that is being read, with the headline and state of its row in the list. */
export function OpeningPost({ post }: OpeningPostProps) {
  return (
    <Opening post={post}>
      <div className={styles.text}>
        <Skeleton width="30%" height="14px" />
        <Skeleton width="80%" height="30px" />
        <Skeleton height="260px" />
      </div>
    </Opening>
  );
}

/** Bar and inspector around what is known of the text. */
export function Opening({ post, children }: OpeningPostProps & { readonly children: ReactNode }) {
  const { t } = useTranslation('posts');
  return (
    <div aria-busy="true">
      <FormPage
        bar={
          <ActionBar
            backTo="/manager_post"
            title={withoutUntitled(post.title) || t('edit.untitled')}
            status={<PostStateTag state={post.state} />}
          >
            {null}
          </ActionBar>
        }
        asideLabel={t('edit.inspector')}
        aside={
          <Stack className={styles.aside}>
            <Skeleton height="420px" />
          </Stack>
        }
      >
        {children}
      </FormPage>
    </div>
  );
}
