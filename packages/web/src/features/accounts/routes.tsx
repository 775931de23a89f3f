import { CalendarHeart, Landmark, MapPinned, PenLine } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const TEXTS = { texts: ['accounts', 'patterns'] };
const AccountListPage = lazyPage(() => import('./list/account-list-page.tsx'), 'AccountListPage', TEXTS);
/** One page for all addresses, so that the first save of a new account keeps what is open. */
const AccountEditPage = lazyPage(() => import('./page/account-edit-page.tsx'), 'AccountEditPage', {
  ...TEXTS,
  calls: ['/admin/account/detail/{id}'],
});

/** Stand below the list of all accounts. */
export const bodyRoutes: FeatureRoutes = [
  {
    path: 'edit/:id',
    titleKey: 'menu.account-edit',
    area: 'user-accounts',
    hidden: true,
    page: AccountEditPage,
  },
  {
    path: 'organization',
    titleKey: 'menu.organizations',
    area: 'user-accounts',
    hidden: true,
    page: AccountListPage,
    children: [
      {
        path: 'create',
        titleKey: 'menu.organization-create',
        area: 'user-accounts',
        hidden: true,
        page: AccountEditPage,
      },
    ],
  },
  {
    path: 'enterprise',
    titleKey: 'menu.enterprises',
    area: 'user-accounts',
    hidden: true,
    page: AccountListPage,
    children: [
      {
        path: 'create',
        titleKey: 'menu.enterprise-create',
        area: 'user-accounts',
        hidden: true,
        page: AccountEditPage,
      },
    ],
  },
];

export const accountRoutes: FeatureRoutes = [
  {
    path: 'manager_account_author',
    titleKey: 'menu.author-accounts',
    icon: PenLine,
    area: 'author-accounts',
    page: AccountListPage,
    children: [
      {
        path: 'create',
        titleKey: 'menu.author-create',
        area: 'author-accounts',
        hidden: true,
        page: AccountEditPage,
      },
      {
        path: 'edit/:id',
        titleKey: 'menu.account-edit',
        area: 'author-accounts',
        hidden: true,
        page: AccountEditPage,
      },
    ],
  },
  {
    path: 'manager_account_event',
    titleKey: 'menu.event-accounts',
    icon: CalendarHeart,
    area: 'event-accounts',
    page: AccountListPage,
    children: [
      {
        path: 'create',
        titleKey: 'menu.event-account-create',
        area: 'event-accounts',
        hidden: true,
        page: AccountEditPage,
      },
      {
        path: 'edit/:id',
        titleKey: 'menu.account-edit',
        area: 'event-accounts',
        hidden: true,
        page: AccountEditPage,
      },
    ],
  },
  {
    path: 'manager_account_figure',
    titleKey: 'menu.figure-accounts',
    icon: Landmark,
    area: 'figure-accounts',
    page: AccountListPage,
    children: [
      {
        path: 'create',
        titleKey: 'menu.figure-create',
        area: 'figure-accounts',
        hidden: true,
        page: AccountEditPage,
      },
      {
        path: 'edit/:id',
        titleKey: 'menu.account-edit',
        area: 'figure-accounts',
        hidden: true,
        page: AccountEditPage,
      },
    ],
  },
  {
    path: 'manager_account_destination',
    titleKey: 'menu.destination-accounts',
    icon: MapPinned,
    area: 'destination-accounts',
    page: AccountListPage,
    children: [
      {
        path: 'create',
        titleKey: 'menu.destination-create',
        area: 'destination-accounts',
        hidden: true,
        page: AccountEditPage,
      },
      {
        path: 'edit/:id',
        titleKey: 'menu.account-edit',
        area: 'destination-accounts',
        hidden: true,
        page: AccountEditPage,
      },
    ],
  },
];
