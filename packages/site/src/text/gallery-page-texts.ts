import type { Language } from '@toasoan/contract/vocabulary/language.ts';

/** Words of the galleries of contests; other languages read English. */
const VI = {
  gallery: 'Thư viện tác phẩm',
  galleryTitle: 'Tác phẩm dự thi: {contest}',
  count: '{count} tác phẩm',
  none: 'Chưa có tác phẩm nào trong phần đã chọn.',
  filter: 'Lọc tác phẩm',
  category: 'Hạng mục',
  province: 'Tỉnh, thành',
  all: 'Tất cả',
  show: 'Xem',
  votes: '{count} phiếu',
  shares: '{count} lượt chia sẻ',
  pages: 'Trang {page} trên {pages}',
  before: 'Trang trước',
  after: 'Trang sau',
  back: 'Mọi tác phẩm',
  picture: 'Ảnh {at} của tác phẩm {number}',
  film: 'Phim của tác phẩm {number}',
  open: 'Đang bình chọn.',
  openUntil: 'Đang bình chọn đến {time}.',
  notYet: 'Chưa mở bình chọn.',
  opensAt: 'Bình chọn mở lúc {time}.',
  over: 'Đã hết thời gian bình chọn.',
  needsScript: 'Bình chọn cần JavaScript: hãy bật JavaScript trong trình duyệt. Xem tác phẩm thì không cần.',
  elsewhere: 'Bình chọn có ở địa chỉ chính thức của trang.',
};

type GalleryText = keyof typeof VI;

const EN: Readonly<Record<GalleryText, string>> = {
  gallery: 'Gallery of the works',
  galleryTitle: 'Works of {contest}',
  count: 'Works: {count}',
  none: 'There are no works in what you chose.',
  filter: 'Filter the works',
  category: 'Category',
  province: 'Province',
  all: 'All',
  show: 'Show',
  votes: 'Votes: {count}',
  shares: 'Shares: {count}',
  pages: 'Page {page} of {pages}',
  before: 'Previous page',
  after: 'Next page',
  back: 'All works',
  picture: 'Picture {at} of the work {number}',
  film: 'Film of the work {number}',
  open: 'Voting is open.',
  openUntil: 'Voting is open until {time}.',
  notYet: 'Voting has not opened yet.',
  opensAt: 'Voting opens at {time}.',
  over: 'Voting is over.',
  needsScript: 'Voting needs JavaScript: turn it on in your browser. Looking does not.',
  elsewhere: 'Vote at the own address of the site.',
};

export const GALLERY_PAGE_TEXTS: Readonly<Record<Language, Readonly<Record<GalleryText, string>>>> = {
  vi: VI,
  en: EN,
};
