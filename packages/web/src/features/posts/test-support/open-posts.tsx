import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { LoggedTransition } from '@toasoan/contract/features/posts/history/post-transition-log.ts';
import { POST_VIEWS } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { Post, PostRow } from '@toasoan/contract/features/posts/post.ts';
import type { Network } from '../../../../test/network.ts';
import { openConsole } from '../../../../test/open-console.tsx';
import { aProject, aSession } from '../../../../test/people.ts';

export const DETAIL = '/admin/post/detail/5';
export const LOG = '/admin/post/workflow-log/5';
export const TRANSITION = '/admin/post/transition/5';
export const BULK = '/admin/post/bulk';

export function aStep(changes: Partial<LoggedTransition> = {}): LoggedTransition {
  return {
    id: '1',
    move: 'submit',
    from: 'DRAFT',
    to: 'SUBMITTED',
    userId: '7',
    userName: 'Trần Phóng Viên',
    role: 'AUTHOR',
    reason: '',
    scheduleTime: null,
    assigneeName: '',
    dueTime: null,
    time: '2026-11-20T03:05:00.000Z',
    version: 2,
    ...changes,
  };
}

async function open(network: Network, role: Role, url: string, allowSelfApprove = false): Promise<void> {
  const session = aSession({ user: { role, projects: [aProject({ allowSelfApprove })] } });
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  await openConsole(url);
}

/** Opens the page of a post of the real console. */
export async function openPost(
  network: Network,
  post: Post,
  { role = 'ADMIN', log = [] }: { readonly role?: Role; readonly log?: readonly LoggedTransition[] } = {},
): Promise<void> {
  network.answer(DETAIL, post);
  network.answer(LOG, { items: log, hasMore: false });
  await open(network, role, '/manager_post/view/5');
}

/** Opens the list of posts of the real console. */
export async function openPosts(
  network: Network,
  items: readonly PostRow[],
  role: Role = 'ADMIN',
): Promise<void> {
  network.answer('/admin/post/list', { items, total: items.length, page: 1, limit: 20 });
  const none = Object.fromEntries(POST_VIEWS.map((view) => [view, 0]));
  network.answer('/admin/post/counts', { ...none, all: items.length });
  await open(network, role, '/manager_post');
}

/** Opens another page of posts of the real console. */
export async function openPostsAt(network: Network, url: string, role: Role = 'ADMIN'): Promise<void> {
  await open(network, role, url);
}
