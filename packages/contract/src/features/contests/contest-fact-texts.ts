import type { Language } from '../../vocabulary/language.ts';
import type { AiRule, AskedField, Averaging, Medal, PrizeKind, RoundMode } from './contest-kinds.ts';
import { CATEGORY_TEXTS, CONTEST_STATE_TEXTS } from './contest-texts.ts';

type Text = Readonly<Record<Language, string>>;
type Texts = Readonly<Record<string, Text>>;

export const ROUND_MODE_TEXTS: Readonly<Record<RoundMode, Text>> = {
  THUMBS: { vi: 'Biểu tượng đồng ý hay không', en: 'Thumbs' },
  SCORE10: { vi: 'Điểm 0–10', en: 'Marks 0–10' },
  SCORE100: { vi: 'Điểm 0–100', en: 'Marks 0–100' },
  RANK: { vi: 'Xếp hạng', en: 'Ranking' },
};

export const AVERAGING_TEXTS: Readonly<Record<Averaging, Text>> = {
  MEAN: { vi: 'Trung bình cộng', en: 'Mean' },
  TRIMMED: { vi: 'Bỏ điểm cao nhất và thấp nhất', en: 'Without the highest and the lowest' },
  NORMALISED: { vi: 'Chuẩn hóa theo giám khảo', en: 'Normalised by juror' },
};

export const MEDAL_TEXTS: Readonly<Record<Medal, Text>> = {
  GOLD: { vi: 'Vàng', en: 'Gold' },
  SILVER: { vi: 'Bạc', en: 'Silver' },
  BRONZE: { vi: 'Đồng', en: 'Bronze' },
  CONSOLATION: { vi: 'Khuyến khích', en: 'Consolation' },
  NONE: { vi: 'Không có huy chương', en: 'No medal' },
};

export const PRIZE_KIND_TEXTS: Readonly<Record<PrizeKind, Text>> = {
  JURY: { vi: 'Giám khảo chấm', en: 'By the jury' },
  AUDIENCE: { vi: 'Bạn đọc bình chọn', en: 'By the audience' },
  CREATIVE: { vi: 'Sáng tạo', en: 'Creative' },
  MONTHLY: { vi: 'Bình chọn tháng', en: 'Of the month' },
};

export const ASKED_FIELD_TEXTS: Readonly<Record<AskedField, Text>> = {
  birthDate: { vi: 'Ngày sinh', en: 'Date of birth' },
  phone: { vi: 'Điện thoại', en: 'Telephone' },
  idNumber: { vi: 'Số CCCD, hộ chiếu', en: 'ID or passport number' },
  address: { vi: 'Địa chỉ', en: 'Address' },
  takenPlace: { vi: 'Nơi chụp, quay', en: 'Place of the shot' },
  takenTime: { vi: 'Thời gian chụp, quay', en: 'Time of the shot' },
  story: { vi: 'Thuyết minh', en: 'Story' },
  originalFile: { vi: 'Tệp gốc khi được yêu cầu', en: 'Original file on demand' },
};

export const AI_RULE_TEXTS: Readonly<Record<AiRule, Text>> = {
  NO: { vi: 'Không nhận tác phẩm dùng AI', en: 'Not accepted' },
  DECLARE: { vi: 'Nhận, phải khai báo', en: 'Accepted when declared' },
};

export const FORMAT_TEXTS: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/heic': 'HEIC',
  'image/tiff': 'TIFF',
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
  'video/webm': 'WebM',
};

