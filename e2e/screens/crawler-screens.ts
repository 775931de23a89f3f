import { press, type Screen } from './screen.ts';

const SOURCES = '/manager_crawler/manager_parser_source';
const TEMPLATES = '/manager_crawler/manager_parser_template';
const SECTIONS = '/manager_crawler/manager_sourceCategory';
const LINKS = '/manager_crawler/manager_sourceLinkToCategory';
const REVIEW = '/manager_crawler/manager_review_crawler';

/** Opens the log of a source's runs from the menu of its row. */
const openRuns: Screen['act'] = async (page) => {
  await press(/^(Thao tác với|Actions for) Thông tấn Mẫu$/)(page);
  await page.getByRole('menuitem', { name: /^(Nhật ký chạy|Log of runs)$/ }).click();
};

/** Where texts of other sites come from. */
export const CRAWLER_SCREENS: readonly Screen[] = [
  { name: 'sources', path: SOURCES, shows: 'Báo Ví Dụ' },
  { name: 'sources that need a look', path: `${SOURCES}?view=alarm`, shows: 'Thông tấn Mẫu' },
  { name: 'a source', path: `${SOURCES}?open=1`, shows: /Sửa lần cuối|Last edited/ },
  { name: 'a new source', path: `${SOURCES}?open=new`, shows: /^(Cuối bài sẽ ghi:|Below a text stands:)/ },
  {
    name: 'runs of a source',
    path: SOURCES,
    act: openRuns,
    shows: /^(Không đọc được danh sách|List could not be read)/,
  },
  { name: 'parser templates', path: TEMPLATES, shows: 'Mẫu báo địa phương kiểu 1' },
  { name: 'the studio of a template', path: `${TEMPLATES}/1`, shows: 'Mẫu báo địa phương kiểu 1' },
  { name: 'sections of sources', path: SECTIONS, shows: 'Nhịp sống trẻ' },
  { name: 'a section of a source', path: `${SECTIONS}?open=1`, shows: /Sửa lần cuối|Last edited/ },
  { name: 'links of sources', path: LINKS, shows: 'Môi trường' },
  { name: 'a link of a source', path: `${LINKS}?open=1`, shows: /Sửa lần cuối|Last edited/ },
  { name: 'the review queue', path: REVIEW, shows: 'Cà phê vào vụ: hợp tác xã lo nhân công hái' },
  {
    name: 'changed originals',
    path: `${REVIEW}?view=changed`,
    shows: 'Xuất khẩu cà phê tăng trong 10 tháng',
  },
];
