import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { inventPost } from '../newsroom/invent-post.ts';
import { randomNumbers } from '../newsroom/random.ts';

/** An article as people write it. */
export function anArticle(): PostDraft {
  const nobody = { userId: '1', displayName: 'Nguyễn An' };
  const newsroom = { people: [nobody], categoryIds: ['1', '2', '3'], tagIds: ['1', '2', '3'] };
  return inventPost(randomNumbers(7), 5, newsroom).draft;
}

/** Each write of the product with its path and its body, in which NUMBER, "ID" and "VERSION" stand for values. */
export function writeCalls({ content, excerpt }: PostDraft) {
  const call = (name: 'create' | 'update' | 'autosave' | 'transition', body: object) => ({
    path: `/api${postEndpoints[name].path}`,
    body: JSON.stringify(body),
  });
  return {
    create: call('create', {
      title: 'Tin số NUMBER của buổi sáng',
      excerpt,
      content,
      mainCategoryId: '1',
      categoryIds: ['1'],
      tagIds: ['1', '2'],
      authors: [{ displayName: 'Thu Hà', role: 'WRITER' }],
    }),
    update: call('update', { id: 'ID', version: 'VERSION', excerpt: 'Dẫn số NUMBER', content }),
    publish: call('transition', { version: 'VERSION', to: 'PUBLISHED' }),
    autosave: call('autosave', {
      postId: 'ID',
      editingSession: 'bench-editing-session',
      baseVersion: 1,
      draft: { title: 'Tin số NUMBER', content },
    }),
  };
}
