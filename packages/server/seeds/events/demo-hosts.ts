import type { AccountType } from '@toasoan/contract/features/users/user.ts';

type DemoHost = readonly [kind: AccountType, displayName: string, username: string];

/** Invented bodies that hold the events of the demo, and invented people who take part. */
export const DEMO_HOSTS: readonly DemoHost[] = [
  ['organization', 'Sở Giáo dục và Đào tạo Lào Cai (mẫu)', 'so-gddt-lao-cai'],
  ['organization', 'Viện Nghiên cứu Du lịch (mẫu)', 'vien-nghien-cuu-du-lich'],
  ['organization', 'Hội Nghệ sĩ Nhiếp ảnh Quảng Ninh (mẫu)', 'hoi-nhiep-anh-quang-ninh'],
  ['organization', 'Trung tâm Bảo tồn Di sản Thăng Long (mẫu)', 'bao-ton-di-san-thang-long'],
  ['enterprise', 'Nhà hát Nghệ thuật Ca kịch Huế (mẫu)', 'nha-hat-ca-kich-hue'],
  ['enterprise', 'Nhà hát Múa rối (mẫu)', 'nha-hat-mua-roi'],
  ['organization', 'Liên đoàn Điền kinh Hà Nội (mẫu)', 'lien-doan-dien-kinh-ha-noi'],
  ['organization', 'Sở Công Thương Đà Nẵng (mẫu)', 'so-cong-thuong-da-nang'],
  ['organization', 'Hội Nhà báo thành phố (mẫu)', 'hoi-nha-bao-thanh-pho'],
  ['organization', 'Vụ Ngoại giao Văn hóa (mẫu)', 'vu-ngoai-giao-van-hoa'],
  ['organization', 'Hiệp hội Cà phê (mẫu)', 'hiep-hoi-ca-phe'],
  ['organization', 'Trung tâm Văn hóa Thể thao (mẫu)', 'trung-tam-van-hoa-the-thao'],
  ['organization', 'Ủy ban về người Việt Nam ở nước ngoài (mẫu)', 'uy-ban-kieu-bao'],
  ['enterprise', 'Hợp tác xã tranh Đông Hồ (mẫu)', 'hop-tac-xa-tranh-dong-ho'],
  ['organization', 'Ủy ban nhân dân tỉnh Lâm Đồng (mẫu)', 'ubnd-tinh-lam-dong'],
  ['organization', 'Sở Văn hóa, Thể thao và Du lịch Nghệ An (mẫu)', 'so-vhttdl-nghe-an'],
  ['organization', 'Ủy ban nhân dân tỉnh Phú Thọ (mẫu)', 'ubnd-tinh-phu-tho'],
  ['organization', 'Hội Nhà văn (mẫu)', 'hoi-nha-van'],
  ['organization', 'Ủy ban nhân dân xã Bắc Hà (mẫu)', 'ubnd-xa-bac-ha'],
  ['organization', 'Câu lạc bộ Đọc sách (mẫu)', 'cau-lac-bo-doc-sach'],
  ['organization', 'Ban Ảnh (mẫu)', 'ban-anh'],
  ['organization', 'Hiệp hội Làng nghề (mẫu)', 'hiep-hoi-lang-nghe'],
  ['organization', 'Liên đoàn Thể thao dưới nước (mẫu)', 'the-thao-duoi-nuoc'],
  ['organization', 'Ủy ban nhân dân xã Mù Cang Chải (mẫu)', 'ubnd-xa-mu-cang-chai'],
  ['event', 'Ban tổ chức Festival Hoa (mẫu)', 'festival-hoa'],
  ['event', 'Ban tổ chức Giải chạy Hồ Gươm (mẫu)', 'giai-chay-ho-guom'],
  ['event', 'Ban tổ chức Chung kết thi ảnh (mẫu)', 'thi-anh-bien-dao'],
  ['figure', 'Ca sĩ Ngọc Lam (mẫu)', 'ca-si-ngoc-lam'],
  ['figure', 'Nghệ sĩ Hoàng Trâm (mẫu)', 'nghe-si-hoang-tram'],
  ['figure', 'Nhà thơ Vũ Thanh An (mẫu)', 'nha-tho-vu-thanh-an'],
  ['figure', 'Nhà văn Lê Khắc Minh (mẫu)', 'nha-van-le-khac-minh'],
];
