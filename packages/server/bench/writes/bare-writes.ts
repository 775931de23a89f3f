import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { BareStatement } from '../sides/bare-side.ts';

interface Author {
  readonly id: string;
  readonly article: PostDraft;
}

const AUDIT = `
  INSERT INTO audit_log (user_id, user_name, user_role, project_id, address, request_id, action, entity, entity_id,
    after)
  SELECT $1, 'Người viết', 'ADMIN', 1, '127.0.0.1', 'bare', 'post.update', 'post', id::text, '{"title": "Tin"}'
  FROM written`;
const VERSION = `
  INSERT INTO post_versions (project_id, post_id, no, kind, is_public, user_id, user_name, changed_fields, snapshot,
    has_content)
  SELECT 1, id, version, 'save', false, $1, 'Người viết', '{}', '{"title": "Tin"}', false FROM written`;

/** The least that a new post writes: its row and words, a version and the audit row, in one statement. */
export function bareCreate({ id, article }: Author): BareStatement {
  return {
    name: 'create',
    text: `
      WITH written AS (
        INSERT INTO posts (project_id, title, slug, excerpt, content, sanitizer_version, word_count, keywords,
          authors, seo_title, seo_description, created_by_id, created_by_name, updated_by_id, updated_by_name)
        SELECT 1, 'Tin ' || number, 'bare-' || number, $2, $3, 3, 100, '{}', '[]', '', '', $1, 'Người viết',
          $1, 'Người viết'
        FROM (SELECT gen_random_uuid() AS number) AS numbers
        RETURNING id, version, update_time
      ), words AS (
        INSERT INTO post_search (project_id, post_id, state, update_time, created_by_id, spelled, folded)
        SELECT 1, id, 'DRAFT', update_time, $1::bigint, ' tin ', ' tin ' FROM written
      ), audited AS (${AUDIT})
      ${VERSION}`,
    values: [id, article.excerpt ?? '', JSON.stringify(article.content)],
  };
}

/** The same for a save of one of these posts, whose version stays: the product saves them too. */
export function bareUpdate({ id, article }: Author, postIds: readonly string[]): BareStatement {
  return {
    name: 'update',
    text: `
      WITH written AS (
        UPDATE posts SET excerpt = 'Dẫn ' || random(), content = $2, update_time = now()
        WHERE project_id = 1 AND id = (
          SELECT ($3::bigint[])[1 + floor(random() * cardinality($3::bigint[]))::integer])
        RETURNING id, version
      ), audited AS (${AUDIT})
      SELECT id FROM written`,
    values: [id, JSON.stringify(article.content), postIds],
  };
}
