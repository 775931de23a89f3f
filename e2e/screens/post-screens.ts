import { expect, type Page } from '@playwright/test';
import { filter, press, type Screen, transition } from './screen.ts';
import { takenOver } from './taken-over.ts';

const AT_WORK = 'Tàu du lịch đêm thử nghiệm ghế nằm kiểu mới';
const WAITS = 'Kỹ sư trẻ chế máy hái chè chạy điện';
const NOTED = 'Mùa rùa biển lên bãi: tình nguyện viên thức cùng những ổ trứng';
const PUBLIC = 'Đà Nẵng mở tuyến đi bộ ven sông Hàn về đêm';
const SUGGESTED = 'Học nghề ở tuổi 50: lớp sửa điện lạnh đông hơn dự kiến';
const CHANGED = 'Công bố danh mục 12 di sản văn hóa phi vật thể mới';

/** Pixels from which notes and suggestions stand beside their lines. */
const MARGIN_FROM = 1280;

const KINDS = {
  'live blog': 'Tường thuật: bão đi vào vịnh, các địa phương sẵn sàng',
  document: CHANGED,
  video: 'Toàn cảnh Festival Huế',
  'questions and answers': 'Giao lưu: ăn gì trong những ngày nắng nóng?',
  poll: 'Thăm dò: món quà quê nào bạn muốn mang theo nhất?',
  brief: 'Chiều tối nay Bắc Bộ có mưa rào, đề phòng dông lốc',
} as const;

/** Presses a button of a list that is a panel beside a margin, and otherwise in a drawer that `drawer` opens. */
const inMarginList =
  (drawer: RegExp, button: RegExp) =>
  async (page: Page): Promise<void> => {
    if ((page.viewportSize()?.width ?? 0) < MARGIN_FROM) await press(drawer)(page);
    await press(button)(page);
  };
const nextSuggestion = inMarginList(
  /^(Đề xuất sửa|Suggested changes)\s*\d/,
  /^(Đề xuất sau|Next suggestion)$/,
);
const addNote = inMarginList(/^(Ghi chú biên tập|Editorial notes)/, /^(Thêm ghi chú|Add note)/);

