import { ENUMERATIONS } from '../../vocabulary/enumerations.ts';
import type { Language } from '../../vocabulary/language.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Labels of what the log says of API keys. */
export const AUDIT_API_KEY_FIELD_TEXTS: Texts = {
  permissions: { vi: 'Quyền', en: 'Permissions' },
  projectIds: { vi: 'Dự án', en: 'Projects' },
  langPairs: { vi: 'Cặp ngôn ngữ', en: 'Language pairs' },
  ipAllow: { vi: 'Giới hạn IP', en: 'IP addresses' },
  quotaPerDay: { vi: 'Hạn mức/ngày', en: 'Quota a day' },
  ratePerMinute: { vi: 'Số lần gọi/phút', en: 'Calls a minute' },
  expireTime: { vi: 'Hết hạn', en: 'Ends' },
  revokeTime: { vi: 'Thu hồi lúc', en: 'Revoked' },
};

export const AUDIT_API_KEY_VALUE_TEXTS: Readonly<Record<string, Texts>> = {
  'apiKey.permissions': ENUMERATIONS.translatePermission,
};
