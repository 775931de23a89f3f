import type { Screen } from './screen.ts';

const TEMPLATES = '/setting_post/manager_content';

/** Content templates and layouts. */
export const LAYOUT_SCREENS: readonly Screen[] = [
  { name: 'content templates', path: TEMPLATES, shows: 'Cụm tin nổi bật' },
  { name: 'unused content templates', path: `${TEMPLATES}?view=unused`, shows: 'HTML cảm ơn nhà tài trợ' },
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
