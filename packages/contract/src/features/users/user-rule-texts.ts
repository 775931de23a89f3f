/** Rules that can block a change to an account. */
export const USER_RULE_TEXTS = {
  OWN_ACCOUNT: {
    vi: 'Không ai tự đổi vai trò, dự án, quyền, trạng thái hay thông tin đăng nhập của chính mình tại đây.',
    en: 'Nobody changes their own role, projects, permissions, status or sign-in details here.',
  },
  NEEDS_USER_ROLE: {
    vi: 'Bạn không có quyền đổi vai trò, dự án và quyền của tài khoản.',
    en: "You may not change an account's role, projects and permissions.",
  },
  ROLE_ABOVE: {
    vi: 'Vai trò này cao hơn vai trò của bạn.',
    en: 'This role is above your own.',
  },
  OTHER_PROJECTS: {
    vi: 'Tài khoản này còn thuộc dự án mà bạn không tham gia, nên chỉ quản trị hệ thống được đổi mục này.',
    en: 'This account also belongs to projects that are not yours, so only a system administrator changes this.',
  },
  PROJECT_NOT_YOURS: {
    vi: 'Bạn chỉ thêm hoặc rút được dự án mà bạn tham gia.',
    en: 'You can only give or take projects that you belong to.',
  },
  PERMISSION_NOT_YOURS: {
    vi: 'Bạn chỉ cấp hoặc rút được quyền mà bạn đang có.',
    en: 'You can only give or take permissions that you hold.',
  },
  STRONGER_THAN_YOU: {
    vi: 'Tài khoản này có quyền mà bạn không có, nên chỉ người có đủ các quyền đó mới đổi được email, mật khẩu và xác thực hai lớp của tài khoản.',
    en: 'This account has permissions that you do not have, so only somebody with all of them changes its e-mail, password and two-factor sign-in.',
  },
  PERMISSION_NOT_HELD_THERE: {
    vi: 'Ở mỗi dự án, bạn chỉ cấp hoặc rút được quyền mà chính bạn đang có ở dự án đó.',
    en: 'In each project you can only give or take permissions that you hold in that project.',
  },
  NOT_IN_PROJECT: {
    vi: 'Quyền riêng theo dự án chỉ đặt được cho dự án mà tài khoản tham gia. Hãy thêm dự án trước.',
    en: 'Permissions of one project need an account that belongs to it. Add the project first.',
  },
  LAST_SUPPER_ADMIN: {
    vi: 'Đây là quản trị hệ thống cuối cùng nên phải được giữ lại.',
    en: 'This is the last system administrator and has to stay.',
  },
  NO_SIGN_IN: {
    vi: 'Loại tài khoản này không dùng để đăng nhập.',
    en: 'This kind of account does not sign in.',
  },
  RESET_REASON: {
    vi: 'Hãy ghi lý do, từ 10 ký tự: người này sẽ đọc được. Chưa có gì thay đổi.',
    en: 'Give a reason of at least 10 characters: the person will read it. Nothing has changed.',
  },
  LINK_NOT_VALID: {
    vi: 'Liên kết đã được dùng hoặc đã hết hạn. Hãy xin quản trị viên một liên kết mới.',
    en: 'This link was used or has expired. Ask an administrator for a new one.',
  },
} as const;

export type UserRule = keyof typeof USER_RULE_TEXTS;
