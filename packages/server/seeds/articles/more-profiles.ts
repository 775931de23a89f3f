import type { AuthorProfile } from '@toasoan/contract/features/accounts/kinds/author-profile.ts';
import type {
  EnterpriseProfile,
  OrganizationProfile,
  OrganizerProfile,
} from '@toasoan/contract/features/accounts/kinds/body-profiles.ts';
import type { DestinationProfile } from '@toasoan/contract/features/accounts/kinds/destination-profile.ts';
import type { FigureProfile } from '@toasoan/contract/features/accounts/kinds/figure-profile.ts';
import type { DemoProfile } from './demo-profiles.ts';

const source = (title: string, isChecked = true) => ({ title, address: '', isChecked });

const NGOC_ANH: Partial<AuthorProfile> = {
  penName: 'Ngọc Ánh',
  authorKind: 'STAFF',
  job: 'Phóng viên Ban Văn hóa',
  description: 'Viết về làng nghề, lễ hội và những người giữ nghề.',
  joinedDate: '2021-09-06',
  pressCardNo: 'NB-0000417',
  pressCardExpiry: '2027-12-31',
  royaltyGroup: 'REPORTAGE',
};

const SONG_THAO: Partial<AuthorProfile> = {
  penName: 'Sông Thao',
  authorKind: 'CTV',
  alternateNames: ['S.T.', 'Người ven sông'],
  joinedDate: '2024-02-19',
  hideRealName: true,
};

/** An invented craftswoman. */
const MAC_THI_SUONG: Partial<FigureProfile> = {
  job: 'Nghệ nhân dệt chàm',
  description: 'Giữ nghề nhuộm chàm của bản, mở lớp dạy dệt cho hơn hai trăm phụ nữ vùng cao.',
  alternateNames: ['Bà Sương dệt'],
  honorifics: ['Nghệ nhân ưu tú'],
  gender: 'FEMALE',
  ethnicity: 'Tày',
  birth: { precision: 'MONTH', year: 1952, month: 4, day: null },
  birthPlace: 'Bản Mây',
  hometown: 'Bản Mây, Cao Bằng',
  provinceCode: '04',
  fields: ['Làng nghề', 'Dệt'],
  livingPerson: true,
  consentState: 'GIVEN',
  consentNote: 'Phiếu đồng ý ký ngày 12/03/2026, lưu tại Ban Văn hóa',
  positions: [
    { title: 'Học nghề với bà ngoại', org: 'Bản Mây', from: 1960, to: 1968, note: '' },
    { title: 'Tổ trưởng tổ dệt', org: 'Hợp tác xã Bản Mây', from: 1979, to: 1990, note: '' },
    { title: 'Mở lớp dệt đầu tiên', org: '', from: 1998, to: null, note: 'Mười hai học viên khóa đầu' },
    { title: 'Chủ nhiệm câu lạc bộ dệt chàm', org: '', from: 2008, to: null, note: '' },
  ],
  awards: [
    { name: 'Bàn tay vàng làng nghề', year: 2011 },
    { name: 'Nghệ nhân ưu tú', year: 2019 },
  ],
  works: [
    { title: 'Tấm chàm mười hai hoa', year: 2003, note: 'Treo tại nhà văn hóa bản' },
    { title: 'Sách mẫu hoa văn Bản Mây', year: 2016, note: '84 mẫu' },
  ],
  quotes: [{ text: 'Tay còn đưa được con thoi thì nghề còn.', source: 'Trả lời phóng viên, 2026' }],
  sources: [source('Hồ sơ nghệ nhân, câu lạc bộ dệt chàm Bản Mây'), source('Ghi chép của tòa soạn, 2026')],
};

/** An invented musician, whose page is not ready: nobody has found a source. */
const LE_DINH_VONG: Partial<FigureProfile> = {
  job: 'Nhạc sĩ của những bài hát đường sông',
  birthName: 'Lê Văn Vọng',
  gender: 'MALE',
  birth: { precision: 'YEAR', year: 1924, month: null, day: null },
  death: { precision: 'CIRCA', year: 1990, month: null, day: null },
  hometown: 'Chợ Lách, Vĩnh Long',
  provinceCode: '86',
  fields: ['Âm nhạc'],
  positions: [{ title: 'Đoàn trưởng đoàn ca Sông Lớn', org: '', from: 1958, to: 1975, note: '' }],
  works: [
    { title: 'Đò đêm', year: 1957, note: 'Ca khúc' },
    { title: 'Bến nước mùa lũ', year: 1961, note: 'Tổ khúc' },
  ],
};

const DONG_VAN: Partial<DestinationProfile> = {
  destinationType: 'MOUNTAIN',
  slogan: 'Núi đá tai mèo và những con đường trên mây',
  description: 'Cao nguyên đá với chợ phiên, nhà trình tường và đèo cao nhìn xuống sông Nho Quế.',
  heritage: [{ level: 'UNESCO_NATURAL', year: 2010, decisionNo: '', note: 'Công viên địa chất toàn cầu' }],
  lat: 23.2766,
  lng: 105.3612,
  areaKm2: 2356.8,
  rating: 4.8,
  provinceCode: '08',
  oldNames: ['Huyện Đồng Văn'],
  bestMonths: [3, 4, 10, 11],
  seasonNote: 'Tháng 10–11 hoa tam giác mạch; tháng 6–8 đường dễ sạt.',
  isFree: true,
  transport: 'Từ Hà Nội theo quốc lộ 2 rồi quốc lộ 4C, khoảng tám giờ xe.',
  touristTypes: ['Phượt', 'Nhiếp ảnh'],
  amenities: ['Nhà nghỉ trong bản', 'Trạm y tế', 'Xăng mỗi 40 km'],
  sources: [source('Ban Quản lý công viên địa chất, tài liệu giới thiệu')],
};

