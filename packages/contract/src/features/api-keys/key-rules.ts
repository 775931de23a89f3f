import { KEY_PERMISSIONS, type KeyPermission } from '../../core/endpoint.ts';
import type { Language } from '../../vocabulary/language.ts';
import { REMINDED_DAYS } from './api-key.ts';

const DAY_MS = 86_400_000;

/** In the order of the specification, each once; who may edit glossaries may see them. */
export function withImplied(permissions: readonly KeyPermission[]): KeyPermission[] {
  const held = new Set(permissions);
  if (held.has('edit_glossaries')) held.add('get_glossaries');
  return KEY_PERMISSIONS.filter((one) => held.has(one));
}

/** Whole days until the end of a key that ends soon, 0 for today; undefined for one that does not. */
export function daysLeft(
  { state, expireTime }: { readonly state: string; readonly expireTime: string },
  now: Date,
): number | undefined {
  const left = new Date(expireTime).getTime() - now.getTime();
  return state === 'ACTIVE' && left <= REMINDED_DAYS * DAY_MS ? Math.floor(left / DAY_MS) : undefined;
}

export const API_KEY_RULE_TEXTS = {
  PROJECT_NOT_YOURS: {
    vi: 'Bạn không quản lý khóa API ở dự án này nên không cấp khóa cho nó được.',
    en: 'You do not manage API keys in this project, so you cannot give a key to it.',
  },
  HOME_MISSING: {
    vi: 'Khóa phải dùng được ở dự án mà nó được tạo.',
    en: 'A key must work in the project that it was made in.',
  },
  EXPIRY_PAST: {
    vi: 'Hạn dùng phải ở sau lúc này. Hãy chọn một ngày khác.',
    en: 'The end must be in the future. Choose another day.',
  },
  EXPIRY_FAR: {
    vi: 'Hạn dùng xa nhất là {days} ngày kể từ hôm nay.',
    en: 'A key is valid for {days} days at most.',
  },
  REVOKED: {
    vi: 'Khóa đã thu hồi thì không đổi được nữa. Hãy tạo khóa mới.',
    en: 'A revoked key cannot be changed any more. Create a new one.',
  },
  EXPIRED: {
    vi: 'Khóa đã hết hạn. Hãy gia hạn trước.',
    en: 'The key has expired. Extend it first.',
  },
  NAME_DIFFERS: {
    vi: 'Tên gõ lại chưa khớp với tên khóa. Khóa vẫn hoạt động.',
    en: 'The name you typed is not the name of the key. The key still works.',
  },
  TOO_MANY: {
    vi: 'Mỗi dự án có nhiều nhất {count} khóa đang hoạt động. Hãy thu hồi khóa không dùng nữa.',
    en: 'A project has {count} active keys at most. Revoke those that nobody uses.',
  },
} as const satisfies Record<string, Record<Language, string>>;
