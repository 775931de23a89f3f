import { press, type Screen } from './screen.ts';

const AUTHORS = '/manager_user/manager_account_author';
const ORGANIZERS = '/manager_user/manager_account_event';
const FIGURES = '/manager_user/manager_account_figure';
const DESTINATIONS = '/manager_user/manager_account_destination';
const STAFF = '/manager_user/manager_user_account';
const ORGANIZATIONS = '/manager_user/manager_user_account/organization';
const ENTERPRISES = '/manager_user/manager_user_account/enterprise';
/** Accounts of the demo, which are made in this order. */
const THU_HA = `${AUTHORS}/edit/23`;
const LANG_SEN_FEAST = `${ORGANIZERS}/edit/27`;
const NGUYEN_DU = `${FIGURES}/edit/28`;
const HA_LONG = `${DESTINATIONS}/edit/30`;

/** Authors, organizers, figures, destinations and bodies. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'authors', path: AUTHORS, shows: 'Ban Thời sự' },
  { name: 'organizers', path: ORGANIZERS, shows: 'Ban tổ chức Lễ hội Làng Sen' },
  { name: 'figures', path: FIGURES, shows: 'Hồ Xuân Hương' },
  { name: 'destinations', path: DESTINATIONS, shows: 'Chợ nổi Cái Răng' },
  { name: 'organizations', path: ORGANIZATIONS, shows: /^(Thêm tổ chức|Add an organization)$/ },
  { name: 'enterprises', path: ENTERPRISES, shows: /^(Thêm doanh nghiệp|Add an enterprise)$/ },
  { name: 'new organization', path: `${ORGANIZATIONS}/create`, shows: /^(Tổ chức mới|New organization)$/ },
  { name: 'new enterprise', path: `${ENTERPRISES}/create`, shows: /^(Doanh nghiệp mới|New enterprise)$/ },
  { name: 'author', path: THU_HA, shows: /^(Hiện và sửa|Show and change)$/ },
  { name: 'organizer', path: LANG_SEN_FEAST, shows: /^(Pháp lý|Legal)$/ },
  { name: 'figure', path: NGUYEN_DU, shows: 'Hồng Sơn liệp hộ' },
  { name: 'destination', path: HA_LONG, shows: 'Vân Đồn' },
  {
    name: 'organization',
    path: '/manager_user/manager_user_account/edit/34',
    shows: /^(Cơ quan chủ quản|Governing body)$/,
  },
  { name: 'new author', path: `${AUTHORS}/create`, shows: /^(Bút danh|Pen name)$/ },
  { name: 'new organizer', path: `${ORGANIZERS}/create`, shows: /^(Người đại diện|Representative)$/ },
  { name: 'new figure', path: `${FIGURES}/create`, shows: /^(Người đang sống|Living person)$/ },
  { name: 'new destination', path: `${DESTINATIONS}/create`, shows: /^(Mùa đẹp|Seasons)$/ },
  {
    name: 'payroll fields shown',
    path: THU_HA,
    shows: /^(Che lại|Hide)$/,
    act: press(/^(Hiện và sửa|Show and change)$/),
  },
  {
    name: 'taking a destination down',
    path: HA_LONG,
    shows: /^(Người đọc không còn xem được trang này\.|Readers no longer see the page\.)$/,
    act: press(/^(Hạ xuống|Take down)$/),
  },
  {
    name: 'merging an author',
    path: THU_HA,
    shows: /^(Chọn tài khoản ở lại|Choose the account that stays)$/,
    act: async (page) => {
      await press(/^(Thao tác khác|More)$/)(page);
      await page.getByRole('menuitem', { name: /^(Gộp vào…|Merge into …)$/ }).click();
    },
  },
  {
    name: 'exporting figures',
    path: FIGURES,
    shows: /^(Lý do xuất|Reason)$/,
    act: press(/^(Xuất Excel|Export to Excel)$/),
  },
  {
    name: 'deleting ticked authors',
    path: AUTHORS,
    shows: /^(Chuyển bài cho…|Move its posts to …)$/,
    // A narrow window ticks cards in another way.
    wideOnly: true,
    act: async (page) => {
      await page.getByRole('checkbox').nth(1).check();
      await page
        .getByRole('toolbar')
        .getByRole('button', { name: /^(Xóa|Delete)$/ })
        .click();
    },
  },
  {
    name: 'ticked accounts',
    path: STAFF,
    shows: /^(Buộc đăng xuất|Force to log out)$/,
    act: (page) => page.getByRole('checkbox').nth(1).check(),
    wideOnly: true,
  },
  {
    name: 'forcing accounts to log out',
    path: STAFF,
    shows: /^(Người này nhận được lý do|The person gets the reason)/,
    wideOnly: true,
    act: async (page) => {
      await page.getByRole('checkbox').nth(1).check();
      await page
        .getByRole('toolbar')
        .getByRole('button', { name: /^(Buộc đăng xuất|Force to log out)$/ })
        .click();
    },
  },
  {
    name: 'sign-in of a person',
    path: `${STAFF}?open=4`,
    shows: /^(Phiên đang mở|Open sessions)$/,
    act: press(/^(Đăng nhập và khóa tạm|Sign-in and locks)$/),
  },
  {
    name: 'deleting an author',
    path: THU_HA,
    shows: /^(Chuyển bài cho…|Move its posts to …)$/,
    act: async (page) => {
      await press(/^(Thao tác khác|More)$/)(page);
      await page.getByRole('menuitem', { name: /^(Xóa|Delete)$/ }).click();
    },
  },
];
