import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { BareStatement } from '../sides/bare-side.ts';

interface Author {
  readonly id: string;
  readonly article: PostDraft;
}

const auditOf = (action: string) => `
  INSERT INTO audit_log (user_id, user_name, user_role, project_id, address, request_id, action, entity, entity_id,
    after)
  SELECT $1, 'Người viết', 'ADMIN', 1, '127.0.0.1', 'bare', ${action}, 'post', id::text, '{"title": "Tin"}'`;
const AUDIT = `${auditOf(`'post.update'`)} FROM written`;
const versionOf = (kind: 'save' | 'publish') => `
  INSERT INTO post_versions (project_id, post_id, no, kind, is_public, user_id, user_name, changed_fields, snapshot,
    has_content)
  SELECT 1, id, version, '${kind}', ${kind === 'publish'}, $1, 'Người viết', '{}', '{"title": "Tin"}', false
  FROM written`;
const oneOf = (place: number) =>
  `($${place}::bigint[])[1 + floor(random() * cardinality($${place}::bigint[]))::integer]`;

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
      ${versionOf('save')}`,
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
        WHERE project_id = 1 AND id = (SELECT ${oneOf(3)})
        RETURNING id, version
      ), audited AS (${AUDIT})
      SELECT id FROM written`,
    values: [id, JSON.stringify(article.content), postIds],
  };
}

/** The transitions from a draft to the public, of which each is logged and audited. */
const STEPS = ['submit', 'pickUp', 'forward', 'publish'];

/**
 * The same for one of these posts that becomes public, or is taken back to its draft, so that there is always one:
 * its row, its transitions and a version. The product publishes other posts.
 */
export function barePublish({ id }: Author, postIds: readonly string[]): BareStatement {
  return {
    name: 'publish',
    text: `
      WITH written AS (
        UPDATE posts SET state = CASE state WHEN 'PUBLISHED' THEN 'DRAFT' ELSE 'PUBLISHED' END,
          ever_published = true, state_time = now(), published_time = now(), update_time = now(),
          version = version + 1
        WHERE project_id = 1 AND id = (SELECT ${oneOf(3)})
        RETURNING id, version
      ), moved AS (
        INSERT INTO post_moves (project_id, post_id, move, from_state, to_state, user_id, user_name, user_role,
          version)
        SELECT 1, id, step, 'DRAFT', 'PUBLISHED', $1, 'Người viết', 'ADMIN', version
        FROM written, unnest($2::text[]) AS step
      ), audited AS (${auditOf(`'post.' || step`)} FROM written, unnest($2::text[]) AS step)
      ${versionOf('publish')}`,
    values: [id, STEPS, postIds],
  };
}

/** The row of an autosave of one of these posts. */
export function bareAutosave(
  { id, article: { content } }: Author,
  postIds: readonly string[],
): BareStatement {
  return {
    name: 'autosave',
    text: `
      INSERT INTO post_autosaves (project_id, post_id, user_id, editing_session, base_version, draft)
      SELECT 1, ${oneOf(3)}, $1, 'bare-editing-session', 1, $2
      ON CONFLICT (project_id, post_id, user_id, editing_session)
      DO UPDATE SET base_version = excluded.base_version, draft = excluded.draft, saved_time = now()
      RETURNING saved_time`,
    values: [id, JSON.stringify({ title: 'Tin', content }), postIds],
  };
}
