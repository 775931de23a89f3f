import type { PostFieldName } from '@toasoan/contract/features/posts/history/post-version.ts';
import { postDetailNames } from '@toasoan/contract/features/posts/post-details.ts';
import { useTranslation } from 'react-i18next';

const DETAILS: ReadonlySet<string> = new Set(postDetailNames);
const BESIDE_THE_MAIN_ONE: PostFieldName = 'categories';

/** The labels of fields in the editor. */
export function useFieldNames(): (name: string) => string {
  const { t } = useTranslation('comparing');
  const { t: tPosts } = useTranslation('posts');
  const { t: tFields } = useTranslation('post-fields');
  return (name) => {
    if (DETAILS.has(name)) return tFields(`name.${name}`);
    return name === BESIDE_THE_MAIN_ONE ? t('categories') : tPosts(`field.${name}`);
  };
}
