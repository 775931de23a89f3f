import { press, type Screen } from './screen.ts';

const MENUS = '/setting_page/manager_menu';
const LOGOS = '/setting_page/manager_partnerLogo';

/** What is arranged around the posts of a site. */
export const PAGE_SETTING_SCREENS: readonly Screen[] = [
  { name: 'menus', path: MENUS, shows: 'Menu di động' },
  { name: 'settings of a menu', path: `${MENUS}?open=1`, shows: /Sửa lần cuối|Last edited/ },
  { name: 'items of a menu', path: `${MENUS}/1`, shows: 'Cẩm nang Tết' },
  {
    name: 'item with a dead target',
    path: `${MENUS}/1`,
    act: press(/^(Đi tới mục đó|Go to it)$/),
    shows: /^(Loại đích|Kind of target)$/,
  },
  {
    name: 'history of a menu',
    path: `${MENUS}/1`,
    act: press(/^(Lịch sử|History)$/),
    shows: /^(Lần|Version) 1/,
  },
  { name: 'partner logos', path: LOGOS, shows: /^Bảo tàng D/ },
  { name: 'partner logos that end soon', path: `${LOGOS}?view=ending`, shows: /^Hội B/ },
  { name: 'partner logo', path: `${LOGOS}?open=4`, shows: /Sửa lần cuối|Last edited/ },
  { name: 'new partner logo', path: `${LOGOS}?open=new`, shows: /^(Logo nền tối|Logo for dark pages)$/ },
];
