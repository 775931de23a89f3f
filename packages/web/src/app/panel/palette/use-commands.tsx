import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import {
  CalendarDays,
  CalendarPlus,
  ContactRound,
  FolderKanban,
  History,
  Keyboard,
  LogOut,
  MessageSquare,
  Moon,
  PenLine,
  ReceiptText,
  Settings2,
  ShieldCheck,
  Sun,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageCommands } from '#web/core/commands/page-commands.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { switchProject } from '#web/core/tabs/switch-project.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { leave } from '../frame/leave.ts';
import { useRows } from '../rows-context.ts';
import { type Command, menuPages, otherProjects, recentPages } from './commands.ts';
import { openOverlay } from './open-overlay.ts';

const ICON_SIZE = 16;

/** All that the palette knows without asking the server, the likeliest first. */
export function useCommands(): readonly Command[] {
  const ofPage = usePageCommands(({ commands }) => commands);
  const recent = useRecentCommands();
  const screens = useScreenCommands();
  const actions = useActionCommands();
  const projects = useProjectCommands();
  const here = ofPage.map(({ name, ...command }) => ({
    ...command,
    key: `action here ${name}`,
    kind: 'action' as const,
  }));
  return [...here, ...recent, ...screens, ...actions, ...projects];
}

function useRecentCommands(): readonly Command[] {
  const list = useTabs((state) => state.list);
  return recentPages(list).map(({ url, label }) => ({
    key: `recent ${url}`,
    kind: 'recent',
    label,
    icon: <History size={ICON_SIZE} aria-hidden />,
    run: () => openTab({ url }),
  }));
}

function useScreenCommands(): readonly Command[] {
  const { t } = useTranslation('panel');
  const rows = useRows();
  const visitor = useVisitor();
  return menuPages(rows, visitor).map(({ path, row, trail }) => {
    const Icon = row.icon ?? trail.findLast((above) => above.row.icon)?.row.icon;
    return {
      key: `screen ${path}`,
      kind: 'screen',
      label: t(row.titleKey),
      words: trail.map((above) => t(above.row.titleKey)).join(' '),
      icon: Icon && <Icon size={ICON_SIZE} aria-hidden />,
      run: () => openTab({ url: path }),
    };
  });
}

function useProjectCommands(): readonly Command[] {
  const data = useProjects((state) => state.data);
  const { projectId } = useVisitor();
  return otherProjects(data, projectId).map((project) => ({
    key: `project ${project.projectId}`,
    kind: 'project',
    label: project.name,
    words: [project.code, ...project.domains].join(' '),
    icon: <FolderKanban size={ICON_SIZE} aria-hidden />,
    run: () => void switchProject(project.projectId),
  }));
}

function useActionCommands(): readonly Command[] {
  const { t } = useTranslation(['panel', 'palette', 'appearance']);
  const visitor = useVisitor();
  const { permissions, projectId } = visitor;
  const goesDark = useLayout(({ themeMode }) => themeMode !== 'dark');
  const toggleTheme = useLayout((layout) => layout.toggleTheme);
  const action = (key: string, label: string, icon: Command['icon'], run: () => void): Command => ({
    key: `action ${key}`,
    kind: 'action',
    label,
    icon,
    run,
  });
  const newAccounts = [
    { url: '/manager_user/manager_account_author/create', label: t('menu.author-create') },
    { url: '/manager_user/manager_account_figure/create', label: t('menu.figure-create') },
    { url: '/manager_user/manager_account_destination/create', label: t('menu.destination-create') },
    { url: '/manager_user/manager_account_event/create', label: t('menu.event-account-create') },
  ];
  const queues = ['waiting', 'reported', 'held'] as const;
  const mayModerate = projectId !== '' && canEnter(AREA_RULES.comments, visitor);
  const mayWrite = projectId !== '' && permissions.includes('post.create');
  return [
    ...(mayWrite
      ? [
          action('write', t('palette:write'), <PenLine size={ICON_SIZE} aria-hidden />, () =>
            openTab({ url: '/manager_post/create' }),
          ),
        ]
      : []),
    ...(canEnter(AREA_RULES.events, visitor)
      ? [
          action(
            'events-today',
            t('palette:eventsToday'),
            <CalendarDays size={ICON_SIZE} aria-hidden />,
            () => {
              const today = hanoiDay(Date.now());
              openTab({ url: `/manager_event?view=all&from=${today}&to=${today}` });
            },
          ),
        ]
      : []),
    ...(canEnter(AREA_RULES.events, visitor) && permissions.includes('event.create')
      ? [
          action('new-event', t('menu.event-create'), <CalendarPlus size={ICON_SIZE} aria-hidden />, () =>
            openTab({ url: '/manager_event/create' }),
          ),
        ]
      : []),
    ...(permissions.includes('account.edit') && canEnter(AREA_RULES['author-accounts'], visitor)
      ? newAccounts.map(({ url, label }) =>
          action(url, label, <ContactRound size={ICON_SIZE} aria-hidden />, () => openTab({ url })),
        )
      : []),
    ...(canEnter(AREA_RULES['data-requests'], visitor)
      ? [
          action('data-requests', t('menu.data-requests'), <ShieldCheck size={ICON_SIZE} aria-hidden />, () =>
            openTab({ url: '/view_project?view=data' }),
          ),
        ]
      : []),
    ...(canEnter(AREA_RULES['royalty-sheets'], visitor)
      ? [
          action('royalties', t('menu.royalties'), <ReceiptText size={ICON_SIZE} aria-hidden />, () =>
            openTab({ url: '/manager_user/manager_account_author/royalties' }),
          ),
        ]
      : []),
    ...(mayModerate
      ? queues.map((view) =>
          action(
            `comments ${view}`,
            t(`palette:comments.${view}`),
            <MessageSquare size={ICON_SIZE} aria-hidden />,
            () => openTab({ url: `/manager_comment?view=${view}` }),
          ),
        )
      : []),
    action(
      'theme',
      t(goesDark ? 'appearance:theme.dark' : 'appearance:theme.light'),
      goesDark ? <Moon size={ICON_SIZE} aria-hidden /> : <Sun size={ICON_SIZE} aria-hidden />,
      toggleTheme,
    ),
    action('settings', t('settings.title'), <Settings2 size={ICON_SIZE} aria-hidden />, () =>
      openOverlay('settings'),
    ),
    action('shortcuts', t('shortcuts.title'), <Keyboard size={ICON_SIZE} aria-hidden />, () =>
      openOverlay('shortcuts'),
    ),
    action('sign-out', t('frame.sign-out'), <LogOut size={ICON_SIZE} aria-hidden />, () => void leave()),
  ];
}
