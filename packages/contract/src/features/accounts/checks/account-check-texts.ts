/** Each line of the checklist: as it is met, and as it is not. */
export const ACCOUNT_CHECK_TEXTS = {
  SOURCE: {
    done: { vi: 'Có nguồn tham khảo', en: 'Has a source' },
    open: { vi: 'Thêm ít nhất một nguồn', en: 'Add at least one source' },
  },
  SOURCE_CHECKED: {
    done: { vi: 'Các nguồn đã được đối chiếu', en: 'Sources were compared' },
    open: { vi: 'Nguồn {number} chưa ai đối chiếu', en: 'Nobody compared source {number}' },
  },
  DATES: {
    done: { vi: 'Ngày sinh, ngày mất hợp lý', en: 'Birth and death fit' },
    open: { vi: 'Ngày mất đứng trước ngày sinh', en: 'The death is before the birth' },
  },
  ALIVE: {
    done: { vi: 'Tình trạng còn sống khớp với ngày mất', en: 'Living or dead fits the dates' },
    open: { vi: 'Người đang sống mà có ngày mất', en: 'A living person has a date of death' },
  },
  CONSENT: {
    done: { vi: 'Đã có đồng ý của nhân vật', en: 'The person agreed' },
    open: { vi: 'Cần đồng ý của nhân vật đang sống', en: 'The living person has to agree' },
  },
  PICTURE: {
    done: { vi: 'Có ảnh', en: 'Has a picture' },
    open: { vi: 'Chọn ảnh đại diện', en: 'Choose a picture' },
  },
  DESCRIPTION: {
    done: { vi: 'Có phần giới thiệu', en: 'Has an introduction' },
    open: { vi: 'Viết phần giới thiệu', en: 'Write an introduction' },
  },
  BIRTH: {
    done: { vi: 'Có năm sinh', en: 'Has a year of birth' },
    open: { vi: 'Nên ghi năm sinh, có thể là khoảng', en: 'Give a year of birth, roughly if need be' },
  },
  HOMETOWN: {
    done: { vi: 'Có quê quán', en: 'Has a home town' },
    open: { vi: 'Nên ghi quê quán', en: 'Give the home town' },
  },
  GALLERY: {
    done: { vi: 'Bộ ảnh có {count} ảnh', en: 'The gallery has {count} pictures' },
    open: {
      vi: 'Bộ ảnh có {count}, cần ít nhất {min} ảnh',
      en: 'The gallery has {count} of at least {min} pictures',
    },
  },
  CREDIT: {
    done: { vi: 'Ảnh nào cũng có nguồn', en: 'Every picture has a credit' },
    open: {
      vi: '{count} ảnh thiếu nguồn, bắt đầu từ ảnh {number}',
      en: 'Pictures without a credit: {count}, the first is picture {number}',
    },
  },
  PROVINCE: {
    done: { vi: 'Có tỉnh, thành', en: 'Has a province' },
    open: { vi: 'Chọn tỉnh, thành', en: 'Choose the province' },
  },
  COORDINATES: {
    done: { vi: 'Có tọa độ', en: 'Has coordinates' },
    open: { vi: 'Nên có tọa độ', en: 'Give the coordinates' },
  },
  MONTHS: {
    done: { vi: 'Có mùa đẹp', en: 'Has its best months' },
    open: { vi: 'Nên chọn các tháng đẹp', en: 'Choose the best months' },
  },
  HOURS: {
    done: { vi: 'Có giờ mở cửa', en: 'Has opening hours' },
    open: { vi: 'Nên ghi giờ mở cửa', en: 'Give opening hours' },
  },
} as const;

export type AccountCheckCode = keyof typeof ACCOUNT_CHECK_TEXTS;
