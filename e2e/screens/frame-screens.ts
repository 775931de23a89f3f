import { expect } from '@playwright/test';
import { press, type Screen } from './screen.ts';

/** The frame, its pages and the records beside the posts. */
export const FRAME_SCREENS: readonly Screen[] = [
  { name: 'projects', path: '/manager_project', shows: 'toasoan.local' },
  { name: 'dashboard', path: '/dashboard', shows: /^(Bài xuất bản theo ngày|Published by day)/ },
  {
    name: 'hand-over of work',
    path: '/dashboard',
    shows: /^(Lời nhắn bàn giao|Note)$/,
    act: press(/^(Bàn giao ca|Hand over)$/),
  },
  { name: 'tags', path: '/setting_post/manager_tag', shows: 'ASEAN' },
  { name: 'tag', path: '/setting_post/manager_tag?open=1', shows: /Sửa lần cuối|Last edited/ },
  { name: 'new tag', path: '/setting_post/manager_tag?open=new', shows: '/the/' },
  { name: 'categories', path: '/setting_post/manager_category', shows: 'Chính trị' },
  { name: 'category', path: '/setting_post/manager_category?open=1', shows: /Sửa lần cuối|Last edited/ },
  {
    name: 'people',
    path: '/manager_user/manager_user_account',
    shows: 'Lương Gia Bảo',
    // The pages of the list stay in sight and cover part of a row.
    floats: 'main nav:has([aria-current="page"])',
  },
  {
    name: 'person',
    path: '/manager_user/manager_user_account?open=4',
    shows: /Sửa lần cuối|Last edited/,
    act: (page) =>
      page
        .getByRole('button', { name: /^Thẻ$|^Tags$/ })
        .last()
        .click(),
  },
  {
    name: 'new person',
    path: '/manager_user/manager_user_account?open=new',
    shows: /Tạo liên kết mời|Make an invitation link/,
  },
  { name: 'profile', path: '/profile', shows: /^(Bảo mật|Security)$/ },
  {
    name: 'own sign-in activity',
    path: '/profile',
    shows: /^(Đăng nhập|Signed in)$/,
    act: press(/^(Hoạt động đăng nhập của bạn|Your sign-in activity)$/),
  },
  {
    name: 'notifications',
    path: '/dashboard',
    shows: /^(Đánh dấu đã đọc tất cả|Mark all as read)$/,
    act: (page) =>
      page
        .getByRole('button', { name: /^(Thông báo|Notifications)/ })
        .first()
        .click(),
  },
  {
    name: 'settings of notifications',
    path: '/profile#notifications',
    shows: /^(Giờ gửi bản tóm tắt|Time of the digest)$/,
  },
  { name: 'project', path: '/view_project', shows: /^(Quy trình duyệt|Workflow)$/ },
  {
    name: 'personal data requests',
    path: '/view_project?view=data&show=all',
    shows: /^YCDL-\d{4}-0001$/,
  },
  {
    name: 'a personal data request',
    path: '/view_project?view=data&show=all&open=1',
    shows: /^(Dữ liệu đang giữ|Data that is held)$/,
  },
  {
    name: 'feeds of the site',
    path: '/view_project?view=feeds',
    shows: /sitemap-news\.xml$/,
  },
  {
    name: 'domains of the site',
    path: '/view_project?view=domains',
    shows: /^(Tên miền của trang|Domains of the site)$/,
  },
  {
    name: 'delivery of the site',
    path: '/view_project?view=delivery',
    shows: /^(Bộ nhớ đệm và CDN|Cache and CDN)$/,
  },
  {
    name: 'webhooks of the project',
    path: '/view_project?view=webhooks',
    shows: /^https:\/\/ung-dung\.example/,
  },
  {
    name: 'a webhook',
    path: '/view_project?view=webhooks&open=1',
    shows: /^(Sửa webhook|Edit webhook)$/,
  },
  {
    name: 'delivery of a webhook',
    path: '/view_project?view=webhooks',
    shows: /^msg_/,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^(Thao tác với|Actions for)/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: /^(Nhật ký gửi|Delivery log)$/ }).click();
      await page
        .getByRole('button', { name: /^(Bài|Post)/ })
        .first()
        .click();
    },
  },
  { name: 'log of the project', path: '/view_project?view=log', shows: /^(Xuất CSV|Export CSV)$/ },
  {
    name: 'change in the log of the project',
    path: '/view_project',
    shows: /Địa chỉ mạng|Network address/,
    act: async (page) => {
      await page.getByLabel(/^(Mô tả|Description)/).fill(`Tin tức mỗi ngày, ${Date.now()}`);
      await page.keyboard.press('Control+s');
      await expect(page.getByText(/^(Đã lưu|Saved)$/)).toBeVisible();
      await page.getByRole('link', { name: /^(Nhật ký|Audit log)$/ }).click();
      await page
        .getByRole('button', { name: /^(Sửa: Dự án|Changed: Project)/ })
        .first()
        .click();
    },
  },
  { name: 'not found', path: '/khong/co/trang/nay', shows: '404' },
  { name: 'failure', path: '/error500', shows: '500' },
  {
    name: 'project switcher',
    path: '/manager_post',
    shows: 'Happy Việt Nam',
    act: (page) => page.getByRole('button', { name: /Dự án hiện tại|Current project/ }).click(),
  },
  {
    name: 'menu of a tab',
    path: '/manager_post',
    shows: /Đóng các tab khác|Close the other tabs/,
    act: (page) => page.getByRole('tab').first().click({ button: 'right' }),
    wideOnly: true,
    loads: true,
  },
  {
    name: 'no connection',
    path: '/manager_post',
    loads: true,
    shows: /^(Mất kết nối|No connection)\.$/,
    act: async (page) => {
      await page.route('**/readyz', (route) => route.abort());
      await page.getByRole('tabpanel').waitFor();
      await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    },
  },
  {
    name: 'newer console',
    path: '/manager_post',
    loads: true,
    // The line pushes the list down, and the paging stays over the last row that is seen.
    floats: '[role="status"]:has(button)',
    shows: /^(Trang quản trị có bản mới|There is a newer version)/,
    act: async (page) => {
      await page.unroute('**/readyz');
      await page.route('**/live/stream*', (route) =>
        route.fulfill({
          contentType: 'text/event-stream',
          body: 'event: hello\ndata: {"cursor":"1","build":"a newer one"}\n\n',
        }),
      );
      await page.reload();
    },
  },
];
