import type { ArticleDocument, ArticleMark, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import type { SuggestionKind } from '@toasoan/contract/article/suggestion-mark.ts';
import type { Db } from '#server/core/db/database.ts';
import { writeDraft } from '#server/features/posts/editing/write-draft.ts';
import { keepVersion } from '#server/features/posts/history/post-version-store.ts';
import { readPost } from '#server/features/posts/post-detail-view.ts';
import type { SeedPerson } from './first-accounts.ts';
import type { TransitionActor } from './seed-post-way.ts';

/** Suggestions of the demo's editor in a post in progress: words of its body and their replacement. */
const DEMO_SUGGESTIONS = {
  title: 'Học nghề ở tuổi 50: lớp sửa điện lạnh đông hơn dự kiến',
  by: 'admin',
  minutesAgo: 25,
  changes: [
    { words: 'học vào buổi tối', instead: 'học ba buổi tối mỗi tuần' },
    { words: 'từ quỹ bảo hiểm thất nghiệp', instead: '' },
    { words: 'có nhiều nhà máy', instead: 'tập trung nhiều nhà máy' },
  ],
} as const;

interface Newsroom {
  readonly person: (key: SeedPerson) => TransitionActor;
  readonly now: Date;
}

/** Changes that one person of the demo suggests in another's text. */
export async function seedSuggestions(db: Db, projectId: string, { person, now }: Newsroom): Promise<void> {
  const { title, changes, minutesAgo } = DEMO_SUGGESTIONS;
  const by = person(DEMO_SUGGESTIONS.by);
  const { id } = await db
    .selectFrom('posts')
    .select('id')
    .where('project_id', '=', projectId)
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  const before = await readPost(db, projectId, id);
  const time = new Date(now.getTime() - minutesAgo * 60_000).toISOString();
  const mark = (kind: SuggestionKind, at: number): ArticleMark => ({
    type: kind,
    attrs: { id: `demo-suggest-${at}`, authorId: by.userId ?? '', authorName: by.displayName, time },
  });
  let blocks = before.content.content;
  for (const [at, { words, instead }] of changes.entries()) {
    const come: ArticleNode[] =
      instead === '' ? [] : [{ type: 'text', text: instead, marks: [mark('insertion', at)] }];
    const gone: ArticleNode = { type: 'text', text: words, marks: [mark('deletion', at)] };
    blocks = blocks.map((block) => suggestedIn(block, words, [gone, ...come]));
  }
  const content: ArticleDocument = { type: 'doc', content: blocks };
  const after = await writeDraft(db, projectId, before, { content }, by);
  await keepVersion(db, projectId, { before, after, kind: 'save', by });
}

/** A block in which these parts replace some words; the unchanged block where it does not contain them. */
function suggestedIn(node: ArticleNode, words: string, parts: readonly ArticleNode[]): ArticleNode {
  const content = node.content?.flatMap((child): readonly ArticleNode[] => {
    const at = child.marks === undefined ? (child.text?.indexOf(words) ?? -1) : -1;
    if (child.text === undefined || at === -1) return [child];
    const texts = [child.text.slice(0, at), child.text.slice(at + words.length)];
    const [first, last] = texts.map((text) => (text === '' ? [] : [{ ...child, text }]));
    return [...(first ?? []), ...parts, ...(last ?? [])];
  });
  return content === undefined ? node : { ...node, content };
}
