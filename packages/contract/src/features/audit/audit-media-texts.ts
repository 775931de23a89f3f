import { ENUMERATIONS } from '../../vocabulary/enumerations.ts';
import type { Language } from '../../vocabulary/language.ts';

type Text = Readonly<Record<Language, string>>;
type Texts = Readonly<Record<string, Text>>;

/** Labels of the fields of files. */
export const AUDIT_MEDIA_FIELD_TEXTS: Texts = {
  fileName: { vi: 'Tên tệp', en: 'File name' },
  mediaState: { vi: 'Tình trạng tệp', en: 'State of the file' },
  caption: { vi: 'Chú thích', en: 'Caption' },
  credit: { vi: 'Tác giả / nguồn ảnh', en: 'Credit' },
  ownerType: { vi: 'Chủ sở hữu', en: 'Owner' },
  licence: { vi: 'Giấy phép sử dụng', en: 'Licence' },
  licenceStatus: { vi: 'Tình trạng bản quyền', en: 'State of the rights' },
  licenceUntil: { vi: 'Dùng được đến hết ngày', en: 'May be used until' },
  licenceDocId: { vi: 'Văn bản cho phép', en: 'Paper that allows it' },
  usageTerms: { vi: 'Điều kiện sử dụng', en: 'Terms of use' },
  takenTime: { vi: 'Chụp lúc', en: 'Taken' },
  placeText: { vi: 'Nơi chụp', en: 'Taken at' },
  provinceCode: { vi: 'Tỉnh, thành phố', en: 'Province' },
  latitude: { vi: 'Vĩ độ', en: 'Latitude' },
  longitude: { vi: 'Kinh độ', en: 'Longitude' },
  persons: { vi: 'Nhân vật trong ảnh', en: 'Who is shown' },
  personIds: { vi: 'Tài khoản nhân vật trong ảnh', en: 'Accounts of who is shown' },
  hasIdentifiableChild: { vi: 'Có trẻ em nhận diện được', en: 'A child can be recognised' },
  childPrivacy: { vi: 'Đồng ý sử dụng hình ảnh trẻ em', en: 'Consent for the child' },
  isPublicActivity: { vi: 'Hoạt động công cộng', en: 'Public event' },
  aiUse: { vi: 'Nội dung AI', en: 'AI content' },
  aiLabel: { vi: 'Nhãn AI cho bạn đọc', en: 'AI label for readers' },
  mapChecked: { vi: 'Bản đồ Việt Nam', en: 'Map of Việt Nam' },
  folderId: { vi: 'Thư mục', en: 'Folder' },
  folderParentId: { vi: 'Nằm trong thư mục', en: 'In the folder' },
  collectionIds: { vi: 'Bộ sưu tập', en: 'Collections' },
  focalPoint: { vi: 'Điểm lấy nét', en: 'Focal point' },
  crops: { vi: 'Khung cắt', en: 'Crops' },
  revision: { vi: 'Lần đổi ảnh', en: 'Revision of the picture' },
  checksum: { vi: 'Mã kiểm tra tệp', en: 'Checksum' },
};

/** Labels of their values that are words of the system. */
export const AUDIT_MEDIA_VALUE_TEXTS: Readonly<Record<string, Texts>> = {
  'media.kind': {
    IMAGE: { vi: 'Ảnh', en: 'Picture' },
    VIDEO: { vi: 'Video', en: 'Video' },
    AUDIO: { vi: 'Âm thanh', en: 'Sound' },
    DOCUMENT: { vi: 'Tài liệu', en: 'Document' },
  },
  mediaState: {
    PROCESSING: { vi: 'Đang xử lý', en: 'Processing' },
    READY: { vi: 'Dùng được', en: 'Ready' },
    FAILED: { vi: 'Không đọc được', en: 'Not readable' },
    QUARANTINED: { vi: 'Đang cách ly', en: 'Quarantined' },
    TRASHED: { vi: 'Trong thùng rác', en: 'In the trash' },
  },
  ownerType: {
    INDIVIDUAL: { vi: 'Cá nhân', en: 'A person' },
    ORGANIZATION: { vi: 'Tổ chức', en: 'An organisation' },
  },
  licence: {
    OWN: { vi: 'Tòa soạn tự làm', en: 'Made by the newsroom' },
    AGENCY: { vi: 'Mua của hãng tin', en: 'Bought from an agency' },
    CC_BY: { vi: 'CC BY', en: 'CC BY' },
    CC_BY_SA: { vi: 'CC BY-SA', en: 'CC BY-SA' },
    PUBLIC_DOMAIN: { vi: 'Hết hạn bảo hộ', en: 'Public domain' },
    PERMISSION: { vi: 'Được chủ sở hữu cho phép', en: 'Allowed by the owner' },
    CONTEST: { vi: 'Tác phẩm dự thi', en: 'Contest entry' },
    UNKNOWN: { vi: 'Chưa rõ', en: 'Unknown' },
  },
  licenceStatus: {
    VALID: { vi: 'Còn hiệu lực', en: 'Valid' },
    EXPIRED: { vi: 'Đã hết hạn', en: 'Ended' },
    DENIED: { vi: 'Không được dùng', en: 'Denied' },
    PENDING: { vi: 'Chờ xác nhận', en: 'To be confirmed' },
  },
  aiUse: {
    NONE: { vi: 'Không dùng AI', en: 'No AI' },
    ASSISTED: { vi: 'AI hỗ trợ, không đổi nội dung', en: 'AI helped, content unchanged' },
    EDITED_REAL: { vi: 'Cảnh thật bị AI sửa', en: 'Real scene changed by AI' },
    GENERATED: { vi: 'AI tạo ra', en: 'Made by AI' },
  },
  hasIdentifiableChild: ENUMERATIONS.triState,
  mapChecked: ENUMERATIONS.triState,
};
