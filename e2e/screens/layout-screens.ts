import { press, type Screen } from './screen.ts';

const TEMPLATES = '/setting_post/manager_content';
const LAYOUTS = '/setting_post/manager_layout';

/** Content templates and layouts. */
export const LAYOUT_SCREENS: readonly Screen[] = [
  { name: 'layouts', path: LAYOUTS, shows: /^(Bố cục trang|Page layouts)$/ },
  { name: 'new layout', path: `${LAYOUTS}?open=new`, shows: /^(Chế độ hiển thị|Display mode)$/ },
  {
    name: 'canvas of a layout',
    path: `${LAYOUTS}/1`,
    shows: /^(Kéo mẫu nội dung vào vùng này|Drag a content template here)$/,
  },
  {
    name: 'chosen block of a layout',
    path: `${LAYOUTS}/1`,
    act: (page) => page.locator('[data-handle]').first().click(),
    shows: /^(Vùng, giờ và người xem|Region, times and readers)$/,
  },
  {
    name: 'history of a layout',
    path: `${LAYOUTS}/1`,
    act: press(/^(Lịch sử|History)$/),
    shows: /^(Lấy làm bản nháp|Take as draft)$/,
  },
  { name: 'content templates', path: TEMPLATES, shows: 'Cụm tin nổi bật' },
  {
    name: 'no unused content templates',
    path: `${TEMPLATES}?view=unused`,
    shows: /^(Mẫu nội dung là khối dùng lại được|A content template is a block)/,
  },
  {
    name: 'new content template',
    path: `${TEMPLATES}?open=new`,
    shows: /^(Vì sao là những tin này|Why these)$/,
  },
  {
    name: 'content template with its preview',
    path: `${TEMPLATES}?text=${encodeURIComponent('Cụm tin nổi bật')}`,
    act: (page) => page.getByRole('link', { name: 'Cụm tin nổi bật' }).first().click(),
    shows: /^(Vì sao là những tin này|Why these)$/,
  },
];
