import { fillText } from '../vocabulary/fill-text.ts';
import type { Language } from '../vocabulary/language.ts';
import { PERMISSION_TEXTS } from './permission-texts.ts';
import { ROLE_TEXTS } from './role-texts.ts';
import type { WhyAnswer, WhyCode } from './why.ts';

type Text = Readonly<Record<Language, string>>;

/** Placeholders: the user's {role}, the {roles} of the rule, {permission}, {project}. */
const WHY_TEXTS: Readonly<Record<WhyCode, Text>> = {
  NO_SIGN_IN_NEEDED: {
    vi: 'Được phép: không cần đăng nhập.',
    en: 'Allowed: no sign-in is needed.',
  },
  ANY_SESSION: {
    vi: 'Được phép: chỉ cần đã đăng nhập.',
    en: 'Allowed: being signed in is enough.',
  },
  OPEN_TO_EVERYONE: {
    vi: 'Được phép: mở cho mọi vai trò.',
    en: 'Allowed: open to every role.',
  },
  ROLE_LISTED: {
    vi: 'Được phép: vai trò {role} nằm trong danh sách ({roles}).',
    en: 'Allowed: the role {role} is listed ({roles}).',
  },
  PERMISSION_BY_ROLE: {
    vi: 'Được phép: vai trò {role} có sẵn quyền “{permission}”.',
    en: 'Allowed: the role {role} comes with the permission “{permission}”.',
  },
  PERMISSION_GRANTED: {
    vi: 'Được phép: tài khoản được cấp thêm quyền “{permission}”.',
    en: 'Allowed: the account was given the permission “{permission}”.',
  },
  PERMISSION_GRANTED_HERE: {
    vi: 'Được phép: riêng ở dự án {project}, tài khoản được cấp thêm quyền “{permission}”.',
    en: 'Allowed: in the project {project} alone, the account was given the permission “{permission}”.',
  },
  PERMISSION_BY_WORKFLOW: {
    vi: 'Được phép: dự án {project} duyệt hai bước nên {role} có quyền “{permission}”.',
    en: 'Allowed: the project {project} approves in two steps, so {role} has the permission “{permission}”.',
  },
  ACCOUNT_DISABLED: {
    vi: 'Không được phép: tài khoản đang bị khóa.',
    en: 'Not allowed: the account is disabled.',
  },
  OUTSIDE_ACCESS_DAYS: {
    vi: 'Không được phép: hôm nay ngoài thời hạn đăng nhập của tài khoản.',
    en: 'Not allowed: today is outside the days on which the account may sign in.',
  },
  PASSWORD_CHANGE: {
    vi: 'Chưa được phép: phải đổi mật khẩu trước.',
    en: 'Not yet allowed: the password has to be changed first.',
  },
  SECOND_FACTOR: {
    vi: 'Chưa được phép: phải bật xác thực hai lớp trước.',
    en: 'Not yet allowed: two-factor sign-in has to be set up first.',
  },
  PROJECT_REQUIRED: {
    vi: 'Chưa được phép: hãy chọn dự án trước.',
    en: 'Not yet allowed: choose a project first.',
  },
  PROJECT_UNKNOWN: {
    vi: 'Không được phép: dự án này không tồn tại.',
    en: 'Not allowed: there is no such project.',
  },
  PROJECT_ARCHIVED: {
    vi: 'Không được phép: dự án {project} đã lưu trữ.',
    en: 'Not allowed: the project {project} is archived.',
  },
  NOT_A_MEMBER: {
    vi: 'Không được phép: tài khoản không thuộc dự án {project}.',
    en: 'Not allowed: the account does not belong to the project {project}.',
  },
  ROLE_NOT_LISTED: {
    vi: 'Không được phép: chỉ dành cho {roles}; vai trò hiện tại là {role}.',
    en: 'Not allowed: only for {roles}; the role here is {role}.',
  },
  NOT_IN_THIS_PROJECT: {
    vi: 'Không được phép: dự án {project} không có khu vực này.',
    en: 'Not allowed: the project {project} does not have this area.',
  },
  PERMISSION_DENIED: {
    vi: 'Không được phép: tài khoản bị rút quyền “{permission}”.',
    en: 'Not allowed: the permission “{permission}” was taken from the account.',
  },
  PERMISSION_DENIED_HERE: {
    vi: 'Không được phép: riêng ở dự án {project}, tài khoản bị rút quyền “{permission}”.',
    en: 'Not allowed: in the project {project} alone, the permission “{permission}” was taken from the account.',
  },
  PERMISSION_NEEDS_TWO_STEP: {
    vi: 'Không được phép: {role} chỉ có quyền “{permission}” trong dự án duyệt hai bước.',
    en: 'Not allowed: {role} has the permission “{permission}” only in projects that approve in two steps.',
  },
  POST_ALLOWED: {
    vi: 'Được phép: người này làm được việc đó với bài này ngay bây giờ.',
    en: 'Allowed: this person can do that with this post now.',
  },
  POST_STATE: {
    vi: 'Không được phép: ở trạng thái hiện tại của bài, không ai làm được việc này.',
    en: 'Not allowed: in the present state of the post nobody can do this.',
  },
  POST_OWN: {
    vi: 'Không được phép: đây là bài của chính người này, cần người khác duyệt.',
    en: 'Not allowed: this person wrote the post, so somebody else has to approve it.',
  },
  POST_NOT_OWN: {
    vi: 'Không được phép: chỉ người viết bài, hoặc người biên tập bài, làm được việc này.',
    en: 'Not allowed: only the writer of the post, or its editor, can do this.',
  },
  POST_LOCKED: {
    vi: 'Chưa được phép: người khác đang sửa bài. Có thể xin quyền sửa hoặc chờ họ xong.',
    en: 'Not yet allowed: somebody else is writing the post. Ask them for it, or wait until they are done.',
  },
  PERMISSION_MISSING: {
    vi: 'Không được phép: thiếu quyền “{permission}”, có sẵn ở {roles}.',
    en: 'Not allowed: the permission “{permission}” is missing; it comes with {roles}.',
  },
};

/** The answer in words; `project` is the project's name, '' without one. */
export function whyInWords({ code, params }: WhyAnswer, project: string, language: Language): string {
  const { role, roles, permission } = params;
  const values: Readonly<Record<string, string>> = {
    role: ROLE_TEXTS[role][language],
    roles: roles.map((one) => ROLE_TEXTS[one][language]).join(', '),
    permission: permission === '' ? '' : PERMISSION_TEXTS[permission][language],
    project,
  };
  return fillText(WHY_TEXTS[code][language], values, language);
}
