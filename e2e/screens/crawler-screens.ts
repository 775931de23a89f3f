import { press, type Screen } from './screen.ts';

const SOURCES = '/manager_crawler/manager_parser_source';

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
];
