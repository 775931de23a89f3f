import type { AnyProfile } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { AuthorProfile } from '@toasoan/contract/features/accounts/kinds/author-profile.ts';
import type { OrganizerProfile } from '@toasoan/contract/features/accounts/kinds/body-profiles.ts';
import type { DestinationProfile } from '@toasoan/contract/features/accounts/kinds/destination-profile.ts';
import type { FigureProfile } from '@toasoan/contract/features/accounts/kinds/figure-profile.ts';

export interface DemoProfile {
  readonly username: string;
  readonly profile: Partial<AnyProfile>;
  /** Names of the library's pictures. */
  readonly cover?: string;
  readonly gallery?: readonly string[];
  /** Usernames of accounts that it names. */
  readonly parent?: string;
  readonly nearby?: readonly string[];
  readonly login?: string;
  readonly relations?: Readonly<Record<string, string>>;
  readonly products?: readonly {
    readonly name: string;
    readonly ocopStars: number;
    readonly picture?: string;
  }[];
  readonly isPublished?: boolean;
}

const author = (username: string, profile: Partial<AuthorProfile>): DemoProfile => ({ username, profile });
const source = (title: string, isChecked = true) => ({ title, address: '', isChecked });
const year = (ofYear: number, precision: 'YEAR' | 'CIRCA' = 'YEAR') => ({
  precision,
  year: ofYear,
  month: null,
  day: null,
});

export const DEMO_AUTHORS: readonly DemoProfile[] = [
  author('but-danh.thu-ha', { penName: 'Thu Hà', authorKind: 'STAFF', joinedDate: '2019-03-01' }),
  // Differs by a mark alone: a duplicate to be merged.
  author('but-danh.thu-ha-2', { penName: 'Thu Ha', authorKind: 'CTV' }),
  author('but-danh.hai-dang', { penName: 'Hải Đăng (CTV)', authorKind: 'CTV', joinedDate: '2023-06-15' }),
  author('but-danh.quang-duc', {
    penName: 'Quang Đức',
    authorKind: 'STAFF',
    alternateNames: ['Ảnh: Quang Đức'],
  }),
  author('ban-thoi-su', { penName: 'Ban Thời sự', authorKind: 'AGENCY', organizationType: 'ORGANIZATION' }),
];

const NGUYEN_DU: Partial<FigureProfile> = {
  job: 'Đại thi hào dân tộc',
  description: 'Tác giả Truyện Kiều và ba tập thơ chữ Hán, người đưa thơ lục bát lên đỉnh cao.',
  alternateNames: ['Tố Như', 'Thanh Hiên', 'Hồng Sơn liệp hộ'],
  gender: 'MALE',
  birth: year(1765),
  death: { precision: 'DAY', year: 1820, month: 9, day: 16 },
  birthPlace: 'Phường Bích Câu, kinh thành Thăng Long',
  hometown: 'Tiên Điền, Hà Tĩnh',
  provinceCode: '42',
  fields: ['Văn học', 'Ngoại giao'],
  positions: [
    { title: 'Tri huyện Phù Dung', org: '', from: 1802, to: null, note: 'Ít lâu sau đổi Tri phủ Thường Tín' },
    { title: 'Cai bạ dinh Quảng Bình', org: '', from: 1809, to: 1812, note: '' },
    {
      title: 'Cần Chánh điện học sĩ, Chánh sứ',
      org: '',
      from: 1813,
      to: 1814,
      note: 'Viết Bắc hành tạp lục',
    },
    { title: 'Hữu Tham tri bộ Lễ', org: 'Bộ Lễ', from: 1815, to: null, note: '' },
  ],
  works: [
    { title: 'Truyện Kiều', year: null, note: '3.254 câu lục bát' },
    { title: 'Văn chiêu hồn', year: null, note: 'Văn tế thập loại chúng sinh' },
    { title: 'Thanh Hiên thi tập', year: null, note: '' },
    { title: 'Nam trung tạp ngâm', year: null, note: '' },
    { title: 'Bắc hành tạp lục', year: null, note: '' },
  ],
  quotes: [
    {
      text: 'Trăm năm trong cõi người ta,\nChữ tài chữ mệnh khéo là ghét nhau.',
      source: 'Truyện Kiều, câu 1–2',
    },
  ],
  sources: [source('Đại Nam chính biên liệt truyện'), source('Từ điển văn học, bộ mới, 2004', false)],
};

const HO_XUAN_HUONG: Partial<FigureProfile> = {
  job: 'Nữ sĩ thơ Nôm',
  description: 'Nữ sĩ với những bài thơ Nôm sắc sảo; tiểu sử còn nhiều điều chưa rõ.',
  gender: 'FEMALE',
  birth: year(1772, 'CIRCA'),
  death: year(1822, 'CIRCA'),
  hometown: 'Quỳnh Đôi, Nghệ An',
  provinceCode: '40',
  fields: ['Văn học'],
  works: [{ title: 'Bánh trôi nước', year: null, note: '' }],
};

