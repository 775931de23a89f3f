import type { Post, PostRow } from '@toasoan/contract/features/posts/post.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import { PLAIN_DETAILS } from '@toasoan/contract/features/posts/post-details.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../../test/network.ts';
import { openConsole } from '../../../../../test/open-console.tsx';
import { aSession } from '../../../../../test/people.ts';
import { aPostRow, aWholePost } from '../../test-support/a-post.ts';

const DETAIL = '/admin/post/detail/5';
const UPDATE = '/admin/post/update';

/** A post that may be edited; `details` override the plain ones. */
export function anOpenPost(details: Partial<PostDetails> = {}, changes: Partial<Post> = {}): Post {
  return aWholePost({ mayEdit: true, details: { ...PLAIN_DETAILS, ...details }, ...changes });
}

/** Opens the editor of a post in the real console, in project 1 or another; searches find `others`. */
export async function openEditor(
  network: Network,
  post: Post,
  others: readonly PostRow[] = [],
  project = '1',
): Promise<void> {
  const session = aSession();
  localStorage.setItem('token', session.token);
  const state = { projectCurrentId: project };
  localStorage.setItem('layout-config', JSON.stringify({ state, version: 2 }));
  network.answer('/admin/me', session);
  network.answer(DETAIL, post);
  network.answer('/admin/post/autosave/list', { items: [] });
  network.answer('/admin/category/tree', { items: [] });
  network.answer('/admin/post/list', { items: others, total: others.length, page: 1, limit: 11 });
  network.answer(UPDATE, { ...post, version: post.version + 1 });
  await openConsole('/manager_post/edit/5');
  await expect.element(headline()).toBeVisible();
}

export const headline = () => page.getByRole('textbox', { name: 'Tiêu đề', exact: true });
export const panel = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
export const other = (id: string, title: string) => aPostRow({ id, title, state: 'PUBLISHED' });

/** The body of the newest save. */
export function sent(network: Network): Record<string, unknown> {
  return network.to(UPDATE).at(-1)?.body as Record<string, unknown>;
}
