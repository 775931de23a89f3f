/** What of the demo's library a post shows, by the names of its files. */
export interface Illustration {
  readonly cover: string;
  /** Pictures within the text, each with its caption, one below each heading or at the end. */
  readonly figures?: readonly (readonly [name: string, caption: string])[];
  readonly gallery?: readonly (readonly [name: string, caption: string])[];
  readonly film?: string;
  readonly sound?: string;
  readonly infographic?: readonly [name: string, text: string];
  readonly attachments?: readonly string[];
}

/** By the keys of the articles. */
export const DEMO_ILLUSTRATIONS: Readonly<Record<string, Illustration>> = {
  'mua-lua-chin-mu-cang-chai': {
    cover: 'lua-chin-1',
    gallery: [
      ['lua-chin-1', 'Những vòng ruộng vào độ vàng nhất, nhìn từ mỏm đá trên bản.'],
      ['lua-chin-2', 'Bảy giờ, sương tan, nắng chạm những thửa ruộng đầu tiên.'],
      ['lua-chin-3', 'Đường lên đồi Mâm Xôi, nơi du khách đứng kín từ sáng sớm.'],
      ['ngay-mua', 'Chiều ở Tú Lệ: lúa gặt xong phơi kín sườn đồi.'],
      ['lua-xanh-1', 'Thửa cấy muộn còn xanh, hẹn khách thêm hai tuần nữa.'],
      ['lua-xanh-2', 'Nước từ mương đầu nguồn vẫn chảy dưới chân lúa non.'],
      ['dong-1', 'Cánh đồng dưới chân đèo gặt trước vùng cao mười ngày.'],
      ['cao-nguyen-2', 'Chiều xuống, mây kéo về, bản làng lên khói bếp.'],
    ],
    film: 'phim-mua-lua',
  },
  'infographic-34-tinh-thanh': {
    cover: 'do-hoa-34-tinh',
    infographic: [
      'do-hoa-34-tinh',
      'Cả nước có 34 đơn vị hành chính cấp tỉnh: 23 đơn vị hình thành sau sắp xếp (cột đỏ) và 11 đơn vị giữ nguyên (cột xanh).',
    ],
  },
  'podcast-nghe-ke-chuyen-pho-so-12': { cover: 'pho-dem-2', sound: 'tieng-rao-dem' },
  'happy-viet-nam-2025-nhin-lai': {
    cover: 'ngay-mua',
    figures: [
      ['ngay-mua', 'Tác phẩm “Ngày mùa no ấm”.'],
      ['me-va-bien', 'Tác phẩm “Mẹ và biển”.'],
    ],
    attachments: ['the-le'],
  },
  'vinh-ha-long-buoi-som': { cover: 'vinh-1', figures: [['vinh-2', 'Mặt vịnh một sáng lặng gió.']] },
  'ha-noi-xe-buyt-dien-lang-nghe': { cover: 'pho-som-1', figures: [['pho-dem-1', 'Phố lên đèn.']] },
  'da-nang-pho-di-bo-ven-song-han': { cover: 'pho-som-2' },
  '5-trai-nghiem-dong-thap-muoi': { cover: 'dong-2' },
  'lang-sen-vao-hoi': { cover: 'dong-3' },
  'truong-hoc-tren-may': { cover: 'cao-nguyen-3' },
  'co-do-hue-so-hoa-mai-ngoi': { cover: 'vinh-3' },
  'ea-hleo-ho-tieu-xen-ca-phe': { cover: 'ca-phe-1' },
  'cho-phien-bac-ha-tuyen-xe': { cover: 'cao-nguyen-2' },
  'bao-ton-rua-bien-con-dao': { cover: 'bien-3' },
  'gia-lua-nhich-5-5-phan-tram': { cover: 'dong-1' },
  'anh-dep-mua-sen': { cover: 'dong-4' },
  'robot-thu-hoach-che': { cover: 'ca-phe-2' },
  'cam-nang-mua-hoa-tam-giac-mach': { cover: 'cao-nguyen-1' },
};
