import type { ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';

interface Tile {
  readonly column: number;
  readonly row: number;
  /** Short enough for the tile. */
  readonly name: string;
}

const at = (column: number, row: number, name: string): Tile => ({ column, row, name });

/** The 34 units as tiles, roughly where they lie; the official names are in `PROVINCES`. */
export const MAP_TILES: Readonly<Record<ProvinceCode, Tile>> = {
  '12': at(2, 1, 'Lai Châu'),
  '15': at(3, 1, 'Lào Cai'),
  '08': at(4, 1, 'T.Quang'),
  '04': at(5, 1, 'Cao Bằng'),
  '11': at(1, 2, 'Đ.Biên'),
  '14': at(2, 2, 'Sơn La'),
  '25': at(3, 2, 'Phú Thọ'),
  '19': at(4, 2, 'T.Nguyên'),
  '20': at(5, 2, 'L.Sơn'),
  '01': at(3, 3, 'Hà Nội'),
  '24': at(4, 3, 'Bắc Ninh'),
  '31': at(5, 3, 'H.Phòng'),
  '22': at(6, 3, 'Q.Ninh'),
  '37': at(3, 4, 'N.Bình'),
  '33': at(4, 4, 'H.Yên'),
  '38': at(3, 5, 'T.Hóa'),
  '40': at(3, 6, 'Nghệ An'),
  '42': at(4, 7, 'Hà Tĩnh'),
  '44': at(4, 8, 'Q.Trị'),
  '46': at(5, 9, 'Huế'),
  '48': at(5, 10, 'Đ.Nẵng'),
  '51': at(5, 11, 'Q.Ngãi'),
  '52': at(5, 12, 'Gia Lai'),
  '66': at(5, 13, 'Đ.Lắk'),
  '56': at(6, 13, 'K.Hòa'),
  '80': at(3, 14, 'T.Ninh'),
  '75': at(4, 14, 'Đ.Nai'),
  '68': at(5, 14, 'L.Đồng'),
  '82': at(3, 15, 'Đ.Tháp'),
  '79': at(4, 15, 'TP.HCM'),
  '91': at(1, 16, 'An Giang'),
  '92': at(2, 16, 'C.Thơ'),
  '86': at(3, 16, 'V.Long'),
  '96': at(1, 17, 'Cà Mau'),
};

/** Parts of Đà Nẵng and Khánh Hòa; they are always drawn. */
export const ISLANDS = [
  { name: 'Hoàng Sa', column: 6, row: 9 },
  { name: 'Trường Sa', column: 6, row: 14 },
] as const;
