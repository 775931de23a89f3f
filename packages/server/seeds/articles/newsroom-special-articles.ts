import { newsroomArticle as article } from './newsroom-article.ts';
import type { SeedArticle } from './seed-article.ts';

const HOUR = 3_600_000;

/** Posts that are public or were public, of the types that hold more than text. */
export const NEWSROOM_SPECIALS: readonly SeedArticle[] = [
  article({
    key: 'tuong-thuat-bao-so-5',
    title: 'Tường thuật: bão đi vào vịnh, các địa phương sẵn sàng',
    excerpt: 'Cập nhật liên tục từ các điểm trực ở ven biển Bắc Bộ.',
    text: ['Tòa soạn cập nhật theo bản tin của cơ quan khí tượng và phóng viên tại chỗ.'],
    category: 'thoi-su',
    tags: ['Quảng Ninh'],
    provinces: ['22', '31'],
    state: 'PUBLISHED',
    hoursAgo: 0.9,
    more: (now) => ({
      postType: 'LIVE',
      liveEntries: [
        entry(now, 1, 'Tàu thuyền đã vào nơi trú', 'Hơn 5.000 tàu cá đã neo đậu, hai bến phà tạm dừng.'),
        entry(now, 2.5, 'Học sinh nghỉ học', 'Bốn huyện ven biển cho học sinh nghỉ từ chiều nay.'),
        entry(now, 4, 'Gió mạnh dần', 'Trạm ngoài khơi ghi nhận gió cấp 8, giật cấp 10.'),
      ],
    }),
  }),
  article({
    key: 'quyet-dinh-danh-muc-di-san',
    title: 'Công bố danh mục 12 di sản văn hóa phi vật thể mới',
    excerpt: 'Toàn văn quyết định và danh sách kèm theo.',
    text: ['Danh mục gồm lễ hội, nghề thủ công và nghệ thuật trình diễn của chín tỉnh, thành.'],
    category: 'van-hoa',
    tags: ['di sản UNESCO'],
    topic: 'di sản UNESCO',
    createdBy: 'editor',
    byline: 'Phạm Đức Anh',
    state: 'PUBLISHED',
    hoursAgo: 2.8,
    more: () => ({
      postType: 'DOCUMENT',
      documentFacts: { number: '1286/QĐ-VD', issuer: 'Bộ Văn hóa (văn bản mẫu)', issuedDay: '2026-05-12' },
    }),
    pending: {
      title: 'Công bố danh mục 13 di sản văn hóa phi vật thể mới',
      excerpt: 'Toàn văn quyết định, danh sách kèm theo và phần bổ sung một nghề thủ công.',
    },
  }),
  article({
    key: 'cam-nang-mua-hoa-tam-giac-mach',
    title: 'Cẩm nang mùa hoa tam giác mạch',
    excerpt: 'Đi lúc nào, ở đâu và làm sao để không giẫm lên ruộng của bà con.',
    text: [
      'Hoa nở rộ trong khoảng ba tuần, thung lũng thấp nở trước.',
      'Nên thuê người bản địa dẫn đường, vừa an toàn vừa góp thêm thu nhập cho bản.',
    ],
    category: 'du-lich',
    tags: ['du lịch xanh'],
    provinces: ['08'],
    state: 'PUBLISHED',
    hoursAgo: 5,
    pending: { excerpt: 'Đi lúc nào, ở đâu, giá vé vào ruộng và làm sao để không giẫm lên hoa của bà con.' },
  }),
  article({
    key: 'uu-dai-bao-tang-cuoi-tuan',
    title: 'Bảo tàng mở cửa miễn phí hai ngày cuối tuần',
    excerpt: 'Chương trình dành cho học sinh và gia đình, có người thuyết minh.',
    text: ['Khách đăng ký trước trên trang của bảo tàng để giữ chỗ cho các ca thuyết minh.'],
    category: 'van-hoa',
    tags: ['Hà Nội'],
    state: 'EXPIRED',
    hoursAgo: 22,
    more: (now) => ({ expireTime: new Date(now.getTime() - 22 * HOUR).toISOString() }),
  }),
  article({
    key: 'tin-thu-nghiem-sai-so-lieu',
    title: 'Tin thử nghiệm có sai sót số liệu',
    excerpt: 'Bài mẫu để minh họa việc gỡ bài có lưu vết.',
    text: ['Con số trong bài không khớp với báo cáo gốc nên bài được gỡ và giữ lại để kiểm tra.'],
    category: 'kinh-te',
    tags: [],
    state: 'TAKEN_DOWN',
    stateReason: 'Số liệu sai so với báo cáo gốc, tòa soạn tự phát hiện và gỡ để đính chính.',
    hoursAgo: 28,
  }),
];

function entry(now: Date, hoursAgo: number, title: string, text: string) {
  const time = new Date(now.getTime() - hoursAgo * HOUR).toISOString();
  return {
    id: `muc-${hoursAgo * 10}`,
    time,
    title,
    text,
    isPinned: hoursAgo < 2,
    authorName: 'Nguyễn Thị Ánh',
  };
}
