import { press, type Screen } from './screen.ts';

const FOOTERS = '/setting_page/manager_footer';
const SIDEBARS = '/setting_page/manager_sidebar';
const MENUS = '/setting_page/manager_menu';
const LOGOS = '/setting_page/manager_partnerLogo';
const PAGES = '/setting_page/manager_page';
/** Pages of the demo, which are made in this order. */
const FIRST_PAGE = '/manager_page/edit/1';

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
  { name: 'footers', path: FOOTERS, shows: 'Chân trang Tết' },
  { name: 'settings of a footer', path: `${FOOTERS}?open=1`, shows: /Sửa lần cuối|Last edited/ },
  { name: 'content of a footer', path: `${FOOTERS}/1`, shows: 'Cẩm nang Tết' },
  {
    name: 'link of a footer with a dead target',
    path: `${FOOTERS}/1`,
    act: press(/^(Đi tới liên kết đó|Go to that link)$/),
    shows: /^(Loại đích|Kind of target)$/,
  },
  { name: 'sidebars', path: SIDEBARS, shows: 'Thanh bên Du lịch' },
  { name: 'settings of a sidebar', path: `${SIDEBARS}?open=1`, shows: /Sửa lần cuối|Last edited/ },
  {
    name: 'block of a sidebar',
    path: `${SIDEBARS}/1`,
    act: press(/^Mới nhất(?! \+)/),
    shows: /^(Khối này lúc này|This block now)$/,
  },
  { name: 'what an address shows', path: `${MENUS}/test`, shows: /^(Menu · Chính|Menu · Main)$/ },
  { name: 'partner logos', path: LOGOS, shows: /^Bảo tàng D/ },
  { name: 'partner logos that end soon', path: `${LOGOS}?view=ending`, shows: /^Hội B/ },
  { name: 'partner logo', path: `${LOGOS}?open=4`, shows: /Sửa lần cuối|Last edited/ },
  { name: 'new partner logo', path: `${LOGOS}?open=new`, shows: /^(Logo nền tối|Logo for dark pages)$/ },
  { name: 'pages', path: PAGES, shows: 'Quy chế bình luận' },
  { name: 'pages to review', path: `${PAGES}?view=overdue`, shows: 'Chính sách bảo vệ dữ liệu cá nhân' },
  { name: 'no page found', path: `${PAGES}?text=khongcotrangnao`, shows: /Không tìm thấy|No matching/ },
  { name: 'page to edit', path: FIRST_PAGE, shows: /^(Đã rà soát hôm nay|Reviewed today)$/ },
  {
    name: 'review of a page',
    path: FIRST_PAGE,
    act: press(/^(Đã rà soát hôm nay|Reviewed today)$/),
    shows: /^(Rà soát tiếp vào|Next review on)$/,
  },
  {
    name: 'new page',
    path: '/manager_page/create',
    shows: /^(Không thuộc trang nào|At the root of the site)$/,
  },
  {
    name: 'past of a page',
    path: '/manager_page/history/1',
    shows: /^(Đây là phiên bản đầu tiên được giữ\.|This is the first version that is kept\.)$/,
  },
  { name: 'preview of a page', path: '/manager_page/preview/1', shows: /^(bản|version) \d+ · / },
];
