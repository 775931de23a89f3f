/** Rules that can block a change to an account with a profile. */
export const ACCOUNT_RULE_TEXTS = {
  PEN_NAME_TAKEN: {
    vi: 'Bút danh đã được sử dụng. Vui lòng chọn bút danh khác',
    en: 'This pen name is taken. Choose another one.',
  },
  ADDRESS_TAKEN: {
    vi: 'Liên kết tĩnh này đã thuộc về {name}. Hãy chọn liên kết khác, hoặc để trống để máy tự đặt.',
    en: 'This slug belongs to {name}. Choose another one, or leave it empty and one is made.',
  },
  EXPORT_TOO_MANY: {
    vi: 'Danh sách có hơn {max} dòng. Hãy lọc bớt rồi xuất lại.',
    en: 'The list has more than {max} rows. Narrow it with a filter and export again.',
  },
  LOGIN_LINKED: {
    vi: 'Tài khoản đăng nhập này đã gắn với tác giả {name}. Hãy bỏ gắn ở đó trước.',
    en: 'This login already belongs to the author {name}. Take it away there first.',
  },
  PROFILE_OF_OTHER_PROJECT: {
    vi: 'Hồ sơ này thuộc dự án {name}. Hãy chuyển sang dự án đó để sửa.',
    en: 'This profile belongs to the project {name}. Switch to it to make changes.',
  },
  PART_OF_ITSELF: {
    vi: 'Một điểm đến không thể nằm trong chính nó hoặc trong điểm con của nó.',
    en: 'A destination cannot be part of itself or of its own parts.',
  },
  TOO_DEEP: {
    vi: 'Điểm đến chỉ lồng nhau tối đa {max} cấp.',
    en: 'Destinations go at most {max} levels deep.',
  },
  NOT_READY: {
    vi: 'Chưa xuất bản được: {fault}. Chưa có gì thay đổi.',
    en: 'Not ready for readers: {fault}. Nothing has changed.',
  },
  STAYS_READY: {
    vi: 'Hồ sơ đang xuất bản nên phải giữ đủ điều kiện: {fault}. Hãy bổ sung, hoặc hạ xuống trước khi lưu.',
    en: 'The profile is public and has to stay ready: {fault}. Complete it, or take it down before saving.',
  },
  MOVE_NOT_OPEN: {
    vi: 'Hồ sơ không còn ở trạng thái cho phép thao tác này. Hãy tải lại để xem tình trạng mới.',
    en: 'The profile is not in a state for this any more. Reload to see where it stands.',
  },
  REASON_NEEDED: {
    vi: 'Hãy ghi lý do, ít nhất 10 ký tự.',
    en: 'Give a reason of at least 10 characters.',
  },
  MERGE_INTO_ITSELF: {
    vi: 'Hãy chọn một tài khoản khác để gộp vào.',
    en: 'Choose another account to merge into.',
  },
  MERGE_OTHER_KIND: {
    vi: 'Chỉ gộp được hai tài khoản cùng loại.',
    en: 'Only accounts of one kind can be merged.',
  },
  MERGE_UNDONE: {
    vi: 'Lần gộp này đã được hoàn tác.',
    en: 'This merge has been undone already.',
  },
  MERGE_NAME_TAKEN: {
    vi: 'Không hoàn tác được: bút danh cũ nay đã có người khác dùng.',
    en: 'This cannot be undone: somebody else has the old pen name now.',
  },
  MOVE_OTHER_KIND: {
    vi: 'Chỉ chuyển được cho một tài khoản cùng loại.',
    en: 'Content only moves to an account of the same kind.',
  },
  MOVE_NOT_SIGNING: {
    vi: 'Chỉ chuyển được cho một người dùng khác hoặc một tác giả của dự án này.',
    en: 'Posts only move to another user or to an author of this project.',
  },
} as const;
