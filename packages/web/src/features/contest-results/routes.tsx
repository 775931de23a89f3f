import type { AreaKey } from '@toasoan/contract/access/area-rules.ts';
import type { FixedContest } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { Archive, Images, Smile, Trophy } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes, RouteRow } from '#web/core/routing/route-row.ts';

const ContestViewPage = lazyPage(() => import('./contest-view-page.tsx'), 'ContestViewPage', {
  texts: ['submissions', 'submission-checks', 'patterns'],
  // No first call: the list of contests would take the works' `state` of the address for its own.
});

/** One group of the specification: its contest has the same code as its address. */
function group(code: FixedContest, area: AreaKey, icon: RouteRow['icon'], titleKey: string): RouteRow {
  return {
    path: `/${code}`,
    titleKey,
    area,
    ...(icon && { icon }),
    counts: 'works',
    children: [
      {
        path: 'submission_photo',
        titleKey: 'menu.submissions',
        icon: Images,
        area,
        page: ContestViewPage,
        counts: 'works',
      },
    ],
  };
}

export const contestRoutes: FeatureRoutes = [
  group('happy', 'happy', Smile, 'menu.happy'),
  group('happy_2025', 'happy-2025', Trophy, 'menu.happy-2025'),
  group('happy_2024', 'happy-2024', Archive, 'menu.happy-2024'),
  group('happy_2023', 'happy-2023', Archive, 'menu.happy-2023'),
  group('happy_2025_nghean', 'happy-2025-nghean', Trophy, 'menu.happy-2025-nghean'),
];
