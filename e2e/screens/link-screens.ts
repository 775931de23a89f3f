import type { Screen } from './screen.ts';

const LINKS = '/setting_post/manager_internal_link';

/** Links that delivery puts on words of posts. */
export const LINK_SCREENS: readonly Screen[] = [
  { name: 'internal links', path: LINKS, shows: 'tranh Đông Hồ' },
  { name: 'links that are on', path: `${LINKS}?view=on`, shows: 'làng nghề' },
];
