import type {
  SuggestionReason,
  SuggestionState,
} from '@toasoan/contract/features/translation-suggestions/suggestion-states.ts';

/** The post whose English version readers write about. */
export const TRANSLATED_TITLE = 'Áo dài đi làm mỗi thứ hai';

interface DemoParagraph {
  readonly key: string;
  readonly role: 'TITLE' | 'PARAGRAPH';
  readonly source: string;
  readonly target: string;
}

export const PARAGRAPHS: readonly DemoParagraph[] = [
  {
    key: 'title',
    role: 'TITLE',
    source: 'Áo dài đi làm mỗi thứ hai',
    target: 'Long dress to work every Monday',
  },
  {
    key: 'content.0',
    role: 'PARAGRAPH',
    source:
      'HUẾ – Thứ hai, 6 giờ 45. Trên cầu đi bộ, tà áo dài màu tím Huế, màu lá mạ, màu trà sữa nối nhau qua sông. Chị Diệu Thanh giữ vạt áo bằng chiếc kẹp gỗ, “mẹo nhỏ để khỏi cuốn vào bánh xe đạp”.',
    target:
      'HUE – Monday, 6:45. On the footbridge, long dresses in Hue purple, rice-shoot green and milk-tea brown follow each other across the river. Ms Dieu Thanh holds the flap with a wooden clip, “a small trick to keep it out of the bicycle wheel”.',
  },
  {
    key: 'content.1',
    role: 'PARAGRAPH',
    source:
      'Hai năm trước, phòng kế toán của chị có sáu người rủ nhau mặc áo dài vào sáng thứ hai cho vui. Người trong cơ quan bắt chước, rồi đến tiệm vàng đối diện, trường học cuối phố, cả mấy cô bán vé thuyền.',
    target:
      'Two years ago, six people of her accounting room invited each other to wear the long dress on Monday mornings for fun. Colleagues imitated them, then the gold shop opposite, the school down the street, even the women who sell boat tickets.',
  },
  {
    key: 'content.3',
    role: 'PARAGRAPH',
    source:
      'Thợ may Hoàng Thị Cẩm Vân cho biết áo đi làm khác áo đi lễ. Tà ngắn hơn 10–12 cm, cổ thấp hai phân, tay lỡ, vải pha dễ giặt. Giá may một bộ từ 650.000 đồng.',
    target:
      'Tailor Hoang Thi Cam Van says that a dress for work differs from one for feasts. The flaps are 10–12 cm shorter, the collar is two inches lower, the sleeves are three-quarter, the blend washes easily. One costs from VND 650,000.',
  },
  {
    key: 'content.4',
    role: 'PARAGRAPH',
    source:
      'Không phải ai cũng thấy thoải mái. Một chị làm ở kho hàng nói thật là mặc không leo thang được, nên chỉ mang theo treo ở phòng, giờ họp mới thay.',
    target:
      'Not everybody feels at ease. A woman who works in a warehouse says honestly that she cannot climb a ladder in it, so she hangs it in the office and changes for meetings only.',
  },
];

interface DemoSuggestion {
  /** Place in `PARAGRAPHS`. */
  readonly at: number;
  readonly old: string;
  readonly fresh: string;
  readonly reason: SuggestionReason;
  readonly state: SuggestionState;
  readonly votes: number;
  readonly hoursAgo: number;
  readonly origin?: 'STAFF' | 'API';
  readonly name?: string;
  readonly email?: string;
  readonly reply?: string;
}

export const SUGGESTIONS: readonly DemoSuggestion[] = [
  {
    at: 0,
    old: 'Long dress',
    fresh: 'Áo dài',
    reason: 'WRONG_NAME',
    state: 'NEW',
    votes: 5,
    hoursAgo: 3,
    name: 'Bạn đọc Thu Mẫu',
    email: 'thu.mau@ban-doc.example',
  },
  {
    at: 3,
    old: 'two inches lower',
    fresh: 'two centimetres lower',
    reason: 'WRONG_MEANING',
    state: 'NEW',
    votes: 2,
    hoursAgo: 7,
    name: 'Trần Văn Mẫu',
  },
  {
    at: 1,
    old: 'Dieu Thanh',
    fresh: 'Diệu Thanh',
    reason: 'WRONG_NAME',
    state: 'NEW',
    votes: 1,
    hoursAgo: 20,
    origin: 'API',
  },
  {
    at: 2,
    old: 'invited each other to wear',
    fresh: 'agreed to wear',
    reason: 'STYLE',
    state: 'NEW',
    votes: 1,
    hoursAgo: 26,
    email: 'doc.gia@ban-doc.example',
  },
  {
    at: 2,
    old: 'accounting room',
    fresh: 'accounts department',
    reason: 'WRONG_MEANING',
    state: 'ACCEPTED',
    votes: 1,
    hoursAgo: 50,
    origin: 'STAFF',
  },
  {
    at: 1,
    old: 'HUE –',
    fresh: 'HUẾ –',
    reason: 'WRONG_NAME',
    state: 'ACCEPTED_AS_GLOSSARY',
    votes: 4,
    hoursAgo: 70,
    name: 'Lê Thị Mẫu',
  },
  {
    at: 4,
    old: 'in it',
    fresh: 'while wearing such a ridiculous thing',
    reason: 'STYLE',
    state: 'REJECTED',
    votes: 1,
    hoursAgo: 74,
    reply: 'Bản gốc không chê áo dài, nên bản dịch giữ ý của người nói.',
  },
  {
    at: 0,
    old: 'Long dress to work',
    fresh: 'The áo dài to work',
    reason: 'WRONG_NAME',
    state: 'DUPLICATE',
    votes: 1,
    hoursAgo: 2,
  },
];
