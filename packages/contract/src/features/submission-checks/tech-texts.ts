import type { Language } from '../../vocabulary/language.ts';
import type { DeclaredThing } from '../submissions/declared-against.ts';
import type { AiMarkerKind, TextEdge, TextSide } from './picture-hints.ts';
import type { TechCode } from './tech-codes.ts';

type Text = Readonly<Record<Language, string>>;

/** The name of each check, for filters, exports and lines that stand for several files. */
export const TECH_CODE_TEXTS: Readonly<Record<TechCode, Text>> = {
  FORMAT: { vi: 'Định dạng', en: 'Format' },
  PIXELS: { vi: 'Cạnh dài', en: 'Long edge' },
  BYTES: { vi: 'Dung lượng', en: 'File size' },
  DURATION: { vi: 'Thời lượng', en: 'Duration' },
  FILM_HEIGHT: { vi: 'Độ nét phim', en: 'Film definition' },
  SERIES_COUNT: { vi: 'Số ảnh', en: 'Number of pictures' },
  TAKEN_IN_PERIOD: { vi: 'Thời gian sáng tác', en: 'Time of making' },
  OVER_LIMIT: { vi: 'Số tác phẩm của tác giả', en: 'Works of the author' },
  EXIF_PRESENT: { vi: 'EXIF', en: 'EXIF' },
  SOFTWARE: { vi: 'Phần mềm', en: 'Software' },
  GPS_PLACE: { vi: 'Nơi chụp', en: 'Place' },
  BORDER: { vi: 'Khung viền', en: 'Frame' },
  WATERMARK: { vi: 'Hình mờ', en: 'Watermark' },
  NAME_ON_IMAGE: { vi: 'Chữ trên ảnh', en: 'Letters on the picture' },
  AI_MARKERS: { vi: 'Dấu vết AI', en: 'Traces of AI' },
  DECLARED: { vi: 'Lời khai của tác giả', en: 'What the author declared' },
  CHILD: { vi: 'Trẻ em', en: 'Children' },
  CONSENT: { vi: 'Người trong ảnh', en: 'People in it' },
  EXCLUDED_PERSON: { vi: 'Điều kiện dự thi', en: 'Who may take part' },
  NEAR_DUPLICATE: { vi: 'Khung hình gần giống', en: 'Looks alike' },
};

