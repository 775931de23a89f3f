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
    key: 'nguoc-dong-song-ba',
    title: 'Ngược dòng sông Ba: ba trăm cây số, bốn lần đổi tên',
    excerpt: 'Đi dọc một con sông từ cửa biển lên đầu nguồn để hiểu vì sao người dưới xuôi nhớ ơn rừng.',
    text: [
      'Ở cửa biển, người ta gọi sông bằng tên của làng chài. Lên tới trung du, sông mang tên của những cánh đồng. Qua khỏi con đập lớn, già làng gọi nó là mẹ. Còn ở nơi nước chỉ rộng bằng sải tay, con sông chưa có tên.',
      'Chúng tôi đi ngược dòng trong mười một ngày, bằng ghe máy, xe khách, rồi đi bộ. Mỗi chặng gửi lại một câu hỏi về nước: nước từ đâu tới, ai giữ, ai dùng và ai chờ.',
      'Ông Ksor Blông, 67 tuổi, dẫn chúng tôi tới mó nước sau nhà. “Con suối này bé, nhưng thiếu nó thì dưới kia không thành sông đâu”, ông nói, rồi lấy lá rừng cuộn lại làm gáo mời khách uống.',
      'Ở trung lưu, hợp tác xã cà phê chuyển sang tưới nhỏ giọt từ bốn năm trước. Lượng nước dùng giảm gần một nửa, còn năng suất gần như giữ nguyên. Cái được lớn nhất, theo chị H’Nuôn, là “hết phải canh nhau lúc nửa đêm”.',
      'Những ngày cuối, sông mở rộng và chậm lại. Người nuôi tôm ở hạ lưu theo dõi độ mặn bằng điện thoại, nhưng vẫn ra bến nhìn màu nước mỗi sáng. Họ bảo máy đo được nước, còn mắt đo được con sông.',
    ],
    category: 'con-nguoi-viet-nam',
    tags: ['du lịch xanh'],
    genre: 'REPORTAGE',
    provinces: ['52', '68'],
    state: 'PUBLISHED',
    hoursAgo: 31,
    more: () => ({ postType: 'LONGFORM' }),
  }),
  article({
    key: 'tham-do-di-lai-cuoi-nam',
    title: 'Thăm dò: bạn về quê dịp cuối năm bằng gì?',
    excerpt: 'Câu trả lời của bạn đọc giúp các bến xe, nhà ga chuẩn bị cho những ngày đông khách.',
    text: ['Năm ngoái, hơn một nửa số bạn đọc trả lời chọn tàu hỏa cho chặng đường trên 300 km.'],
    category: 'du-lich',
    tags: [],
    state: 'PUBLISHED',
    hoursAgo: 26,
    more: (now) => ({
      postType: 'QUIZ_POLL',
      poll: {
        question: 'Bạn về quê dịp cuối năm bằng phương tiện nào?',
        options: [
          { id: 'tau-hoa', text: 'Tàu hỏa' },
          { id: 'xe-khach', text: 'Xe khách' },
          { id: 'may-bay', text: 'Máy bay' },
          { id: 'xe-may', text: 'Xe máy' },
        ],
        closeTime: new Date(now.getTime() + 21 * 24 * HOUR).toISOString(),
        allowsMany: false,
      },
    }),
  }),
  article({
    key: 'hoi-dap-giu-nghe-trong-lang',
    title: 'Hỏi đáp: làm sao giữ nghề khi người trẻ rời làng?',
    excerpt: 'Hai người thợ trả lời câu hỏi của bạn đọc về học nghề, tiền công và chỗ bán hàng.',
    text: ['Tòa soạn nhận hơn một trăm câu hỏi trong tuần; dưới đây là những câu được hỏi nhiều nhất.'],
    category: 'van-hoa',
    tags: ['làng nghề'],
    state: 'PUBLISHED',
    hoursAgo: 40,
    more: () => ({
      postType: 'QA',
      questions: {
        guests: [
          { id: 'tho-gom', name: 'Bà Đàng Thị Phơi', title: 'Thợ gốm, 45 năm làm nghề' },
          { id: 'tho-may', name: 'Anh Tạ Văn Quý', title: 'Tổ trưởng tổ đan mây' },
        ],
        items: [
          {
            id: 'hoi-tien-cong',
            asker: 'Lan Chi',
            question: 'Người mới học bao lâu thì có thu nhập?',
            answer: 'Ba tháng đầu làm món nhỏ đã có tiền chợ.\n\nMuốn sống được bằng nghề thì phải hai năm.',
            guestId: 'tho-may',
            state: 'ANSWERED',
          },
          {
            id: 'hoi-ban-hang',
            asker: 'Quốc Huy',
            question: 'Bán qua mạng có làm khách quên cái khó của đồ thủ công không?',
            answer: 'Có người quên, có người vì xem phim quay lò nung mà tìm tới tận làng.',
            guestId: 'tho-gom',
            state: 'ANSWERED',
          },
          {
            id: 'hoi-hoc-nghe',
            asker: '',
            question: 'Lớp dạy nghề mùa hè năm tới mở khi nào?',
            answer: '',
            guestId: '',
            state: 'WAITING',
          },
        ],
      },
    }),
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
