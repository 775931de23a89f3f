import {
  MAX_REDIRECTS,
  REDIRECT_RULE_TEXTS,
} from '@toasoan/contract/features/posts/redirects/redirect-rules.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { dropRedirect, keepRedirect, listRedirects } from '#server/core/redirects/redirect-store.ts';
import { checkSlugFree, holdSlugs } from '../editing/post-slug-store.ts';
import { lockPost, writePostRow } from '../editing/post-store.ts';
import { postActor } from '../post-actor.ts';
import { getPost, readPost } from '../post-detail-view.ts';
import type { PostRecord } from '../post-record.ts';

interface Options {
  readonly id: string;
  readonly version: number;
  readonly slug: string;
}

/** The redirects of a post, newest first. */
export async function redirectsOf(db: Db, projectId: string, { id, slug }: PostRecord) {
  const rows = await listRedirects(db, projectId, { entity: 'post', entityId: id });
  return { slug, items: rows.map((row) => ({ slug: row.slug, since: row.create_time.toISOString() })) };
}

/**
 * Adds a redirect to a post that was public; audited. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET,
 * SLUG_TAKEN.
 */
export async function addRedirect(call: TransactionCall, options: Options): Promise<PostRecord> {
  const { db, projectId } = call;
  const post = await heldPost(call, options);
  await holdSlugs(db, projectId);
  if (!post.ever_published) throw ruleNotMet(REDIRECT_RULE_TEXTS, 'NEVER_PUBLIC', 'slug');
  if (options.slug === post.slug) throw ruleNotMet(REDIRECT_RULE_TEXTS, 'OWN_ADDRESS', 'slug');
  const known = await listRedirects(db, projectId, { entity: 'post', entityId: post.id });
  if (known.some(({ slug }) => slug === options.slug))
    throw ruleNotMet(REDIRECT_RULE_TEXTS, 'ALREADY_LEADS', 'slug');
  if (known.length >= MAX_REDIRECTS)
    throw ruleNotMet(REDIRECT_RULE_TEXTS, 'TOO_MANY_REDIRECTS', 'slug', { max: MAX_REDIRECTS });
  await checkSlugFree(db, projectId, { postId: post.id, slug: options.slug });
  await keepRedirect(db, projectId, { entity: 'post', slug: options.slug, entityId: post.id });
  return await change(call, 'post.addRedirect', post, options.slug);
}

/** Removes a redirect; audited. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET. */
export async function removeRedirect(call: TransactionCall, options: Options): Promise<PostRecord> {
  const { db, projectId } = call;
  const post = await heldPost(call, options);
  const known = await listRedirects(db, projectId, { entity: 'post', entityId: post.id });
  if (!known.some(({ slug }) => slug === options.slug))
    throw ruleNotMet(REDIRECT_RULE_TEXTS, 'LEADS_NOWHERE', 'slug');
  await dropRedirect(db, projectId, { entity: 'post', slug: options.slug });
  return await change(call, 'post.removeRedirect', post, options.slug);
}

async function heldPost({ db, projectId, caller }: TransactionCall, options: Options): Promise<PostRecord> {
  await lockPost(db, projectId, options.id);
  const post = await getPost(db, projectId, postActor(caller), options.id);
  checkVersion(post, options.version);
  return post;
}

async function change(
  call: TransactionCall,
  action: 'post.addRedirect' | 'post.removeRedirect',
  before: PostRecord,
  slug: string,
): Promise<PostRecord> {
  const { db, projectId, caller } = call;
  await writePostRow(db, projectId, before.id, {}, caller);
  const after = await readPost(db, projectId, before.id);
  const facts = { id: after.id, title: after.title };
  const isAdded = action === 'post.addRedirect';
  await writeAudit(call, {
    action,
    entity: 'post',
    entityId: after.id,
    before: { ...facts, version: before.version, ...(!isAdded && { redirect: slug }) },
    after: { ...facts, version: after.version, ...(isAdded && { redirect: slug }) },
  });
  return after;
}
