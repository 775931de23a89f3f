import type { ItemState } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';

export interface SeedItem {
  readonly source: string;
  /** The slug of ours that it would go to. */
  readonly category: string;
  readonly title: string;
  readonly sapo: string;
  readonly body: readonly string[];
  /** When the source published it. */
  readonly minutesAgo: number;
  readonly author?: string;
  readonly score?: number;
  /** Texts with the same name are one story. */
  readonly story?: string;
  /** Absent: as it came in. */
  readonly state?: ItemState;
  /** The text of this list that it repeats, by its place. */
  readonly repeats?: number;
  readonly refusal?: ExtractedPage['refusal'];
  readonly originGone?: boolean;
}

const STORM = [
  'Đến 15 giờ, hơn 2.300 tàu thuyền đã vào nơi neo đậu. Lực lượng xung kích từng thôn đi gõ cửa từng nhà, lập danh sách người cần đưa đi trước khi trời tối.',
  'Học sinh các xã ven biển nghỉ học từ chiều 20/11. Trường học và nhà văn hóa thôn mở cửa làm nơi ở tạm, mỗi nơi có nước uống, chăn và tủ thuốc.',
  'Ban chỉ huy yêu cầu hoàn tất việc sơ tán trước 19 giờ, ưu tiên người già, trẻ em và hộ ở ven suối.',
];
const COFFEE = [
  'Năm giờ sáng, chuyến xe đầu tiên từ đồng bằng đã dừng trước sân hợp tác xã. Ba mươi người xuống xe, nhận găng tay, bạt và suất cơm nắm.',
  '“Nếu để chín rụng thì mất cả hương lẫn giá”, tổ trưởng tổ hái nói. Giá nhân công năm nay tăng một phần mười so với vụ trước.',
  'Hợp tác xã cần khoảng 4.000 công mỗi ngày trong ba tuần tới, một nửa là người từ các xã bên.',
];
const NOTICE = [
  'Ủy ban nhân dân tỉnh thông báo lịch tiếp công dân định kỳ tháng 12 tại trụ sở tiếp công dân, vào các ngày 5, 15 và 25.',
  'Người dân mang theo giấy tờ tùy thân và đơn đã có số tiếp nhận. Buổi sáng bắt đầu từ 8 giờ, buổi chiều từ 14 giờ.',
];
const TRAIN = [
  'Ngành đường sắt thêm sáu toa ghế mềm trên tuyến về quê dịp cuối năm, chạy từ ngày 20 tháng Chạp đến mùng bốn Tết.',
  'Vé bán trên mạng và tại ga từ đầu tháng sau; mỗi người mua nhiều nhất bốn vé một chuyến.',
];
const LANTERN = [
  'Phố cổ giữ thêm một tháng các tối đi bộ không tiếng xe, đèn lồng thắp từ 18 giờ đến 22 giờ.',
  'Các hộ bán hàng ký cam kết không mở loa và thu gom rác sau 22 giờ 30.',
];

