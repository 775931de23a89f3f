import type { AccountType } from '@toasoan/contract/features/users/user.ts';

type DemoHost = readonly [kind: AccountType, displayName: string, username: string];

/** Invented bodies that hold the events of the demo, and invented people who take part. */
export const DEMO_HOSTS: readonly DemoHost[] = [
  ['organization', 'Sở Giáo dục và Đào tạo Lào Cai', 'so-gddt-lao-cai'],
  ['organization', 'Viện Nghiên cứu Du lịch', 'vien-nghien-cuu-du-lich'],
  ['organization', 'Hội Nghệ sĩ Nhiếp ảnh Quảng Ninh', 'hoi-nhiep-anh-quang-ninh'],
  ['organization', 'Trung tâm Bảo tồn Di sản Thăng Long', 'bao-ton-di-san-thang-long'],
  ['enterprise', 'Nhà hát Nghệ thuật Ca kịch Huế', 'nha-hat-ca-kich-hue'],
  ['enterprise', 'Nhà hát Múa rối', 'nha-hat-mua-roi'],
  ['organization', 'Liên đoàn Điền kinh Hà Nội', 'lien-doan-dien-kinh-ha-noi'],
  ['organization', 'Sở Công Thương Đà Nẵng', 'so-cong-thuong-da-nang'],
  ['organization', 'Hội Nhà báo thành phố', 'hoi-nha-bao-thanh-pho'],
  ['organization', 'Vụ Ngoại giao Văn hóa', 'vu-ngoai-giao-van-hoa'],
  ['organization', 'Hiệp hội Cà phê', 'hiep-hoi-ca-phe'],
  ['organization', 'Trung tâm Văn hóa Thể thao', 'trung-tam-van-hoa-the-thao'],
  ['organization', 'Ủy ban về người Việt Nam ở nước ngoài', 'uy-ban-kieu-bao'],
  ['enterprise', 'Hợp tác xã tranh Đông Hồ', 'hop-tac-xa-tranh-dong-ho'],
  ['organization', 'Ủy ban nhân dân tỉnh Lâm Đồng', 'ubnd-tinh-lam-dong'],
  ['organization', 'Sở Văn hóa, Thể thao và Du lịch Nghệ An', 'so-vhttdl-nghe-an'],
  ['organization', 'Ủy ban nhân dân tỉnh Phú Thọ', 'ubnd-tinh-phu-tho'],
  ['organization', 'Hội Nhà văn', 'hoi-nha-van'],
  ['organization', 'Ủy ban nhân dân xã Bắc Hà', 'ubnd-xa-bac-ha'],
  ['organization', 'Câu lạc bộ Đọc sách', 'cau-lac-bo-doc-sach'],
  ['organization', 'Ban Ảnh', 'ban-anh'],
  ['organization', 'Hiệp hội Làng nghề', 'hiep-hoi-lang-nghe'],
  ['organization', 'Liên đoàn Thể thao dưới nước', 'the-thao-duoi-nuoc'],
  ['organization', 'Ủy ban nhân dân xã Mù Cang Chải', 'ubnd-xa-mu-cang-chai'],
  ['event', 'Ban tổ chức Festival Hoa', 'festival-hoa'],
  ['event', 'Ban tổ chức Giải chạy Hồ Gươm', 'giai-chay-ho-guom'],
  ['event', 'Ban tổ chức Chung kết thi ảnh', 'thi-anh-bien-dao'],
  ['figure', 'Ca sĩ Ngọc Lam', 'ca-si-ngoc-lam'],
  ['figure', 'Nghệ sĩ Hoàng Trâm', 'nghe-si-hoang-tram'],
  ['figure', 'Nhà thơ Vũ Thanh An', 'nha-tho-vu-thanh-an'],
  ['figure', 'Nhà văn Lê Khắc Minh', 'nha-van-le-khac-minh'],
];
