import type { Screen } from './screen.ts';

const LOGOS = '/setting_page/manager_partnerLogo';

/** What is arranged around the posts of a site. */
export const PAGE_SETTING_SCREENS: readonly Screen[] = [
  { name: 'partner logos', path: LOGOS, shows: /^Bảo tàng D/ },
  { name: 'partner logos that end soon', path: `${LOGOS}?view=ending`, shows: /^Hội B/ },
  { name: 'partner logo', path: `${LOGOS}?open=4`, shows: /Sửa lần cuối|Last edited/ },
  { name: 'new partner logo', path: `${LOGOS}?open=new`, shows: /^(Logo nền tối|Logo for dark pages)$/ },
];
