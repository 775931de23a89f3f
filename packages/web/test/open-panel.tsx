import { useState } from 'react';
import { useParams } from 'react-router';
import { Panel } from '#web/app/panel/panel.tsx';
import { isBarePath } from '#web/core/routing/bare-paths.ts';
import { useHere } from '#web/core/routing/here.ts';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import { placeRows, type RouteRow } from '#web/core/routing/route-row.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { useTab } from '#web/core/tabs/use-tab.ts';
import type { Network } from './network.ts';
import { openConsole } from './open-console.tsx';
import { aSession } from './people.ts';

/** The tabs whose kept state was destroyed. */
export const destroyed: string[] = [];

function NotePage() {
  const tab = useTab();
  const { id = 'mới' } = useParams();
  const [text, setText] = useState('');
  const editor = tab.keep(
    'editor',
    () => ({ name: tab.id }),
    ({ name }) => destroyed.push(name),
  );
  function edit(next: string) {
    setText(next);
    tab.setDirty(next !== '');
  }
  return (
    <>
      <h1>Ghi chú {id}</h1>
      <label>
        Nội dung
        <textarea value={text} onChange={(event) => edit(event.target.value)} />
      </label>
      <p>Trình soạn thảo {editor.name === tab.id ? 'của tab này' : 'lạ'}</p>
      <button type="button" onClick={() => tab.replaceUrl('/manager_post/edit/9')}>
        Lưu lần đầu
      </button>
      <button type="button" onClick={() => tab.setLabel('Mùa lúa chín')}>
        Đặt tên
      </button>
    </>
  );
}

function ListPage() {
  return (
    <>
      <h1>Danh sách</h1>
      <TabLink to="/manager_post/edit/5">Bài số 5</TabLink>
    </>
  );
}

function BrokenPage(): never {
  throw new Error('broken on purpose');
}

const Note = lazyPage(async () => ({ NotePage }), 'NotePage');

const TABLE: readonly RouteRow[] = [
  { path: '/', titleKey: 'menu.projects', area: 'projects', page: ListPage },
  { path: '/manager_project', titleKey: 'menu.projects', area: 'projects', page: ListPage },
  {
    path: '/manager_post',
    titleKey: 'menu.posts',
    area: 'posts',
    page: ListPage,
    children: [
      { path: 'create', titleKey: 'menu.post-create', area: 'posts', hidden: true, page: Note },
      { path: 'edit/:id', titleKey: 'menu.post-edit', area: 'posts', hidden: true, page: Note },
      { path: 'view/:id', titleKey: 'menu.post-view', area: 'posts', hidden: true, page: BrokenPage },
    ],
  },
  {
    path: '/setting_post',
    titleKey: 'menu.post-settings',
    area: 'post-settings',
    children: [
      { path: 'manager_category', titleKey: 'menu.categories', area: 'categories', page: Note },
      { path: 'manager_tag', titleKey: 'menu.tags', area: 'tags', page: Note },
    ],
  },
];
const ROWS = placeRows(TABLE);

function PanelUnderTest() {
  const here = useHere();
  return <Panel here={here} isShown={!isBarePath(here.pathname)} rows={ROWS} />;
}

/** Opens the panel with a small route table, signed in, in project 1. */
export async function openPanel(network: Network, url: string, session = aSession()): Promise<void> {
  localStorage.setItem('token', session.token);
  const layout = { state: { projectCurrentId: '1' }, version: 2 };
  localStorage.setItem('layout-config', localStorage.getItem('layout-config') ?? JSON.stringify(layout));
  network.answer('/admin/me', session);
  await openConsole(url, <PanelUnderTest />);
}