/** Story by story; what stands here is invented, as are the papers. */
export const CRAWLED_TEXTS: readonly SeedItem[] = [
  {
    source: 'Cổng TTĐT tỉnh X',
    category: 'thoi-su',
    title: 'Hoàn tất sơ tán dân vùng xung yếu trước 19 giờ',
    sapo: 'Các xã ven biển đưa dân đến nơi an toàn trước khi bão vào.',
    body: STORM,
    minutesAgo: 54,
    score: 99,
    story: 'storm',
  },
  {
    source: 'Báo Ví Dụ',
    category: 'thoi-su',
    title: 'Bão số 13: sơ tán dân vùng xung yếu trước 19 giờ',
    sapo: 'Các tỉnh ven biển hoàn tất kế hoạch sơ tán, ưu tiên người già, trẻ em và hộ ven suối.',
    body: STORM,
    minutesAgo: 37,
    author: 'Minh Khuê',
    score: 96,
    story: 'storm',
  },
  {
    source: 'Thông tấn Mẫu',
    category: 'thoi-su',
    title: 'Tàu thuyền vào nơi neo đậu, học sinh nghỉ học tránh bão',
    sapo: 'Hơn 2.300 tàu thuyền đã về bến trong chiều 20/11.',
    body: [STORM[0] ?? '', STORM[1] ?? ''],
    minutesAgo: 25,
    author: 'Hải Đăng',
    score: 91,
    story: 'storm',
  },
  {
    source: 'Báo Mẫu',
    category: 'thoi-su',
    title: 'Sơ tán dân vùng xung yếu trước giờ bão vào',
    sapo: 'Lực lượng xung kích gõ cửa từng nhà.',
    body: STORM,
    minutesAgo: 28,
    score: 88,
    story: 'storm',
    state: 'BLOCKED_LICENCE',
  },
  {
    source: 'Báo Ví Dụ',
    category: 'kinh-te',
    title: 'Cà phê vào vụ: hợp tác xã lo nhân công hái',
    sapo: 'Cần khoảng 4.000 công mỗi ngày, các hợp tác xã phải đón người hái sớm hơn mọi năm hai tuần.',
    body: COFFEE,
    minutesAgo: 95,
    author: 'Minh Khuê',
    score: 88,
  },
  {
    source: 'Cổng TTĐT tỉnh X',
    category: 'thoi-su',
    title: 'Thông báo lịch tiếp công dân tháng 12',
    sapo: '',
    body: NOTICE,
    minutesAgo: 180,
    score: 99,
  },
  {
    source: 'Báo Ví Dụ',
    category: 'thoi-su',
    title: 'Đường sắt thêm toa cho khách về quê cuối năm',
    sapo: 'Sáu toa ghế mềm được nối thêm trên các chuyến đêm.',
    body: TRAIN,
    minutesAgo: 19,
    author: 'Bảo An',
    score: 94,
    story: 'train',
  },
  {
    source: 'Thông tấn Mẫu',
    category: 'thoi-su',
    title: 'Thêm sáu toa tàu phục vụ người về quê dịp Tết',
    sapo: 'Vé bán từ đầu tháng sau, mỗi người nhiều nhất bốn vé.',
    body: TRAIN,
    minutesAgo: 12,
    score: 90,
    story: 'train',
  },
  {
    source: 'Thông tấn Mẫu',
    category: 'du-lich',
    title: 'Phố cổ giữ các tối không tiếng xe đến hết năm',
    sapo: 'Đèn lồng thắp từ 18 giờ đến 22 giờ.',
    body: LANTERN,
    minutesAgo: 33,
    author: 'Thu Lê',
    score: 91,
  },
  {
    source: 'Báo Ví Dụ',
    category: 'van-hoa',
    title: 'Sông quê vào mùa thuyền ca',
    sapo: '',
    body: [
      'Đội thuyền của làng tập hát từ đầu tháng mười, mỗi tối hai giờ, trên khúc sông trước đình.',
      'Năm nay có thêm bốn bạn trẻ vừa học xong cấp ba, đều là con cháu của các nghệ nhân.',
    ],
    minutesAgo: 8,
    score: 72,
  },
  {
    source: 'Báo Ví Dụ',
    category: 'kinh-te',
    title: 'Giá rau ở chợ đầu mối giảm sau mưa',
    sapo: 'Rau lá về nhiều hơn, giá giảm một phần năm so với tuần trước.',
    body: [
      'Từ ba giờ sáng, xe rau từ các xã ven sông đã xếp hàng dài trước cổng chợ.',
      'Người bán cho biết giá giảm vì nước rút nhanh, ruộng thu hoạch dồn trong hai ngày.',
    ],
    minutesAgo: 70,
    author: 'Bảo An',
    score: 86,
  },
  {
    source: 'Cổng TTĐT tỉnh X',
    category: 'kinh-te',
    title: 'Tỉnh X hỗ trợ giống lúa cho hộ bị ngập',
    sapo: 'Mỗi hộ nhận giống đủ cho hai sào.',
    body: [
      'Phòng nông nghiệp các huyện lập danh sách hộ có ruộng ngập trên ba ngày, hoàn thành trước cuối tháng.',
      'Giống được phát tại nhà văn hóa thôn, ưu tiên hộ nghèo và hộ có người già neo đơn.',
    ],
    minutesAgo: 140,
    score: 97,
  },
  {
    source: 'Thông tấn Mẫu',
    category: 'van-hoa',
    title: 'Triển lãm gốm của làng nghề ven sông mở cửa',
    sapo: 'Hơn hai trăm sản phẩm được bày trong đình làng.',
    body: [
      'Phần lớn là chum, vại và đồ thờ làm từ đất bãi bồi, nung bằng củi nhãn.',
      'Triển lãm mở đến hết tháng, vào cửa tự do.',
    ],
    minutesAgo: 61,
    author: 'Hải Đăng',
    score: 93,
  },
  {
    source: 'Báo Ví Dụ',
    category: 'kinh-te',
    title: 'Hợp tác xã lo nhân công hái cà phê vào vụ',
    sapo: 'Các hợp tác xã đón người hái sớm hai tuần.',
    body: COFFEE,
    minutesAgo: 60,
    score: 87,
    state: 'DUPLICATE',
    repeats: 4,
  },
  {
    source: 'Thông tấn Mẫu',
    category: 'thoi-su',
    title: 'Đường sắt nối thêm toa dịp cuối năm',
    sapo: 'Sáu toa ghế mềm.',
    body: TRAIN,
    minutesAgo: 9,
    score: 89,
    state: 'DUPLICATE',
    repeats: 6,
  },
  {
    source: 'Báo Ví Dụ',
    category: 'thoi-su',
    title: 'Ảnh: Chợ phiên ngày mưa',
    sapo: '',
    body: [],
    minutesAgo: 50,
    score: 31,
    state: 'PARSE_FAILED',
    refusal: 'NO_BODY',
  },
  {
    source: 'Báo Ví Dụ',
    category: 'kinh-te',
    title: 'Xuất khẩu cà phê tăng trong 10 tháng',
    sapo: 'Kim ngạch tăng nhờ giá.',
    body: COFFEE,
    minutesAgo: 1_500,
    author: 'Minh Khuê',
    score: 95,
    state: 'ACCEPTED',
    originGone: true,
  },
  {
    source: 'Báo Mẫu',
    category: 'du-lich',
    title: 'Mười quán ăn ven đường nên ghé',
    sapo: 'Danh sách do bạn đọc gửi.',
    body: ['Bài giới thiệu mười quán ăn kèm số điện thoại đặt bàn và mã giảm giá của từng quán.'],
    minutesAgo: 400,
    score: 77,
    state: 'REJECTED',
  },
];