const SUNG_SOT: Partial<DestinationProfile> = {
  destinationType: 'CAVE',
  slogan: 'Hang rộng nhất trên vịnh',
  description: 'Hai ngăn hang lớn với nhũ đá, lối đi lát đá dài chừng năm trăm mét.',
  lat: 20.8443,
  lng: 107.0917,
  provinceCode: '22',
  bestMonths: [3, 4, 5, 9, 10, 11],
  sources: [source('Ban Quản lý vịnh, bảng giới thiệu tại hang', false)],
};

const TI_TOP: Partial<DestinationProfile> = {
  destinationType: 'ISLAND',
  slogan: 'Bãi cát nhỏ và lối lên đỉnh nhìn trọn vịnh',
  description: 'Đảo có bãi tắm hình trăng khuyết và đài ngắm cảnh trên đỉnh.',
  lat: 20.8594,
  lng: 107.0819,
  provinceCode: '22',
  oldNames: ['Hòn Cát Nàng'],
  bestMonths: [5, 6, 9, 10],
  sources: [source('Ban Quản lý vịnh, tài liệu hướng dẫn')],
};

const BEN_NGU: Partial<OrganizerProfile> = {
  organizerType: 'ARTS',
  legalName: 'Trung tâm Văn hóa Bến Ngự',
  job: 'Tổ chức lễ hội và hòa nhạc',
  description: 'Đơn vị tổ chức các đêm nhạc bên sông và lễ hội đèn hoa đăng.',
  representative: 'Tôn Nữ Diệu Hiền',
  foundedYear: 1994,
  provinceCode: '46',
  ward: 'Phường Vĩnh Ninh',
  address: '12 đường Bến Ngự',
  hotline: '0900 000 191',
  website: 'https://ben-ngu.example',
  lat: 16.4571,
  lng: 107.5838,
};

const BO_SONG: Partial<OrganizationProfile> = {
  legalName: 'Hội Nhà vườn Bờ Sông',
  shortName: 'HNVBS',
  foreignName: 'Riverside Gardeners’ Association',
  orgKind: 'ASSOCIATION',
  decisionNo: '41/QĐ-HNV',
  governingBody: 'Liên hiệp các hội khoa học tỉnh',
  leaderName: 'Võ Thanh Nhàn',
  provinceCode: '86',
  address: 'Ấp Bờ Sông',
  hotline: '0900 000 192',
  website: 'https://nha-vuon.example',
  description: 'Tập hợp các nhà vườn cây ăn trái ven sông Tiền.',
};

const GOM_SONG_XANH: Partial<EnterpriseProfile> = {
  legalName: 'Công ty trách nhiệm hữu hạn Gốm Sông Xanh',
  shortName: 'Gốm Sông Xanh',
  orgKind: 'ASSOCIATION',
  businessCode: '0100000417',
  industry: 'Gốm mỹ nghệ',
  foundedYear: 2006,
  employeeBand: 'UP_TO_200',
  exportMarkets: ['Nhật Bản', 'Đức', 'Hàn Quốc'],
  provinceCode: '01',
  address: 'Xóm Lò, ven sông Hồng',
  hotline: '0900 000 193',
  website: 'https://gom-song-xanh.example',
  description: 'Lò gốm men tro, có xưởng cho khách tự nặn.',
};

/** Profiles that show every field: invented people and bodies, and places everybody knows. */
export const MORE_PROFILES: readonly DemoProfile[] = [
  { username: 'but-danh.ngoc-anh', profile: NGOC_ANH, login: 'ngocanh.dinh' },
  { username: 'but-danh.song-thao', profile: SONG_THAO },
  { username: 'le-dinh-vong', profile: LE_DINH_VONG },
  {
    username: 'mac-thi-suong',
    profile: MAC_THI_SUONG,
    cover: 'cao-nguyen-2',
    relations: { 'le-dinh-vong': 'người ghi lại điệu hát của bản' },
    isPublished: true,
  },
  {
    username: 'cao-nguyen-da-dong-van',
    profile: DONG_VAN,
    cover: 'cao-nguyen-1',
    gallery: ['cao-nguyen-1', 'cao-nguyen-2', 'cao-nguyen-3', 'lua-xanh-1', 'lua-xanh-2'],
    isPublished: true,
  },
  {
    username: 'hang-sung-sot',
    profile: SUNG_SOT,
    cover: 'vinh-2',
    gallery: ['vinh-2', 'vinh-1'],
    parent: 'vinh-ha-long',
  },
  {
    username: 'dao-ti-top',
    profile: TI_TOP,
    cover: 'bien-2',
    gallery: ['bien-2', 'bien-1'],
    parent: 'vinh-ha-long',
    nearby: ['hang-sung-sot'],
  },
  { username: 'trung-tam-ben-ngu', profile: BEN_NGU, cover: 'hoa-dang-1' },
  { username: 'hoi-nha-vuon-bo-song', profile: BO_SONG },
  {
    username: 'gom-song-xanh',
    profile: GOM_SONG_XANH,
    cover: 'hoa-dang-2',
    products: [
      { name: 'Bình men tro', ocopStars: 4, picture: 'hoa-dang-1' },
      { name: 'Bộ ấm trà sông', ocopStars: 5, picture: 'hoa-dang-2' },
      { name: 'Chuông gió gốm', ocopStars: 3 },
    ],
  },
];
