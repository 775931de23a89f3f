import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { Media, MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { MediaUse } from '@toasoan/contract/features/media/media-use.ts';
import type { Network } from '../../../../../test/network.ts';
import { openConsole } from '../../../../../test/open-console.tsx';
import { aSession } from '../../../../../test/people.ts';

export const LIST = '/admin/media/list';
export const BULK = '/admin/media/bulk';
export const UPDATE = '/admin/media/update';

/** Opens the library of the real console with these files. */
export async function openLibrary(
  network: Network,
  files: readonly MediaRow[],
  {
    role = 'ADMIN',
    url = '/manager_media',
    total = files.length,
  }: { readonly role?: Role; readonly url?: string; readonly total?: number } = {},
): Promise<void> {
  const session = aSession({ user: { role } });
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  network.answer(LIST, { items: files, total, page: 1, limit: 100 });
  network.answer('/admin/media/counts', { all: total, mine: 0 });
  network.answer('/admin/media-folder/list', { items: [] });
  network.answer('/admin/media-collection/list', { items: [] });
  network.answer('/admin/saved-view/list', { items: [] });
  await openConsole(url);
}

/** Opens it with the drawer of one file. */
export async function openFile(
  network: Network,
  media: Media,
  role: Role = 'ADMIN',
  uses: readonly MediaUse[] = [],
): Promise<void> {
  network.answer(`/admin/media/detail/${media.id}`, media);
  network.answer(`/admin/media/uses/${media.id}`, { items: uses });
  await openLibrary(network, [media], { role, url: `/manager_media?open=${media.id}` });
}
