import type { Residence } from '@toasoan/contract/features/submissions/submission-kinds.ts';

export interface DemoEntrant {
  readonly fullName: string;
  readonly birthDate: string;
  readonly residence?: Residence;
  readonly country?: string;
  readonly provinceCode?: string;
  readonly job?: string;
  readonly organization?: string;
  readonly vapaNumber?: string;
  readonly guardian?: { readonly name: string; readonly phone: string };
}

/** Made up, like their numbers and addresses; works take them in turn. */
export const DEMO_ENTRANTS: readonly DemoEntrant[] = [
  { fullName: 'Vàng Thị Mỷ', birthDate: '1998-04-12', provinceCode: '15', job: 'Giáo viên' },
  { fullName: 'Nguyễn Thúy Hạnh', birthDate: '2002-08-30', provinceCode: '08', job: 'Sinh viên' },
  { fullName: 'Lý Hoàng Phúc', birthDate: '1985-01-19', provinceCode: '92', vapaNumber: 'VAPA-01234' },
  { fullName: 'Trần Đình Khôi', birthDate: '1979-11-02', provinceCode: '56', job: 'Ngư dân' },
  { fullName: 'Đặng Ngọc Quyên', birthDate: '1991-06-25', provinceCode: '33' },
  { fullName: 'Hoàng Gia Bảo', birthDate: '1988-03-08', provinceCode: '24', job: 'Thợ gốm' },
  {
    fullName: 'Lò Văn Ánh',
    birthDate: '2010-09-15',
    provinceCode: '12',
    job: 'Học sinh',
    guardian: { name: 'Lò Thị Inh', phone: '0900 000 107' },
  },
  { fullName: 'Phan Mỹ Duyên', birthDate: '1994-12-01', provinceCode: '82' },
  { fullName: 'Bùi Tấn Lộc', birthDate: '1990-02-17', provinceCode: '48', vapaNumber: 'VAPA-02071' },
  { fullName: 'Tôn Nữ Diệu Hiền', birthDate: '1983-05-22', provinceCode: '46' },
  { fullName: 'Mai Quốc Thắng', birthDate: '1975-07-07', provinceCode: '56', job: 'Bộ đội' },
  {
    fullName: 'Emma Sørensen',
    birthDate: '1996-10-11',
    residence: 'FOREIGN',
    country: 'DK',
    job: 'Nhiếp ảnh',
  },
  {
    fullName: 'Kim Minseo',
    birthDate: '1993-03-03',
    residence: 'FOREIGN',
    country: 'KR',
  },
  {
    fullName: 'Antoine Lefèvre',
    birthDate: '1969-09-09',
    residence: 'FOREIGN',
    country: 'FR',
  },
  {
    fullName: 'Trịnh Bích Liên',
    birthDate: '1987-01-30',
    residence: 'OVERSEAS_VN',
    country: 'DE',
  },
  {
    fullName: 'Võ Anh Tuấn',
    birthDate: '1981-08-18',
    residence: 'OVERSEAS_VN',
    country: 'US',
  },
  {
    fullName: 'Hà Kiều Oanh',
    birthDate: '1999-05-05',
    provinceCode: '79',
    organization: 'Câu lạc bộ Ảnh Ví Dụ',
  },
  { fullName: 'Ngô Xuân Sơn', birthDate: '1972-06-14', provinceCode: '40' },
];
