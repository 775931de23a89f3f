import type { Role } from '../../access/role-names.ts';

interface Person {
  readonly userId: string;
  readonly role: Role;
}

const MAY_SHARE: readonly Role[] = ['EDITOR', 'ADMIN', 'SUPPER_ADMIN'];
const MAY_TIDY: readonly Role[] = ['ADMIN', 'SUPPER_ADMIN'];

export function mayShareViews(person: Pick<Person, 'role'>): boolean {
  return MAY_SHARE.includes(person.role);
}

/** Only its owner changes a view. */
export function mayChangeView(person: Person, view: { readonly ownerId: string }): boolean {
  return view.ownerId === person.userId;
}

/** The owner, and for a shared view an administrator of views, may delete it. */
export function mayRemoveView(
  person: Person,
  view: { readonly ownerId: string; readonly isShared: boolean },
): boolean {
  return mayChangeView(person, view) || (view.isShared && MAY_TIDY.includes(person.role));
}

export const SAVED_VIEW_RULE_TEXTS = {
  VIEW_NAME_TAKEN: {
    vi: 'Bạn đã có góc nhìn tên này.',
    en: 'You have a view of this name already.',
  },
  TOO_MANY_VIEWS: {
    vi: 'Mỗi người lưu được nhiều nhất {max} góc nhìn. Hãy xóa bớt góc nhìn không dùng.',
    en: 'A person keeps at most {max} views. Delete some that are not used.',
  },
  VIEW_NOT_YOURS: {
    vi: 'Góc nhìn này của người khác: chỉ người tạo sửa được.',
    en: 'This view is somebody else’s: only its owner changes it.',
  },
  SHARING_FORBIDDEN: {
    vi: 'Vai trò của bạn không chia sẻ được góc nhìn.',
    en: 'Your role does not share views.',
  },
} as const;
