import { CalendarHeart, Landmark, MapPinned, PenLine } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const TEXTS = { texts: ['accounts', 'patterns'] };
const LISTS = () => import('./list/kind-list-pages.tsx');
const PAGES = () => import('./page/kind-edit-pages.tsx');

const AuthorListPage = lazyPage(LISTS, 'AuthorListPage', TEXTS);
const OrganizerListPage = lazyPage(LISTS, 'OrganizerListPage', TEXTS);
const FigureListPage = lazyPage(LISTS, 'FigureListPage', TEXTS);
const DestinationListPage = lazyPage(LISTS, 'DestinationListPage', TEXTS);
const AuthorEditPage = lazyPage(PAGES, 'AuthorEditPage', TEXTS);
const OrganizerEditPage = lazyPage(PAGES, 'OrganizerEditPage', TEXTS);
const FigureEditPage = lazyPage(PAGES, 'FigureEditPage', TEXTS);
const DestinationEditPage = lazyPage(PAGES, 'DestinationEditPage', TEXTS);
const BodyEditPage = lazyPage(PAGES, 'BodyEditPage', TEXTS);

export const accountRoutes: FeatureRoutes = [
  {
    path: 'manager_user_account/edit/:id',
    titleKey: 'menu.account-edit',
    area: 'user-accounts',
    hidden: true,
    page: BodyEditPage,
  },
  {
    path: 'manager_account_author',
    titleKey: 'menu.author-accounts',
    icon: PenLine,
    area: 'author-accounts',
    page: AuthorListPage,
    children: [
      {
        path: 'create',
        titleKey: 'menu.author-create',
        area: 'author-accounts',
        hidden: true,
        page: AuthorEditPage,
      },
      {
        path: 'edit/:id',
        titleKey: 'menu.account-edit',
        area: 'author-accounts',
        hidden: true,
        page: AuthorEditPage,
      },
    ],
  },
  {
    path: 'manager_account_event',
    titleKey: 'menu.event-accounts',
    icon: CalendarHeart,
    area: 'event-accounts',
    page: OrganizerListPage,
    children: [
      {
        path: 'create',
        titleKey: 'menu.event-account-create',
        area: 'event-accounts',
        hidden: true,
        page: OrganizerEditPage,
      },
      {
        path: 'edit/:id',
        titleKey: 'menu.account-edit',
        area: 'event-accounts',
        hidden: true,
        page: OrganizerEditPage,
      },
    ],
  },
  {
    path: 'manager_account_figure',
    titleKey: 'menu.figure-accounts',
    icon: Landmark,
    area: 'figure-accounts',
    page: FigureListPage,
    children: [
      {
        path: 'create',
        titleKey: 'menu.figure-create',
        area: 'figure-accounts',
        hidden: true,
        page: FigureEditPage,
      },
      {
        path: 'edit/:id',
        titleKey: 'menu.account-edit',
        area: 'figure-accounts',
        hidden: true,
        page: FigureEditPage,
      },
    ],
  },
  {
    path: 'manager_account_destination',
    titleKey: 'menu.destination-accounts',
    icon: MapPinned,
    area: 'destination-accounts',
    page: DestinationListPage,
    children: [
      {
        path: 'create',
        titleKey: 'menu.destination-create',
        area: 'destination-accounts',
        hidden: true,
        page: DestinationEditPage,
      },
      {
        path: 'edit/:id',
        titleKey: 'menu.account-edit',
        area: 'destination-accounts',
        hidden: true,
        page: DestinationEditPage,
      },
    ],
  },
];
