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
