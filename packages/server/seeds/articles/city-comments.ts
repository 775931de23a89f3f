import type { DemoComment } from './demo-comment.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

export const BUS_COMMENTS: readonly DemoComment[] = [
  {
    key: 'ticket',
    sender: 'Quốc Bảo',
    text: 'Cho hỏi vé mua trên xe hay phải mua trước qua ứng dụng?',
    minutesAgo: 5 * HOUR,
    state: 'APPROVED',
    likes: 14,
    reply: 'Bạn mua trên xe hoặc quẹt thẻ đều được, giá 10.000 đồng một lượt.',
    isPinned: true,
  },
  {
    answers: 'ticket',
    sender: 'Hoài Thương',
    text: 'Xe chạy êm, nhưng ở bến có người mời lên xe 16 chỗ giá gấp đôi, đúng là l.ừ.a đ.ả.o khách du lịch. Mong cơ quan chức năng xử lý. Ai cần ảnh thì nhắn tôi 0900 000 214.',
    minutesAgo: 3 * HOUR,
    reports: ['PRIVACY', 'OTHER'],
    dueIn: 52,
  },
  {
    answers: 'ticket',
    sender: 'Đỗ Minh Châu',
    text: 'Mình đi hôm qua không gặp, chắc tùy bến.',
    minutesAgo: 2 * HOUR,
    state: 'APPROVED',
    likes: 3,
  },
  {
    sender: 'Trần Bảo Ngọc',
    text: 'Bai viet hay lam, nhung sao khong co lich chay xe va gia ve tung chang?',
    minutesAgo: 40,
  },
  {
    sender: 'vanchuyen_247',
    text: 'Cần xe đi Bát Tràng, Vạn Phúc alo ngay, giá rẻ nhất thị trường xe-gia-re.vidu',
    minutesAgo: 38,
  },
  { sender: 'Lê Hải Yến', text: 'Nhà tôi ở Vạn Phúc, giờ con đi học về đỡ phải đón.', minutesAgo: 31 },
  {
    sender: 'Nguyễn Đình Khoa',
    text: 'Nên có giá đỡ xe đạp phía sau, nhiều người đi từ trong ngõ ra bến khá xa.',
    minutesAgo: 2 * DAY,
    state: 'APPROVED',
    likes: 41,
    isPick: true,
  },
  {
    sender: 'Phạm Thùy',
    text: 'Xe điện thì tốt nhưng trạm sạc ở đâu, có ảnh hưởng lưới điện của làng không?',
    minutesAgo: DAY,
    state: 'APPROVED',
    likes: 9,
  },
  {
    sender: 'Bùi Văn Lâm',
    text: 'Tuyến này đi qua trường cấp hai, mong tài xế đi chậm giờ tan học.',
    minutesAgo: 26 * HOUR,
    state: 'APPROVED',
    likes: 17,
  },
  {
    sender: 'quangcao_sale',
    text: 'VAY NÓNG KHÔNG CẦN THẾ CHẤP, GIẢI NGÂN TRONG NGÀY, vào vay-nhanh.vidu',
    minutesAgo: 28 * HOUR,
    state: 'SPAM',
  },
  {
    sender: 'Tài khoản ẩn danh',
    text: 'Toàn bọn ăn hại viết bài bơm xe buýt, đồ ng.u.',
    minutesAgo: 9 * HOUR,
    state: 'HIDDEN',
    reports: ['INSULT', 'INSULT', 'INSULT', 'OTHER', 'INSULT'],
    dueIn: 9 * HOUR,
  },
  {
    sender: 'Trịnh Hữu Phước',
    text: 'Xin tòa soạn xóa giúp bình luận này, tôi lỡ ghi số nhà.',
    minutesAgo: 3 * DAY,
    state: 'DELETED',
  },
  {
    sender: 'Vũ Thị Nhàn',
    text: 'Mẹ tôi 70 tuổi đi thử, nói bậc lên xuống thấp, dễ bước. Cảm ơn thành phố.',
    minutesAgo: 20 * HOUR,
    state: 'APPROVED',
    likes: 22,
  },
];