/** Posts from the first line to the published page, with all overlays. */
export const POST_SCREENS: readonly Screen[] = [
  { name: 'posts', path: '/manager_post', shows: 'Xuất khẩu cà phê tăng trong 10 tháng' },
  { name: 'no post found', path: '/manager_post?text=khongcobainao', shows: /Không tìm thấy|No matching/ },
  { name: 'board', path: '/manager_post?show=board', shows: WAITS },
  {
    name: 'calendar',
    path: '/manager_post?show=calendar',
    shows: /^(Chờ duyệt, chưa có giờ|Pending approval, no time yet)/,
  },
  {
    name: 'late posts',
    path: '/manager_post?due=late',
    shows: /^(Quá hạn \d|\d+ (h|min|day))/,
  },
  {
    name: 'post to assign',
    path: (numberOf) => `/manager_post/view/${numberOf(AT_WORK)}`,
    shows: /^(Hạn hoàn thành|Due time)$/,
    act: press(/^(Đổi phân công…|Change assignment…)$/),
  },
  {
    name: 'every filter',
    path: '/manager_post?mark=pending',
    shows: /^(Dòng sự kiện|Story)$/,
    act: filter(/^(Bộ lọc|Filters)$/),
  },
  {
    name: 'categories to filter by',
    path: '/manager_post',
    shows: 'Chính trị',
    act: filter(/^(Chuyên mục|Category)$/),
  },
  {
    name: 'days to filter by',
    path: '/manager_post',
    shows: /^(Hôm nay|Today)$/,
    act: filter(/^(Ngày cập nhật|Update)/),
  },
  {
    name: 'saved views',
    path: '/manager_post',
    shows: /^(Lưu thành góc nhìn mới|Save as a new view)/,
    act: press(/^(Góc nhìn|Views)$/),
  },
  {
    name: 'view to save',
    path: '/manager_post?mark=pending',
    shows: /^(Giữ cả các cột|Keep the columns)/,
    act: async (page) => {
      await press(/^(Góc nhìn|Views)$/)(page);
      await page.getByRole('menuitem', { name: /góc nhìn mới|new view/ }).click();
    },
  },
  {
    name: 'columns',
    path: '/manager_post',
    shows: /^(Số từ|Words)$/,
    act: press(/^(Cột hiển thị|Columns)$/),
    wideOnly: true,
  },
  {
    name: 'transitions of a row',
    path: '/manager_post?view=PENDING_APPROVAL',
    shows: /^(Nhân bản|Duplicate)/,
    act: (page) =>
      page
        .getByRole('button', { name: /^(Thao tác với|Actions for) / })
        .first()
        .click(),
  },
  {
    name: 'many posts chosen',
    path: '/manager_post',
    shows: /Đã chọn|selected/,
    act: (page) => page.getByRole('checkbox').nth(1).check(),
    floats: '[role="toolbar"]',
  },
  {
    name: 'tags for many posts',
    path: '/manager_post',
    shows: /^(Gắn thẻ cho|Add tags to)/,
    act: async (page) => {
      await page.getByRole('checkbox').nth(1).check();
      await press(/^(Gắn thẻ|Add tags)$/)(page);
    },
  },
  {
    name: 'tasks in the background',
    path: '/manager_post',
    shows: /^(Tệp được giữ|Files are kept)/,
    act: async (page) => {
      await press(/^(Thao tác khác với danh sách|More for this list)/)(page);
      await page.getByRole('menuitem', { name: /CSV/ }).click();
      await press(/^(Việc chạy nền|Background tasks)/)(page);
    },
  },
  { name: 'takedown cases', path: '/manager_post/takedowns', shows: /^(Quá hạn|[\d]+ h [\d]+ min overdue)/ },
  {
    name: 'takedown case',
    path: '/manager_post/takedowns?view=all',
    shows: /^(Thời điểm tiếp nhận|Received)$/,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^(Thao tác với|Actions for) / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: /^(Xem hồ sơ|Read the case)/ }).click();
    },
  },
  {
    name: 'ledger of corrections',
    path: '/manager_post/corrections',
    shows: /^(Sổ cải chính|Ledger of corrections)/,
  },
  {
    name: 'skeletons of posts',
    path: '/manager_post/skeletons',
    shows: /^(Khung bài|Skeletons)/,
  },
  {
    name: 'a skeleton of posts',
    path: '/manager_post/skeletons',
    shows: /^(Tiêu đề bài|Headline of the post)$/,
    act: press(/^(Thêm khung bài|Add a skeleton|Add skeleton)$/),
  },
  { name: 'publishing rules', path: '/manager_post/rules', shows: /^(Từ cấm|Banned words)$/ },
  {
    name: 'trial of the publishing rules',
    path: '/manager_post/rules',
    shows: /^(Đã thử|Tried on)/,
    act: press(/20/),
  },

  { name: 'new post', path: '/manager_post/create', shows: /0 \/ 110/ },
  {
    name: 'post being edited, every panel open',
    path: (numberOf) => `/manager_post/edit/${numberOf(AT_WORK)}`,
    shows: /^Google (máy tính|desktop)$/,
  },
  {
    name: 'published post being edited',
    path: (numberOf) => `/manager_post/edit/${numberOf(CHANGED)}`,
    shows: /^(Bài đang xuất bản|This post is public)/,
  },
  {
    name: 'post that somebody else took over',
    path: (numberOf) => `/manager_post/edit/${numberOf(WAITS)}`,
    shows: /(đã chiếm quyền sửa lúc|took over editing at)/,
    act: takenOver,
  },
  {
    name: 'suggested changes, one selected',
    path: (numberOf) => `/manager_post/edit/${numberOf(SUGGESTED)}`,
    shows: /^(1\/3 đề xuất|Suggestion 1 of 3)$/,
    act: nextSuggestion,
    // The page has scrolled to the suggestion, and the post's bar covers the end of a line of the checklist.
    floats: 'header',
  },
  {
    name: 'suggested changes read in the preview',
    path: (numberOf) => `/manager_post/preview/${numberOf(SUGGESTED)}`,
    shows: /^(Gạch dưới là đề xuất thêm|Underlined is suggested)/,
    act: press(/^(Hiện dấu sửa|Marked)$/),
  },
  ...Object.entries(KINDS).map(
    ([kind, title]): Screen => ({
      name: `${kind} being edited`,
      path: (numberOf) => `/manager_post/edit/${numberOf(title)}`,
      shows: /\d+ \/ 110/,
    }),
  ),
  {
    name: 'post with its papers',
    path: (numberOf) => `/manager_post/view/${numberOf(PUBLIC)}`,
    // In the first days of a month the post belongs to one that is closed.
    shows: /^(Lưu nhuận bút|Save the royalty|Lập điều chỉnh|Make a correction)$/,
  },
  {
    name: 'notes of a post, one being written',
    path: (numberOf) => `/manager_post/view/${numberOf(NOTED)}`,
    shows: /^(Phải sửa: chưa được|Must fix: cannot go)/,
    act: addNote,
  },
  {
    name: 'reasons against publication',
    path: (numberOf) => `/manager_post/view/${numberOf(SUGGESTED)}`,
    shows: /^(Các bước còn lại|Steps ahead)/,
    act: press(/^(Vì sao chưa xuất bản|Why is it not)/),
  },
  {
    name: 'publication to confirm',
    path: (numberOf) => `/manager_post/view/${numberOf(WAITS)}`,
    shows: /^(Thời điểm|When)$/,
    act: transition(/^(Hẹn giờ|Schedule)/),
  },
  {
    name: 'reason to give',
    path: (numberOf) => `/manager_post/view/${numberOf(WAITS)}`,
    shows: /^(Lý do trả bài|Why it is returned)/,
    act: transition(/^(Trả bài|Return)/),
  },
  {
    name: 'post to take down',
    path: (numberOf) => `/manager_post/view/${numberOf(PUBLIC)}`,
    shows: /1[.,]000/,
    act: transition(/^(Gỡ bài|Take down)/),
  },
  {
    name: 'takedown case to open',
    path: (numberOf) => `/manager_post/view/${numberOf(PUBLIC)}`,
    shows: /^(Bài vẫn hiển thị|The post stays public)/,
    act: press(/^(Mở hồ sơ gỡ bài|Open a takedown case)$/),
  },
  {
    name: 'correction to write',
    path: (numberOf) => `/manager_post/view/${numberOf(PUBLIC)}`,
    shows: /^(Nội dung sai đã đăng|What was published and is wrong)/,
    act: press(/^(Cải chính bài này|Correct this post)$/),
  },
  {
    name: 'changes to publish',
    path: (numberOf) => `/manager_post/view/${numberOf(CHANGED)}`,
    shows: /^(Sửa lỗi nhỏ|A slip is mended)/,
    act: press(/^(Xuất bản thay đổi|Publish changes)/),
  },
  {
    name: 'history with a comparison',
    path: (numberOf) => `/manager_post/history/${numberOf(CHANGED)}?version=5&with=now`,
    shows: /^(Trước:|Before:)/,
  },
  {
    name: 'version to restore',
    path: (numberOf) => `/manager_post/history/${numberOf(CHANGED)}`,
    shows: /^(Bài đang xuất bản: các mục|The post is public: the chosen)/,
    act: async (page) => {
      await page
        .getByRole('button', { name: /#1$/ })
        .or(page.getByRole('button', { name: /^\d\d:\d\d (Lưu|Saved)/ }))
        .last()
        .click();
      await press(/^(Khôi phục…|Restore…)$/)(page);
    },
  },
  {
    name: 'preview, and a link to share',
    path: (numberOf) => `/manager_post/preview/${numberOf(AT_WORK)}?panel=share`,
    shows: /^(Liên kết chỉ hiện một lần|The link is shown this once)/,
    act: async (page) => {
      await press(/^(Tạo liên kết|Make a link)$/)(page);
      await expect(page.getByText(/^(Chưa ai mở|Not opened yet)/).first()).toBeVisible();
    },
  },
];