/** Labels of the facts of contests, rounds and prizes. */
export const CONTEST_FACT_TEXTS: Texts = {
  titleEn: { vi: 'Tên tiếng Anh', en: 'English name' },
  contestCode: { vi: 'Mã cuộc thi', en: 'Code of the contest' },
  contestPrefix: { vi: 'Đầu mã số dự thi', en: 'Prefix of entry numbers' },
  contestYear: { vi: 'Năm thi', en: 'Year of the contest' },
  theme: { vi: 'Chủ đề', en: 'Theme' },
  parentContestId: { vi: 'Thuộc cuộc thi', en: 'Part of the contest' },
  organiserLead: { vi: 'Chủ trì', en: 'Lead organisers' },
  organiserTogether: { vi: 'Phối hợp', en: 'Co-organisers' },
  organiserCompanion: { vi: 'Đồng hành', en: 'Companions' },
  organiserPatron: { vi: 'Bảo trợ', en: 'Patrons' },
  openTime: { vi: 'Mở nhận bài', en: 'Opening of intake' },
  closeTime: { vi: 'Hạn nhận bài', en: 'Closing of intake' },
  extendedTo: { vi: 'Gia hạn đến', en: 'Extended to' },
  createdFrom: { vi: 'Sáng tác từ', en: 'Created from' },
  createdTo: { vi: 'Sáng tác đến', en: 'Created until' },
  voteOpenTime: { vi: 'Mở bình chọn', en: 'Voting from' },
  voteCloseTime: { vi: 'Hạn bình chọn', en: 'Voting until' },
  announceTime: { vi: 'Công bố kết quả', en: 'Announcement' },
  awardTime: { vi: 'Trao giải', en: 'Award ceremony' },
  workCategories: { vi: 'Hạng mục', en: 'Categories of works' },
  workCategory: { vi: 'Hạng mục', en: 'Category of works' },
  maxPerAuthor: { vi: 'Số tác phẩm mỗi người', en: 'Works of one person' },
  photoFormats: { vi: 'Định dạng ảnh', en: 'Formats of photos' },
  photoMinLongEdge: { vi: 'Cạnh dài của ảnh ít nhất, px', en: 'Long edge of photos, at least (px)' },
  photoMinBytes: { vi: 'Dung lượng ảnh ít nhất', en: 'Size of photos, at least' },
  photoMaxBytes: { vi: 'Dung lượng ảnh nhiều nhất', en: 'Size of photos, at most' },
  photoRequireExif: { vi: 'Ảnh phải còn EXIF', en: 'Photos need their EXIF' },
  seriesMin: { vi: 'Ảnh bộ ít nhất', en: 'Pictures of a series, at least' },
  seriesMax: { vi: 'Ảnh bộ nhiều nhất', en: 'Pictures of a series, at most' },
  videoFormats: { vi: 'Định dạng video', en: 'Formats of videos' },
  videoMaxSeconds: { vi: 'Video dài nhất (giây)', en: 'Length of videos, at most (seconds)' },
  videoMaxBytes: { vi: 'Dung lượng video nhiều nhất', en: 'Size of videos, at most' },
  videoMinHeight: { vi: 'Chiều cao video ít nhất, px', en: 'Height of videos, at least (px)' },
  minAge: { vi: 'Tuổi tối thiểu', en: 'Least age' },
  excludedGroups: { vi: 'Người không được dự thi', en: 'Who may not enter' },
  allowedCountries: { vi: 'Quốc gia được dự thi', en: 'Countries that may enter' },
  requiredFields: { vi: 'Trường bắt buộc', en: 'Required fields' },
  allowAi: { vi: 'Tác phẩm dùng AI', en: 'Works made with AI' },
  allowComposite: { vi: 'Nhận ảnh ghép', en: 'Composites accepted' },
  allowPrevAwarded: { vi: 'Nhận tác phẩm đã đoạt giải', en: 'Awarded works accepted' },
  retentionDays: { vi: 'Lưu dữ liệu cá nhân (ngày)', en: 'Personal data kept (days)' },
  votingEnabled: { vi: 'Có bình chọn', en: 'Voting' },
  voteCounts: { vi: 'Cách tính phiếu', en: 'What counts' },
  voteLikeWeight: { vi: 'Hệ số lượt bình chọn', en: 'Weight of a vote' },
  voteShareWeight: { vi: 'Hệ số lượt chia sẻ', en: 'Weight of a share' },
  voteMonthly: { vi: 'Giải tháng', en: 'Winners of the month' },
  voteMinAccountAge: { vi: 'Chờ sau khi xác thực email (giờ)', en: 'Wait after verification (hours)' },
  voteMaxPerNetwork: { vi: 'Phiếu mỗi mạng mỗi ngày', en: 'Votes of a network a day' },
  voteSimilarNames: { vi: 'Tìm tên na ná nhau', en: 'Look for similar names' },
  rulesVersion: { vi: 'Phiên bản thể lệ', en: 'Version of the rules' },
  opensItself: { vi: 'Tự mở đúng giờ', en: 'Opens by itself' },
  contestState: { vi: 'Trạng thái cuộc thi', en: 'State of the contest' },
  round: { vi: 'Vòng chấm', en: 'Round' },
  roundMode: { vi: 'Cách chấm', en: 'Way of judging' },
  criteria: { vi: 'Tiêu chí', en: 'Criteria' },
  jurorsPerEntry: { vi: 'Giám khảo mỗi tác phẩm', en: 'Jurors for each work' },
  roundQuota: { vi: 'Chỉ tiêu vào vòng sau', en: 'Works that go on' },
  blind: { vi: 'Giấu tên tác giả', en: 'Without names' },
  withStory: { vi: 'Giám khảo đọc thuyết minh', en: 'Jurors read the story' },
  averaging: { vi: 'Cách tính điểm', en: 'Average' },
  roundOpenTime: { vi: 'Bắt đầu chấm', en: 'Judging from' },
  roundCloseTime: { vi: 'Hạn chấm', en: 'Judging until' },
  prizeName: { vi: 'Tên giải', en: 'Name of the prize' },
  prizeNameEn: { vi: 'Tên giải tiếng Anh', en: 'English name of the prize' },
  medal: { vi: 'Huy chương', en: 'Medal' },
  prizeAmount: { vi: 'Tiền thưởng mỗi giải (đ)', en: 'Money of each prize (đ)' },
  prizeQuantity: { vi: 'Số giải', en: 'Number of prizes' },
  prizeKind: { vi: 'Loại giải', en: 'Kind of prize' },
  notice: { vi: 'Thông báo', en: 'Notice' },
};

/** Values that are words of the system, by fact. */
export const CONTEST_VALUE_TEXTS: Readonly<Record<string, Texts>> = {
  contestState: CONTEST_STATE_TEXTS,
  workCategories: CATEGORY_TEXTS,
  workCategory: CATEGORY_TEXTS,
  requiredFields: ASKED_FIELD_TEXTS,
  allowAi: AI_RULE_TEXTS,
  voteCounts: {
    LIKE: { vi: 'Chỉ lượt bình chọn', en: 'Votes alone' },
    LIKE_SHARE: { vi: 'Bình chọn và chia sẻ', en: 'Votes and shares' },
  },
  roundMode: ROUND_MODE_TEXTS,
  averaging: AVERAGING_TEXTS,
  medal: MEDAL_TEXTS,
  prizeKind: PRIZE_KIND_TEXTS,
};