export const WATER_COMMENTS: readonly DemoComment[] = [
  {
    sender: 'Huỳnh Tấn Lộc',
    text: 'Bài ghi 300 trụ nhưng công văn của Sở là 330 trụ, tòa soạn kiểm tra lại giúp.',
    minutesAgo: 4 * HOUR,
    state: 'APPROVED',
    likes: 12,
  },
  {
    sender: 'Nguyễn Kim Chi',
    text: 'Trụ ở công viên gần nhà tôi hỏng vòi hai tuần rồi chưa ai sửa.',
    minutesAgo: 33,
  },
  {
    sender: 'Phùng Hữu Đạt',
    text: 'Nước có kiểm định không? Nên dán kết quả ngay trên trụ.',
    minutesAgo: DAY,
    state: 'APPROVED',
    likes: 25,
    reply: 'Mỗi trụ có mã QR dẫn tới kết quả kiểm định hằng tháng.',
  },
  {
    sender: 'locnuoc_giare',
    text: 'Bán máy lọc nước gia đình, bảo hành 10 năm, gọi 0900000333',
    minutesAgo: 55,
  },
  {
    sender: 'Trần Quế Chi',
    text: 'Con tôi đi học về khát là ghé uống, tiện lắm.',
    minutesAgo: 2 * DAY,
    state: 'APPROVED',
    likes: 7,
  },
  {
    sender: 'Lâm Vĩnh',
    text: 'Đừng đặt cạnh nhà vệ sinh công cộng là được.',
    minutesAgo: 2 * DAY,
    state: 'APPROVED',
    likes: 4,
  },
  {
    sender: 'Đào Ngọc Mỹ',
    text: 'Anh Hùng ở nhà số 12 ngõ 5 là người phá vòi nước, số điện thoại 0900 000 555.',
    minutesAgo: 30 * HOUR,
    state: 'REJECTED',
    code: 'PRIVACY',
  },
];

export const LAND_COMMENTS: readonly DemoComment[] = [
  {
    sender: 'Nguyễn Văn Thới',
    text: 'Xã tôi vẫn phải chờ hai tuần, mong bài viết đến tai lãnh đạo.',
    minutesAgo: 6 * HOUR,
    state: 'APPROVED',
    likes: 31,
  },
  {
    key: 'form',
    sender: 'Kiều Oanh',
    text: 'Mẫu đơn lấy ở đâu hả tòa soạn?',
    minutesAgo: 5 * HOUR,
    state: 'APPROVED',
    likes: 3,
    reply: 'Mẫu đơn có tại bộ phận một cửa và trên cổng dịch vụ công.',
  },
  {
    answers: 'form',
    sender: 'Kiều Oanh',
    text: 'Em tìm được rồi, cảm ơn tòa soạn.',
    minutesAgo: 4 * HOUR,
    state: 'APPROVED',
  },
  { sender: 'co_dat_nen', text: 'Đất nền giá rẻ pháp lý chuẩn, xem ngay dat-nen.vidu', minutesAgo: 45 },
  {
    sender: 'Tống Bá Long',
    text: 'Cán bộ hướng dẫn nhiệt tình, tôi làm xong trong buổi sáng.',
    minutesAgo: 3 * DAY,
    state: 'APPROVED',
    likes: 10,
  },
  {
    sender: 'Ẩn danh 88',
    text: 'Nói láo, toàn phải chạy tiền mới xong.',
    minutesAgo: 27 * HOUR,
    state: 'APPROVED',
    likes: 2,
    reports: ['FALSE_FACT', 'INSULT'],
    dueIn: -3 * HOUR,
  },
  { sender: 'Đinh Thị Hạnh', text: 'Nên có người giúp các cụ già điền tờ khai điện tử.', minutesAgo: 15 },
  {
    sender: 'Hà Minh Quân',
    text: 'Chuyện này liên quan gì tới giá vàng, sao không viết giá vàng?',
    minutesAgo: 4 * DAY,
    state: 'REJECTED',
    code: 'OFF_TOPIC',
  },
];
