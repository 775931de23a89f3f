import { describe, expect, it } from 'vitest';
import { NO_TABS, type Tab } from '#web/core/tabs/tab-list.ts';
import { aProject } from '../../../../test/people.ts';
import { type Command, type CommandKind, matching, otherProjects, recentPages } from './commands.ts';

function command(kind: CommandKind, label: string, words?: string): Command {
  return {
    key: `${kind} ${label}`,
    kind,
    label,
    ...(words !== undefined && { words }),
    run: () => undefined,
  };
}

function tab(id: string, url: string): Tab {
  return { id, url, label: url, projectId: '1' };
}

describe('matching', () => {
  const commands = [
    command('screen', 'Chuyên mục', 'Cài đặt bài viết'),
    command('action', 'Đăng xuất'),
    command('project', 'Nghệ An hạnh phúc', 'nghean.toasoan.local'),
  ];

  it('finds the beginnings of words without diacritics, whatever their order', () => {
    expect(matching(commands, 'muc chuyen')).toEqual([commands[0]]);
    expect(matching(commands, 'dang')).toEqual([commands[1]]);
  });

  it('finds by further words and gives all for nothing typed', () => {
    expect(matching(commands, 'cai dat')).toEqual([commands[0]]);
    expect(matching(commands, '')).toEqual(commands);
  });

  it('puts a command first that is called by the very words', () => {
    const mixed = [command('screen', 'Bài viết'), command('action', 'Viết bài')];
    expect(matching(mixed, 'viet bai').map(({ label }) => label)).toEqual(['Viết bài', 'Bài viết']);
  });

  it('shows at most eight of a kind, so that none hides the others', () => {
    const many = Array.from({ length: 30 }, (_, index) => command('recent', `Bài ${index}`));
    expect(matching([...many, ...commands], '')).toHaveLength(8 + commands.length);
  });
});

describe('recent pages', () => {
  it('are the other open pages and then the closed ones, each address once', () => {
    const list = {
      ...NO_TABS,
      tabs: [tab('a', '/manager_post'), tab('b', '/manager_post/edit/1')],
      activeId: 'a',
      closed: [
        { tab: tab('c', '/manager_post/view/7'), index: 0 },
        { tab: tab('d', '/manager_post'), index: 1 },
        { tab: tab('e', '/manager_post/view/8'), index: 2 },
      ],
    };
    expect(recentPages(list).map(({ url }) => url)).toEqual([
      '/manager_post/edit/1',
      '/manager_post/view/8',
      '/manager_post/view/7',
    ]);
  });
});

describe('other projects', () => {
  it('leave out the current one and the archived', () => {
    const projects = [
      aProject({ projectId: '1' }),
      aProject({ projectId: '2' }),
      aProject({ projectId: '8', status: 'DISABLED' }),
    ];
    expect(otherProjects(projects, '1').map(({ projectId }) => projectId)).toEqual(['2']);
  });
});
