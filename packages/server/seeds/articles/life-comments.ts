import type { DemoComment } from './demo-comment.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

export const PHO_COMMENTS: readonly DemoComment[] = [
  {
    sender: 'Lê Hải Yến',
    text: 'Ông tôi ngày trước cũng ninh xương từ nửa đêm, đọc bài mà nhớ mùi hồi, quế.',
    minutesAgo: 25,
  },
  {
    key: 'where',
    sender: 'Minh Khôi',
    text: 'Quán ở đoạn nào vậy tòa soạn ơi?',
    minutesAgo: 7 * HOUR,
    state: 'APPROVED',
    likes: 6,
  },
  {
    answers: 'where',
    sender: 'Tạ Quỳnh',
    text: 'Đầu ngõ, cạnh cây bàng, chín giờ là hết phở bạn ạ.',
    minutesAgo: 6 * HOUR,
    state: 'APPROVED',
    likes: 11,
  },
  {
    sender: 'Hoàng Gia Bách',
    text: 'Ba mươi năm giữ một nồi nước dùng, nể bác quá.',
    minutesAgo: 2 * DAY,
    state: 'APPROVED',
    likes: 33,
    isPick: true,
  },
  { sender: 'Nguyễn Tâm An', text: 'Giá bao nhiêu một bát? Bài không thấy ghi.', minutesAgo: 50 },
  {
    sender: 'Trần Bảo Ngọc',
    text: 'Quan nay gan nha toi, sang nao cung dong, phai xep hang.',
    minutesAgo: 4 * DAY,
    state: 'REJECTED',
    code: 'NO_ACCENT',
  },
  {
    sender: 'anuong_review',
    text: 'Xem thêm 50 quán ngon tại www.quan-ngon.vidu nhé cả nhà',
    minutesAgo: 30 * HOUR,
    state: 'SPAM',
  },
  {
    sender: 'Đặng Phúc',
    text: 'Ảnh thứ hai chụp đẹp, khói bốc lên nhìn muốn ăn liền.',
    minutesAgo: 3 * DAY,
    state: 'APPROVED',
    likes: 5,
  },
  {
    sender: 'Lý Thanh Hà',
    text: 'Bài này tôi đọc ở nơi khác rồi, chép lại à?',
    minutesAgo: 3 * DAY,
    state: 'REJECTED',
    code: 'OFF_TOPIC',
  },
];

export const MARKET_COMMENTS: readonly DemoComment[] = [
  {
    sender: 'Phan Hoàng Nam',
    text: 'Đọc mà nhớ những sáng ngoại chèo xuồng đi chợ, mùi bún riêu bay cả khúc sông.',
    minutesAgo: DAY,
    state: 'APPROVED',
    likes: 27,
    isPinned: true,
  },
  {
    sender: 'Cao Thị Lụa',
    text: 'Đi từ bến Ninh Kiều thì mấy giờ có tàu, ai biết chỉ giúp.',
    minutesAgo: 70,
  },
  {
    key: 'price',
    sender: 'Dương Khánh',
    text: 'Thuê thuyền ở bến bị hét giá gấp ba, đề nghị ban quản lý trả lời.',
    minutesAgo: 8 * HOUR,
    state: 'APPROVED',
    likes: 19,
    reports: ['FALSE_FACT'],
    dueIn: 14 * HOUR,
  },
  {
    answers: 'price',
    sender: 'Ngô Kiên',
    text: 'Tôi đi hôm chủ nhật giá niêm yết rõ ràng mà.',
    minutesAgo: 7 * HOUR,
    state: 'APPROVED',
  },
  {
    answers: 'price',
    sender: 'Dương Khánh',
    text: 'Bạn đi bến nào vậy? Mình đi bến phía trong.',
    minutesAgo: 6 * HOUR,
  },
  {
    sender: 'Mai Phương',
    text: 'Hay quá, cảm ơn tác giả.',
    minutesAgo: 5 * DAY,
    state: 'APPROVED',
    likes: 2,
  },
  {
    sender: 'Mai Phương',
    text: 'Hay quá, cảm ơn tác giả!!',
    minutesAgo: 5 * DAY - 3,
    state: 'REJECTED',
    code: 'DUPLICATE',
  },
  {
    sender: 'Hồ Đức Thịnh',
    text: 'RÁC TRÔI ĐẦY SÔNG MÀ KHÔNG AI DỌN, NHÌN XẤU HỔ VỚI KHÁCH',
    minutesAgo: 90,
  },
  {
    sender: 'Vương Linh',
    text: 'I visited this market last spring, the boat people were very kind to my family.',
    minutesAgo: 2 * DAY,
    state: 'APPROVED',
    likes: 8,
  },
];

export const DRESS_COMMENTS: readonly DemoComment[] = [
  {
    sender: 'Diệu Linh',
    text: 'Cơ quan tôi cũng mặc áo dài thứ hai, ai cũng tươi hơn hẳn.',
    minutesAgo: 10 * HOUR,
    state: 'APPROVED',
    likes: 18,
  },
  {
    sender: 'Phạm Hương Giang',
    text: 'Ảnh đẹp quá, xin phép tòa soạn cho tôi in một tấm treo ở lớp học được không ạ?',
    minutesAgo: 20,
  },
  {
    sender: 'Ngọc Lan',
    text: 'Áo dài đẹp nhưng đi xe máy phải cẩn thận tà áo nhé các chị.',
    minutesAgo: 2 * DAY,
    state: 'APPROVED',
    likes: 29,
    isPick: true,
  },
  {
    sender: 'may_do_24h',
    text: 'Nhận may áo dài lấy liền, vào may-do.vidu, may-do.vidu/km',
    minutesAgo: 31 * HOUR,
    state: 'SPAM',
  },
  {
    sender: 'Thế Vinh',
    text: 'Đàn ông có mặc áo ngũ thân không?',
    minutesAgo: DAY,
    state: 'APPROVED',
    likes: 6,
  },
  {
    sender: 'Bảo Trâm',
    text: 'Mặc thế này đi làm thì vướng víu lắm, nhìn phản cảm.',
    minutesAgo: 26 * HOUR,
    state: 'REJECTED',
    code: 'INSULT',
  },
];
