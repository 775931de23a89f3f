import type { SourceLink } from '@toasoan/contract/features/source-links/source-link.ts';
import type { Selectable } from 'kysely';
import type { SourceLinkTable } from '#server/core/db/tables/source-link-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';

interface Named {
  readonly id: string;
  readonly title: string;
}

/** A link with everything that it names. */
export type SourceLinkRow = Selectable<SourceLinkTable> & {
  readonly source_title: string;
  readonly section_title: string | null;
  readonly section_url: string | null;
  readonly target_id: string;
  readonly target_name: string | null;
  readonly target_problem: SourceLink['target']['problem'];
  readonly extra_categories: readonly Named[];
  readonly tags: readonly Named[];
  readonly author_name: string | null;
  readonly matches: number;
};

export function sourceLinkOf(row: SourceLinkRow): SourceLink {
  const { source_category_id: sectionId, author_id: authorId } = row;
  return {
    id: row.id,
    source: { id: row.source_id, title: row.source_title },
    section:
      sectionId === null
        ? null
        : { id: sectionId, title: row.section_title ?? '', url: row.section_url ?? '' },
    linkUrl: row.link_url,
    targetType: row.target_type,
    target: { id: row.target_id, name: row.target_name ?? '', problem: row.target_problem },
    extraCategories: [...row.extra_categories],
    tags: [...row.tags],
    author: authorId === null ? null : { id: authorId, name: row.author_name ?? '' },
    provinceCode: row.province_code,
    postType: row.post_type,
    genre: row.genre,
    includeKeywords: row.include_keywords,
    excludeKeywords: row.exclude_keywords,
    autoAction: row.auto_action,
    priority: row.priority,
    status: row.status,
    matchCount24h: row.matches,
    ...auditFieldsOf(row),
  };
}

/** What the log compares; from where to where is the record's name there. */
export function auditedLink(row: SourceLinkRow) {
  const link = sourceLinkOf(row);
  const place = link.section?.title ?? link.linkUrl;
  return {
    id: link.id,
    name: `${link.source.title} · ${place} › ${link.target.name}`,
    source: link.source.title,
    section: link.section?.title ?? null,
    linkUrl: link.linkUrl,
    targetType: link.targetType,
    target: link.target.name,
    extraCategories: link.extraCategories.map(({ title }) => title),
    linkTags: link.tags.map(({ title }) => title),
    shownAuthor: link.author?.name ?? null,
    province: link.provinceCode,
    postType: link.postType,
    genre: link.genre,
    includeKeywords: link.includeKeywords,
    excludeKeywords: link.excludeKeywords,
    autoAction: link.autoAction,
    priority: link.priority,
    status: link.status,
  };
}
