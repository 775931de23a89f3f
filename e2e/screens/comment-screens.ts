import { filter, press, type Screen } from './screen.ts';

/** The queue of comments and its overlays. */
export const COMMENT_SCREENS: readonly Screen[] = [
  {
    name: 'comments',
    path: '/manager_comment',
    shows: /^(chờ|waits) \d/,
    // Keys and actions of the comment in hand stay in sight and cover part of a row.
    floats: 'main footer, main [role="toolbar"]',
  },
  {
    name: 'reported comments',
    path: '/manager_comment?view=reported',
    shows: /^\d+ (báo cáo|reports?)$/,
    floats: 'main footer, main [role="toolbar"]',
  },
  {
    name: 'no comment found',
    path: '/manager_comment?text=khongcobinhluannao',
    shows: /Không tìm thấy|No matching/,
  },
  {
    name: 'every filter of comments',
    path: '/manager_comment',
    shows: /^(Tòa soạn trả lời|Newsroom answered)$/,
    act: filter(/^(Bộ lọc khác|More filters)$/),
    floats: 'main footer, main [role="toolbar"]',
  },
  {
    name: 'reasons of a rejection',
    path: '/manager_comment',
    shows: /^(Không duyệt vì|Reject because)$/,
    act: press(/^(Không duyệt|Reject)$/),
    floats: 'main footer, main [role="toolbar"]',
  },
  {
    name: 'menu of a comment',
    path: '/manager_comment',
    shows: /^(Yêu cầu của cơ quan…|Request of an authority…)$/,
    act: press(/^(Thao tác khác|More actions)$/),
    floats: 'main footer, main [role="toolbar"]',
  },
  {
    name: 'comment to edit',
    path: '/manager_comment',
    shows: /^(Ghi chú nội bộ|Internal note)$/,
    act: press(/^(Sửa|Edit)$/),
    wideOnly: true,
  },
  {
    name: 'statistics of comments',
    path: '/manager_comment?open=statistics',
    shows: /^(Nhiều bình luận nhất|Most comments)$/,
  },
  {
    name: 'reply of the newsroom',
    path: '/manager_comment',
    shows: /^(Lời đáp|Reply)$/,
    act: press(/^(Trả lời|Reply)$/),
    wideOnly: true,
  },
  {
    name: 'ban of a sender',
    path: '/manager_comment',
    shows: /^(Thời hạn chặn|For how long)$/,
    act: async (page) => {
      await press(/^(Thao tác khác|More actions)$/)(page);
      await page.getByRole('menuitem', { name: /^(Chặn người gửi|Ban sender)/ }).click();
    },
  },
  {
    name: 'second looks',
    path: '/manager_comment?open=second-looks',
    shows: /^(Đồng ý|Agree)$/,
  },
  {
    name: 'rehearsal of rules for comments',
    path: '/manager_comment?open=rules',
    shows: /^(Trong \d+ bình luận của 30 ngày|Of \d+ comments of the last 30 days)/,
    act: press(/^(Diễn tập 30 ngày|Rehearse 30 days)$/),
  },
  {
    name: 'rules for comments',
    path: '/manager_comment',
    shows: /^(Từ nghi vấn|Suspect words)$/,
    act: press(/^(Quy tắc|Rules)$/),
  },
  {
    name: 'banned senders',
    path: '/manager_comment',
    shows: /^(Người gửi bị chặn|Banned senders)$/,
    act: press(/^(Người bị chặn|Banned)$/),
  },
];