/** What the checks say. A sentence begins a line; what it is measured by stands beside it. */
export const TECH_TEXTS = {
  none: { vi: '', en: '' },
  allPass: { vi: '{name}: {count} tệp đạt', en: '{name}: {count} files pass' },
  damaged: { vi: 'Tệp hỏng hoặc không đọc được', en: 'The file is damaged or cannot be read' },
  tooLarge: {
    vi: 'Ảnh quá lớn để máy mở, cần người xem',
    en: 'Too large for our machines to open: somebody must look',
  },
  notKnown: {
    vi: 'Máy không mở được {format}, cần người xem',
    en: 'Our machines cannot open {format}: somebody must look',
  },
  atLeast: { vi: '≥ {least}', en: '≥ {least}' },
  atMost: { vi: '≤ {most}', en: '≤ {most}' },
  between: { vi: '{least}–{most}', en: '{least}–{most}' },
  longEdge: { vi: 'Cạnh dài {pixels} px', en: 'Long edge {pixels} px' },
  duration: { vi: 'Dài {time}', en: 'Runs {time}' },
  durationUnknown: { vi: 'Không đọc được thời lượng', en: 'The duration cannot be read' },
  filmHeight: { vi: 'Phim {pixels}p', en: 'Film {pixels}p' },
  filmHeightUnknown: { vi: 'Không đọc được khung hình', en: 'The size of the film cannot be read' },
  seriesCount: { vi: '{count} ảnh', en: '{count} pictures' },
  takenInside: { vi: 'Chụp trong thời hạn', en: 'Taken within the period' },
  takenOutside: { vi: 'Chụp {day}, ngoài thời hạn', en: 'Taken {day}, outside the period' },
  takenUnknown: { vi: 'Không rõ ngày chụp', en: 'The day of taking is not known' },
  since: { vi: 'từ {from}', en: 'from {from}' },
  until: { vi: 'đến {to}', en: 'until {to}' },
  authorsWork: { vi: 'Tác phẩm thứ {number} của tác giả', en: 'Work {number} of its author' },
  exif: { vi: 'EXIF: {camera}', en: 'EXIF: {camera}' },
  exifTime: { vi: 'EXIF có thời gian chụp', en: 'EXIF says when it was taken' },
  exifMissing: { vi: 'Thiếu EXIF', en: 'No EXIF' },
  exifRequired: { vi: 'bắt buộc', en: 'required' },
  edited: { vi: 'Qua {software}', en: 'Went through {software}' },
  notEdited: { vi: 'Không thấy phần mềm ghép ảnh', en: 'No compositing software named' },
  placeFar: { vi: 'Nơi chụp khác EXIF {km} km', en: 'EXIF says {km} km from the stated place' },
  placeNear: { vi: 'Nơi chụp khớp EXIF', en: 'The place agrees with EXIF' },
  border: { vi: 'Nghi có khung viền, dày {share} %', en: 'Maybe a frame, {share} % of a side' },
  noBorder: { vi: 'Không thấy khung viền', en: 'No frame seen' },
  watermark: { vi: 'Nghi có hình mờ lặp lại', en: 'Maybe a repeated watermark' },
  noWatermark: { vi: 'Không thấy hình mờ', en: 'No watermark seen' },
  name: { vi: 'Nghi có chữ ở {place}', en: 'Maybe letters at the {place}' },
  noName: { vi: 'Không thấy chữ ở mép ảnh', en: 'No letters seen at the edges' },
  aiMarkers: { vi: 'Nghi AI: {markers}', en: 'Maybe AI: {markers}' },
  aiDeclared: { vi: 'Tác giả khai có dùng AI', en: 'The author says that AI was used' },
  noAi: { vi: 'Không thấy dấu vết AI', en: 'No trace of AI seen' },
  aiNotAllowed: { vi: 'không dùng AI', en: 'no AI' },
  aiToDeclare: { vi: 'phải khai', en: 'to be declared' },
  declaredAgainst: {
    vi: 'Tác giả khai điều thể lệ không nhận: {things}',
    en: 'The author declares what the rules do not take: {things}',
  },
  declaredWithin: { vi: 'Lời khai hợp thể lệ', en: 'What the author declares is within the rules' },
  childWithout: {
    vi: 'Có trẻ em, chưa có đồng ý của người giám hộ',
    en: 'A child, and no guardian has agreed',
  },
  childWith: { vi: 'Trẻ em, người giám hộ đã đồng ý', en: 'A child, and a guardian has agreed' },
  noChild: { vi: 'Không có trẻ em nhận ra được', en: 'No child can be recognised' },
  personWithout: { vi: 'Rõ mặt người, chưa có giấy đồng ý', en: 'A face, and no release yet' },
  personWith: { vi: 'Rõ mặt người, đã có giấy đồng ý', en: 'A face, with a release' },
  noPerson: { vi: 'Không rõ mặt người', en: 'Nobody can be recognised' },
  excluded: { vi: 'Tác giả thuộc diện không được dự thi', en: 'The author may not take part' },
  notExcluded: { vi: 'Tác giả được dự thi', en: 'The author may take part' },
  alikeWork: { vi: 'Giống {likeness} %: {number}', en: '{likeness} % like {number}' },
  alikeOther: {
    vi: 'Giống {likeness} % một tác phẩm của cuộc thi khác',
    en: '{likeness} % like a work of another contest',
  },
  alikeLibrary: {
    vi: 'Giống {likeness} % một tệp của thư viện',
    en: '{likeness} % like a file of the library',
  },
  notAlike: { vi: 'Chưa thấy khung hình gần giống', en: 'Nothing that looks alike was found' },
} as const satisfies Readonly<Record<string, Text>>;

export type TechText = keyof typeof TECH_TEXTS;

export const AI_MARKER_TEXTS: Readonly<Record<AiMarkerKind, Text>> = {
  SOURCE_TYPE: { vi: 'tệp tự ghi {said}', en: 'the file says {said}' },
  GENERATOR: { vi: 'phần mềm {said}', en: 'software {said}' },
  PROMPT: { vi: 'có câu lệnh tạo ảnh ({said})', en: 'holds a prompt ({said})' },
  SIZE: { vi: 'cỡ {said}, không có máy ảnh', en: 'size {said}, no camera' },
};

export const DECLARED_TEXTS: Readonly<Record<DeclaredThing, Text>> = {
  ai: { vi: 'có dùng AI', en: 'AI was used' },
  composite: { vi: 'ảnh ghép', en: 'a composite' },
  awarded: { vi: 'đã đoạt giải', en: 'awarded before' },
};

export const TEXT_PLACE_TEXTS: Readonly<Record<`${TextEdge}_${TextSide}`, Text>> = {
  TOP_LEFT: { vi: 'góc trên bên trái', en: 'upper left' },
  TOP_CENTRE: { vi: 'mép trên', en: 'upper edge' },
  TOP_RIGHT: { vi: 'góc trên bên phải', en: 'upper right' },
  BOTTOM_LEFT: { vi: 'góc dưới bên trái', en: 'lower left' },
  BOTTOM_CENTRE: { vi: 'mép dưới', en: 'lower edge' },
  BOTTOM_RIGHT: { vi: 'góc dưới bên phải', en: 'lower right' },
};