export const DEMO_FIGURES: readonly DemoProfile[] = [
  { username: 'ho-xuan-huong', profile: HO_XUAN_HUONG },
  {
    username: 'nguyen-du',
    profile: NGUYEN_DU,
    cover: 'dong-1',
    relations: { 'ho-xuan-huong': 'cùng thời' },
    isPublished: true,
  },
];

const HA_LONG: Partial<DestinationProfile> = {
  destinationType: 'HERITAGE_SITE',
  slogan: 'Gần hai nghìn đảo đá vôi trên mặt nước xanh',
  description: 'Hang động, làng chài và những chuyến thuyền giữa đảo đá vôi.',
  heritage: [
    { level: 'UNESCO_NATURAL', year: 1994, decisionNo: '', note: 'Ghi danh lần đầu' },
    { level: 'UNESCO_NATURAL', year: 2000, decisionNo: '', note: 'Ghi danh lần hai, địa chất' },
    { level: 'SPECIAL_NATIONAL', year: 2009, decisionNo: '1272/QĐ-TTg', note: '' },
  ],
  lat: 20.9101,
  lng: 107.1839,
  ward: 'Phường Bãi Cháy',
  provinceCode: '22',
  oldNames: ['Thành phố Hạ Long', 'Vân Đồn'],
  bestMonths: [3, 4, 5, 9, 10, 11],
  seasonNote: 'Tháng 6–8 có mưa bão.',
  openingHours: [
    { days: [1, 2, 3, 4, 5], from: '06:30', to: '18:00', isClosed: false, note: '' },
    { days: [6, 7], from: '06:00', to: '18:30', isClosed: false, note: '' },
    { days: [], from: '', to: '', isClosed: true, note: 'Khi có lệnh cấm biển' },
  ],
  ticketPrices: [
    { label: 'Tham quan ngày, tuyến mẫu', amount: 310_000, note: '' },
    { label: 'Trẻ em dưới 1,2 m', amount: 0, note: 'Miễn phí' },
  ],
  touristTypes: ['Gia đình', 'Nhiếp ảnh'],
  sources: [source('Trung tâm Di sản thế giới UNESCO, hồ sơ số 672')],
};

const HUE: Partial<DestinationProfile> = {
  destinationType: 'HERITAGE_SITE',
  slogan: 'Kinh thành bên dòng sông Hương',
  description: 'Thành quách, cung điện, lăng tẩm của triều Nguyễn.',
  heritage: [{ level: 'UNESCO_CULTURAL', year: 1993, decisionNo: '', note: '' }],
  lat: 16.4698,
  lng: 107.5796,
  provinceCode: '46',
  oldNames: ['Thừa Thiên Huế', 'Phú Xuân'],
  bestMonths: [1, 2, 3, 4],
  sources: [source('Trung tâm Di sản thế giới UNESCO, hồ sơ số 678')],
};

export const DEMO_DESTINATIONS: readonly DemoProfile[] = [
  {
    username: 'vinh-ha-long',
    profile: HA_LONG,
    cover: 'vinh-1',
    gallery: ['vinh-1', 'vinh-2', 'vinh-1-gui-lai', 'bien-3', 'bien-2', 'bien-1'],
    isPublished: true,
  },
  { username: 'co-do-hue', profile: HUE, cover: 'vinh-3', gallery: ['vinh-3'] },
  {
    // Without coordinates.
    username: 'lang-sen',
    profile: {
      destinationType: 'CRAFT_VILLAGE',
      description: 'Làng quê với ao sen và những nếp nhà tranh.',
      provinceCode: '40',
      bestMonths: [5, 6],
      sources: [source('Địa chí Nghệ An', false)],
    } satisfies Partial<DestinationProfile>,
  },
  {
    username: 'cho-noi-cai-rang',
    profile: {
      destinationType: 'MARKET',
      description: 'Ghe xuồng họp chợ trên sông từ tờ mờ sáng.',
      provinceCode: '92',
      lat: 10.0046,
      lng: 105.7456,
      oldNames: ['Quận Cái Răng'],
      isFree: true,
    } satisfies Partial<DestinationProfile>,
  },
];

export const DEMO_BODIES: readonly DemoProfile[] = [
  {
    username: 'le-hoi-lang-sen',
    profile: {
      organizerType: 'AUTHORITY',
      legalName: 'Ban tổ chức Lễ hội Làng Sen',
      provinceCode: '40',
      hotline: '0900 000 190',
    } satisfies Partial<OrganizerProfile>,
  },
  {
    username: 'clb-nhiep-anh-bo-song',
    profile: { description: 'Câu lạc bộ của những người yêu ảnh.', orgKind: 'NGO', provinceCode: '82' },
  },
  {
    username: 'htx-che-may-xanh',
    profile: { description: 'Chè cổ thụ của bà con vùng cao.', provinceCode: '19' },
  },
];
