import {
  POST_FIELD_NAMES,
  type PostFieldName,
} from '@toasoan/contract/features/posts/history/post-version.ts';
import type { StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';

const KEYS: Readonly<Partial<Record<PostFieldName, keyof StoredPostDraft>>> = {
  categories: 'categoryIds',
  tags: 'tagIds',
};

/** The key of a draft that holds a field. */
export function keyOfField(name: PostFieldName): string {
  return KEYS[name] ?? name;
}

/** The fields that a draft contains. */
export function fieldsOfDraft(draft: StoredPostDraft): PostFieldName[] {
  return POST_FIELD_NAMES.filter((name) => keyOfField(name) in draft);
}
