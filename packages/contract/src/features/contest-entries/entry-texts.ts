import type { Language } from '../../vocabulary/language.ts';
import type { DeclaredThing } from '../submissions/declared-against.ts';

type Text = Readonly<Record<Language, string>>;

/** Why an entry is not taken: what happened, what is kept, what to do. */
export const ENTRY_RULE_TEXTS = {
  NO_MAIL: {
    vi: 'Cuộc thi chưa nhận bài được vì trang chưa gửi được thư xác nhận. Hãy quay lại sau.',
    en: 'The contest cannot take entries yet: the site cannot send the mail that confirms them. Come back later.',
  },
  NOT_OPEN_YET: {
    vi: 'Cuộc thi chưa nhận bài. Hãy quay lại khi cuộc thi mở.',
    en: 'The contest does not take entries yet. Come back when it opens.',
  },
  CLOSED: {
    vi: 'Cuộc thi đã đóng nhận bài lúc {time} (giờ Việt Nam). Các tác phẩm đã gửi vẫn được giữ; bản nháp chưa gửi không gửi được nữa.',
    en: 'The contest stopped taking entries at {time} (Vietnam time). Works that were sent are kept; a draft can no longer be sent.',
  },
  NO_RULES: {
    vi: 'Cuộc thi chưa công bố thể lệ nên chưa nhận bài. Bản nháp vẫn được giữ.',
    en: 'The contest has not published its rules and takes no entries yet. The draft is kept.',
  },
  CODE_WRONG: {
    vi: 'Mã không đúng hoặc đã hết hạn. Hãy kiểm tra thư mới nhất; sau 5 lần sai cần xin mã mới.',
    en: 'The code is wrong or over. Look at the newest mail; after 5 wrong tries ask for a new code.',
  },
  LINK_OVER: {
    vi: 'Liên kết này đã hết hạn. Hãy nhập email để nhận mã mới; bản nháp và tác phẩm đã gửi vẫn được giữ.',
    en: 'This link is over. Enter your e-mail to get a new code; drafts and works that were sent are kept.',
  },
  BLOCKED: {
    vi: 'Ban Tổ chức đã ngừng nhận bài từ email này. Các tác phẩm đã gửi vẫn được giữ. Hãy liên hệ Ban Tổ chức.',
    en: 'The organisers take no more entries from this e-mail. Works that were sent are kept. Write to the organisers.',
  },
  JUROR: {
    vi: 'Email này là của một giám khảo cuộc thi, mà giám khảo thì không dự thi. Bản nháp và các tác phẩm đã gửi vẫn được giữ. Nếu có nhầm lẫn hoặc bạn không chấm nữa, hãy viết thư cho Ban Tổ chức.',
    en: 'This e-mail is that of a juror of the contest, and jurors cannot enter. The draft and works that were sent are kept. If this is a mistake, or you no longer judge, write to the organisers.',
  },
  TOO_MANY_WORKS: {
    vi: 'Mỗi tác giả gửi tối đa {most} tác phẩm và bạn đã gửi đủ. Bản nháp vẫn được giữ; muốn gửi tác phẩm này, hãy rút một tác phẩm khác.',
    en: 'Each author may send {most} works, and you have sent as many. The draft is kept; to send this work, withdraw another one.',
  },
  DRAFT_GONE: {
    vi: 'Bản nháp này không còn: đã gửi, đã bỏ hoặc đã hết hạn. Hãy tải lại trang để xem tác phẩm của bạn.',
    en: 'This draft is no longer there: it was sent, thrown away, or over. Load the page again to see your works.',
  },
  FIX_OVER: {
    vi: 'Tác phẩm này không còn chờ bổ sung. Những gì đã gửi vẫn được giữ.',
    en: 'This work no longer waits to be completed. What was sent is kept.',
  },
  WITHDRAW_NOT_NOW: {
    vi: 'Tác phẩm đã vào vòng kiểm tra nên không tự rút được. Tác phẩm vẫn được giữ; hãy viết thư cho Ban Tổ chức.',
    en: 'The work is being checked and cannot be withdrawn here. It stays; write to the organisers.',
  },
  NUMBER_WRONG: {
    vi: 'Mã số gõ vào không khớp nên tác phẩm chưa rút. Hãy gõ đúng mã số của tác phẩm.',
    en: 'The number does not match, so the work was not withdrawn. Type the number of the work.',
  },
  RULES_CHANGED: {
    vi: 'Thể lệ vừa có phiên bản mới nên tác phẩm chưa được gửi. Bản nháp vẫn được giữ; hãy đọc lại và đánh dấu đồng ý.',
    en: 'The rules have a new version, so the work was not sent. The draft is kept; read them again and tick.',
  },
  AGREE_MISSING: {
    vi: 'Cần đánh dấu đồng ý với thể lệ, cách dùng dữ liệu cá nhân và bản quyền. Bản nháp vẫn được giữ.',
    en: 'Tick that you agree with the rules, the use of personal data and the copyright. The draft is kept.',
  },
  NAME_MISSING: { vi: 'Hãy điền họ và tên như trên giấy tờ.', en: 'Enter the name as on the identity card.' },
  GROUP_MISSING: { vi: 'Hãy điền tên đơn vị.', en: 'Enter the name of the organization.' },
  BIRTH_MISSING: { vi: 'Hãy điền ngày sinh.', en: 'Enter the date of birth.' },
  TOO_YOUNG: {
    vi: 'Thể lệ nhận tác giả từ {age} tuổi. Bản nháp vẫn được giữ.',
    en: 'The rules take authors from the age of {age}. The draft is kept.',
  },
  GUARDIAN_MISSING: {
    vi: 'Tác giả dưới 18 tuổi cần họ tên, số điện thoại và sự đồng ý của người giám hộ.',
    en: 'An author under 18 needs the name, the telephone number and the consent of a guardian.',
  },
  GUARDIAN_PAPER_MISSING: {
    vi: 'Tác giả dưới 18 tuổi cần bản chụp hoặc bản scan giấy đồng ý có chữ ký của người giám hộ.',
    en: 'An author under 18 needs a photo or a scan of the consent that the guardian signed.',
  },
  PAPER_TYPE: {
    vi: 'Giấy đồng ý của người giám hộ cần là ảnh JPEG, PNG hoặc tệp PDF. Bản nháp vẫn được giữ; hãy chụp hoặc scan lại.',
    en: 'The consent of the guardian is a JPEG or PNG picture or a PDF file. The draft is kept; photograph or scan it again.',
  },
  PHONE_MISSING: { vi: 'Hãy điền số điện thoại.', en: 'Enter a telephone number.' },
  ADDRESS_MISSING: { vi: 'Hãy điền địa chỉ.', en: 'Enter the address.' },
  COUNTRY_NOT_TAKEN: {
    vi: 'Thể lệ không nhận tác giả mang quốc tịch này.',
    en: 'The rules do not take authors of this nationality.',
  },
  CATEGORY_MISSING: { vi: 'Hãy chọn hạng mục của cuộc thi.', en: 'Choose a category of the contest.' },
  FILES_ONE: {
    vi: 'Hạng mục này cần đúng một tệp; hiện có {count}.',
    en: 'This category takes exactly one file; there are {count}.',
  },
  FILES_SERIES: {
    vi: 'Ảnh bộ cần từ {min} đến {max} ảnh; hiện có {count}.',
    en: 'A series has {min} to {max} pictures; there are {count}.',
  },
  FILES_KIND: {
    vi: 'Có tệp không hợp hạng mục: ảnh cho ảnh đơn và ảnh bộ, phim cho video.',
    en: 'A file does not fit the category: pictures for photos and series, a film for video.',
  },
  TITLE_MISSING: { vi: 'Hãy đặt tên tác phẩm.', en: 'Give the work a title.' },
  STORY_MISSING: { vi: 'Hãy viết thuyết minh cho tác phẩm.', en: 'Write the story of the work.' },
  TAKEN_TIME_MISSING: { vi: 'Hãy điền ngày chụp hoặc quay.', en: 'Enter when it was taken.' },
  TAKEN_OUTSIDE: {
    vi: 'Thể lệ nhận tác phẩm làm từ {from} đến {to}.',
    en: 'The rules take works made between {from} and {to}.',
  },
  TAKEN_PLACE_MISSING: { vi: 'Hãy điền nơi chụp hoặc quay.', en: 'Enter where it was taken.' },
  PEOPLE_UNSAID: {
    vi: 'Hãy trả lời: có nhận ra người, có nhận ra trẻ em trong tác phẩm không.',
    en: 'Say whether people, and whether children, can be recognised in the work.',
  },
  DECLARED_UNSAID: {
    vi: 'Hãy trả lời đủ các câu về AI, ghép ảnh, đã công bố, đã đoạt giải.',
    en: 'Answer the questions about AI, composites, earlier publication and earlier awards.',
  },
  AI_TEXT_MISSING: { vi: 'Hãy viết AI được dùng vào việc gì.', en: 'Say what AI was used for.' },
  AWARDED_TEXT_MISSING: { vi: 'Hãy viết giải thưởng đã nhận.', en: 'Say which award it received.' },
  FILE_TYPE: {
    vi: 'Cuộc thi không nhận loại tệp này. Các tệp khác và bản nháp vẫn được giữ. Định dạng nhận: {formats}.',
    en: 'The contest does not take files of this kind. Other files and the draft are kept. It takes: {formats}.',
  },
  FILE_EMPTY: { vi: 'Tệp không có nội dung.', en: 'The file is empty.' },
  FILE_TOO_LARGE: {
    vi: 'Tệp lớn hơn {limit}. Các tệp khác và bản nháp vẫn được giữ; hãy xuất bản nhỏ hơn.',
    en: 'The file is larger than {limit}. Other files and the draft are kept; save a smaller copy.',
  },
  FILE_TOO_SMALL: {
    vi: 'Ảnh nhỏ hơn {limit}. Các tệp khác và bản nháp vẫn được giữ; hãy gửi ảnh gốc.',
    en: 'The picture is smaller than {limit}. Other files and the draft are kept; send the original.',
  },
  TOO_MANY_FILES: {
    vi: 'Bản nháp đã có {most} tệp. Hãy bỏ bớt tệp rồi tải lên.',
    en: 'The draft holds {most} files already. Remove some, then upload.',
  },
  TOO_MANY_UPLOADS: {
    vi: 'Đang có quá nhiều tệp tải lên dở dang. Hãy chờ các tệp ấy xong hoặc hủy bớt.',
    en: 'Too many uploads are under way. Wait for them, or cancel some.',
  },
  DAY_FULL: {
    vi: 'Hôm nay cuộc thi đã nhận quá nhiều tệp. Bản nháp vẫn được giữ; hãy tải tiếp vào ngày mai.',
    en: 'Too many files came today. The draft is kept; go on tomorrow.',
  },
} as const satisfies Readonly<Record<string, Text>>;
export type EntryRule = keyof typeof ENTRY_RULE_TEXTS;

/** What will be flagged once it is sent: said before, decided by a person. */
export const ENTRY_FLAG_TEXTS = {
  ai: {
    vi: 'Bạn khai có dùng AI, mà thể lệ không nhận tác phẩm do AI tạo ra.',
    en: 'You say that AI was used, and the rules take no works made by AI.',
  },
  composite: {
    vi: 'Bạn khai đây là ảnh ghép, mà thể lệ không nhận ảnh ghép.',
    en: 'You say that it is a composite, and the rules take none.',
  },
  awarded: {
    vi: 'Bạn khai tác phẩm đã đoạt giải, mà thể lệ không nhận tác phẩm như vậy.',
    en: 'You say that it won an award, and the rules take no such works.',
  },
} as const satisfies Readonly<Record<DeclaredThing, Text>>;
