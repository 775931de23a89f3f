import type { Language } from '../../../vocabulary/language.ts';
import type { ProfileKind } from './account-kinds.ts';
import type { AUTHOR_KINDS } from './author-profile.ts';
import type { ORG_KINDS, ORGANIZER_TYPES } from './body-profiles.ts';
import type { DESTINATION_TYPES } from './destination-profile.ts';

type Texts<Type extends string> = Readonly<Record<Type, Readonly<Record<Language, string>>>>;

const AUTHOR_TEXTS: Texts<(typeof AUTHOR_KINDS)[number]> = {
  STAFF: { vi: 'Phóng viên', en: 'Staff' },
  CTV: { vi: 'CTV', en: 'Contributor' },
  AGENCY: { vi: 'Đơn vị, hãng', en: 'Agency' },
  GUEST: { vi: 'Khách mời', en: 'Guest' },
};

const ORG_TEXTS: Texts<(typeof ORG_KINDS)[number]> = {
  MINISTRY: { vi: 'Bộ, ngành', en: 'Ministry' },
  PROVINCE: { vi: 'Địa phương', en: 'Province' },
  ASSOCIATION: { vi: 'Hội, hiệp hội', en: 'Association' },
  PRESS: { vi: 'Cơ quan báo chí', en: 'Press' },
  EMBASSY: { vi: 'Cơ quan ngoại giao', en: 'Embassy' },
  NGO: { vi: 'Tổ chức phi chính phủ', en: 'NGO' },
  SCHOOL: { vi: 'Trường học', en: 'School' },
};

const ORGANIZER_TEXTS: Texts<(typeof ORGANIZER_TYPES)[number]> = {
  AUTHORITY: { vi: 'Cơ quan nhà nước', en: 'Public authority' },
  ARTS: { vi: 'Đơn vị nghệ thuật', en: 'Arts company' },
  COMPANY: { vi: 'Công ty tổ chức sự kiện', en: 'Event agency' },
  ASSOCIATION: { vi: 'Hội, câu lạc bộ', en: 'Association, club' },
  SCHOOL: { vi: 'Trường, viện', en: 'School, institute' },
  VENUE: { vi: 'Bảo tàng, di tích, nhà hát', en: 'Museum, monument, theatre' },
  INTERNATIONAL: { vi: 'Tổ chức quốc tế', en: 'International body' },
};

const DESTINATION_TEXTS: Texts<(typeof DESTINATION_TYPES)[number]> = {
  CITY: { vi: 'Thành phố', en: 'City' },
  DISTRICT: { vi: 'Khu vực', en: 'District' },
  BEACH: { vi: 'Biển', en: 'Beach' },
  MOUNTAIN: { vi: 'Núi', en: 'Mountain' },
  ISLAND: { vi: 'Đảo', en: 'Island' },
  CAVE: { vi: 'Hang động', en: 'Cave' },
  NATIONAL_PARK: { vi: 'Vườn quốc gia', en: 'National park' },
  HERITAGE_SITE: { vi: 'Di sản', en: 'Heritage site' },
  PAGODA_TEMPLE: { vi: 'Chùa, đền', en: 'Pagoda, temple' },
  CRAFT_VILLAGE: { vi: 'Làng nghề', en: 'Craft village' },
  MUSEUM: { vi: 'Bảo tàng', en: 'Museum' },
  MARKET: { vi: 'Chợ', en: 'Market' },
  RESORT: { vi: 'Khu nghỉ dưỡng', en: 'Resort' },
  CUISINE: { vi: 'Ẩm thực', en: 'Cuisine' },
  ROUTE: { vi: 'Cung đường', en: 'Route' },
};

const TEXTS: Readonly<Record<ProfileKind, Texts<string>>> = {
  author: AUTHOR_TEXTS,
  event: ORGANIZER_TEXTS,
  // Its types are words already.
  figure: {},
  destination: DESTINATION_TEXTS,
  organization: ORG_TEXTS,
  enterprise: ORG_TEXTS,
};

/** What a kind calls one of its types: "CTV", "Bãi biển"; an unknown one is returned as it is. */
export function accountTypeText(kind: ProfileKind, type: string, language: Language): string {
  return TEXTS[kind][type]?.[language] ?? type;
}
