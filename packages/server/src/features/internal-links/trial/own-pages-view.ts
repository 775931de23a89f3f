import { authorSlug, targetPath } from '@toasoan/contract/article/link-target.ts';
import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import type { ArticleRun } from '@toasoan/contract/features/internal-links/matching/article-runs.ts';
import type { LinkRule } from '@toasoan/contract/features/internal-links/matching/link-rule.ts';
import { syllablesOf } from '@toasoan/contract/vocabulary/syllables-of.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Names of more syllables are rare, and each length is one more look-up per word. */
const LONGEST_NAME = 6;
const MOST_PAGES = 40;

export interface OwnPage {
  readonly kind: 'category' | 'tag' | 'user';
  readonly id: string;
  /** As it stands in the text, in lower case. */
  readonly words: string;
  readonly name: string;
  readonly path: string;
}

type PageRow = Omit<OwnPage, 'path'> & { readonly slug: string };

/** Pages of the project whose names stand in a text: enabled categories and tags, and authors. */
export async function findOwnPages(
  db: Db,
  projectId: string,
  runs: readonly ArticleRun[],
): Promise<OwnPage[]> {
  const names = namesIn(runs);
  if (names.length === 0) return [];
  const { rows } = await sql<PageRow>`
    WITH named AS (SELECT unnest(${names}::text[]) AS words)
    SELECT 'tag' AS kind, tags.id::text, words, tags.title AS name, tags.slug
    FROM named JOIN tag_names ON tag_names.project_id = ${projectId} AND tag_names.name_key = words
    JOIN tags ON tags.project_id = ${projectId} AND tags.id = tag_names.tag_id
    WHERE tags.status = 'ENABLE' AND tags.deleted_time IS NULL AND tags.merged_into_id IS NULL
    UNION ALL
    SELECT 'category', categories.id::text, words, categories.title, categories.slug
    FROM categories JOIN named ON lower(categories.title COLLATE "vi-x-icu") = words
    WHERE categories.project_id = ${projectId} AND categories.status = 'ENABLE' AND categories.deleted_time IS NULL
    UNION ALL
    SELECT 'user', users.id::text, words, users.display_name, ''
    FROM project_members AS member JOIN users ON users.id = member.user_id
    JOIN named ON lower(users.display_name COLLATE "vi-x-icu") = words
    WHERE member.project_id = ${projectId} AND users.status = 'ENABLE' AND users.deleted_time IS NULL
    LIMIT ${MOST_PAGES}`.execute(db);
  return rows.map(({ slug, ...page }) => ({
    ...page,
    path: targetPath(page.kind, page.kind === 'user' ? authorSlug(page) : slug),
  }));
}

/** Every phrase of a text that could be a name, once. */
function namesIn(runs: readonly ArticleRun[]): string[] {
  const names = new Set<string>();
  for (const { place, text } of runs) {
    const syllables = place === 'text' ? syllablesOf(text) : [];
    for (const [at, first] of syllables.entries())
      for (let length = 1; length <= LONGEST_NAME; length += 1) {
        const last = syllables[at + length - 1];
        if (last === undefined || (length > 1 && !last.goesOn)) break;
        names.add(cleanOneLine(text.slice(first.start, last.end)).toLocaleLowerCase('vi'));
      }
  }
  return [...names];
}

/** A page as a keyword of its own name, so that places are found and refused alike. */
export function ruleOfPage({ kind, id, words }: OwnPage): LinkRule {
  return {
    id: `${kind}:${id}`,
    keyword: words,
    variants: [],
    exclusions: [],
    target: { type: kind, id, url: '' },
    title: '',
    maxPerPost: 1,
    priority: 1,
    openNewTab: false,
    nofollow: false,
    scope: [],
    startTime: null,
    endTime: null,
    isOn: true,
  };
}
