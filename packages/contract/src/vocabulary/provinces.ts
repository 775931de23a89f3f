import type { ProvinceCode } from './province-codes.ts';

/**
 * The 34 provinces and cities since 1 July 2025 by their official codes, in the order of the codes. `merged`: the
 * former provinces they include, so that older data and searches still match.
 */
export const PROVINCES = {
  '01': { name: 'Hà Nội', merged: [] },
  '04': { name: 'Cao Bằng', merged: [] },
  '08': { name: 'Tuyên Quang', merged: ['Hà Giang'] },
  '11': { name: 'Điện Biên', merged: [] },
  '12': { name: 'Lai Châu', merged: [] },
  '14': { name: 'Sơn La', merged: [] },
  '15': { name: 'Lào Cai', merged: ['Yên Bái'] },
  '19': { name: 'Thái Nguyên', merged: ['Bắc Kạn'] },
  '20': { name: 'Lạng Sơn', merged: [] },
  '22': { name: 'Quảng Ninh', merged: [] },
  '24': { name: 'Bắc Ninh', merged: ['Bắc Giang'] },
  '25': { name: 'Phú Thọ', merged: ['Vĩnh Phúc', 'Hòa Bình'] },
  '31': { name: 'Hải Phòng', merged: ['Hải Dương'] },
  '33': { name: 'Hưng Yên', merged: ['Thái Bình'] },
  '37': { name: 'Ninh Bình', merged: ['Hà Nam', 'Nam Định'] },
  '38': { name: 'Thanh Hóa', merged: [] },
  '40': { name: 'Nghệ An', merged: [] },
  '42': { name: 'Hà Tĩnh', merged: [] },
  '44': { name: 'Quảng Trị', merged: ['Quảng Bình'] },
  '46': { name: 'Huế', merged: [] },
  '48': { name: 'Đà Nẵng', merged: ['Quảng Nam'] },
  '51': { name: 'Quảng Ngãi', merged: ['Kon Tum'] },
  '52': { name: 'Gia Lai', merged: ['Bình Định'] },
  '56': { name: 'Khánh Hòa', merged: ['Ninh Thuận'] },
  '66': { name: 'Đắk Lắk', merged: ['Phú Yên'] },
  '68': { name: 'Lâm Đồng', merged: ['Đắk Nông', 'Bình Thuận'] },
  '75': { name: 'Đồng Nai', merged: ['Bình Phước'] },
  '79': { name: 'TP. Hồ Chí Minh', merged: ['Bình Dương', 'Bà Rịa – Vũng Tàu'] },
  '80': { name: 'Tây Ninh', merged: ['Long An'] },
  '82': { name: 'Đồng Tháp', merged: ['Tiền Giang'] },
  '86': { name: 'Vĩnh Long', merged: ['Bến Tre', 'Trà Vinh'] },
  '91': { name: 'An Giang', merged: ['Kiên Giang'] },
  '92': { name: 'Cần Thơ', merged: ['Sóc Trăng', 'Hậu Giang'] },
  '96': { name: 'Cà Mau', merged: ['Bạc Liêu'] },
} as const satisfies Record<ProvinceCode, { readonly name: string; readonly merged: readonly string[] }>;
