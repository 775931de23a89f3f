import type { SeedCategory } from './demo-tags.ts';

export type { SeedCategory } from './demo-tags.ts';
export { DEMO_TAGS } from './demo-tags.ts';

function news(slug: string, title: string, description: string): SeedCategory {
  return { slug, title, description, kind: 'NEWS' };
}

function media(slug: string, title: string, description: string): SeedCategory {
  return { slug, title, description, kind: 'MEDIA' };
}

function province(slug: string, title: string, mergedFrom = ''): SeedCategory {
  const description =
    mergedFrom === ''
      ? `Tin tức, đời sống và con người ${title}.`
      : `Tin tức, đời sống và con người ${title}, gồm cả địa bàn ${mergedFrom} trước ngày 01/7/2025.`;
  return { slug, title, description, kind: 'LOCAL' };
}

const PROVINCES: readonly SeedCategory[] = [
  province('ha-noi', 'Hà Nội'),
  province('hue', 'Huế'),
  province('hai-phong', 'Hải Phòng', 'Hải Dương'),
  province('da-nang', 'Đà Nẵng', 'Quảng Nam'),
  province('tp-ho-chi-minh', 'TP. Hồ Chí Minh', 'Bình Dương, Bà Rịa – Vũng Tàu'),
  province('can-tho', 'Cần Thơ', 'Sóc Trăng, Hậu Giang'),
  province('tuyen-quang', 'Tuyên Quang', 'Hà Giang'),
  province('lao-cai', 'Lào Cai', 'Yên Bái'),
  province('thai-nguyen', 'Thái Nguyên', 'Bắc Kạn'),
  province('phu-tho', 'Phú Thọ', 'Vĩnh Phúc, Hòa Bình'),
  province('bac-ninh', 'Bắc Ninh', 'Bắc Giang'),
  province('hung-yen', 'Hưng Yên', 'Thái Bình'),
  province('ninh-binh', 'Ninh Bình', 'Hà Nam, Nam Định'),
  province('quang-tri', 'Quảng Trị', 'Quảng Bình'),
  province('quang-ngai', 'Quảng Ngãi', 'Kon Tum'),
  province('gia-lai', 'Gia Lai', 'Bình Định'),
  province('khanh-hoa', 'Khánh Hòa', 'Ninh Thuận'),
  province('lam-dong', 'Lâm Đồng', 'Đắk Nông, Bình Thuận'),
  province('dak-lak', 'Đắk Lắk', 'Phú Yên'),
  province('dong-nai', 'Đồng Nai', 'Bình Phước'),
  province('tay-ninh', 'Tây Ninh', 'Long An'),
  province('vinh-long', 'Vĩnh Long', 'Bến Tre, Trà Vinh'),
  province('dong-thap', 'Đồng Tháp', 'Tiền Giang'),
  province('ca-mau', 'Cà Mau', 'Bạc Liêu'),
  province('an-giang', 'An Giang', 'Kiên Giang'),
  province('lai-chau', 'Lai Châu'),
  province('dien-bien', 'Điện Biên'),
  province('son-la', 'Sơn La'),
  province('lang-son', 'Lạng Sơn'),
  province('cao-bang', 'Cao Bằng'),
  province('quang-ninh', 'Quảng Ninh'),
  province('thanh-hoa', 'Thanh Hóa'),
  province('nghe-an', 'Nghệ An'),
  province('ha-tinh', 'Hà Tĩnh'),
];

export const DEMO_CATEGORIES: readonly SeedCategory[] = [
  {
    slug: 'thoi-su',
    title: 'Thời sự',
    description: 'Tin trong nước cập nhật từng giờ.',
    kind: 'NEWS',
    color: '#b91c1c',
    children: [
      news(
        'chinh-tri',
        'Chính trị',
        'Hoạt động của cơ quan nhà nước, chính sách mới và việc thực thi ở cơ sở.',
      ),
      news('xa-hoi', 'Xã hội', 'Dân sinh, giao thông, việc làm, an sinh và chuyện phố phường.'),
      news('moi-truong', 'Môi trường', 'Thời tiết, rừng, biển, nước sạch, rác thải và biến đổi khí hậu.'),
    ],
  },
  {
    slug: 'the-gioi',
    title: 'Thế giới',
    description: 'Tin quốc tế và góc nhìn từ các nước.',
    kind: 'NEWS',
    color: '#1d4ed8',
  },
  {
    slug: 'kinh-te',
    title: 'Kinh tế',
    description: 'Thị trường, sản xuất, tiêu dùng và doanh nghiệp.',
    kind: 'NEWS',
    color: '#047857',
    children: [
      news('dau-tu', 'Đầu tư', 'Dự án, hạ tầng, khu công nghiệp và đổi mới sản xuất.'),
      news('nong-nghiep', 'Nông nghiệp', 'Mùa vụ, giá nông sản, kỹ thuật canh tác.'),
      news('ocop', 'OCOP', 'Mỗi xã một sản phẩm: đặc sản, bao bì, đường ra thị trường.'),
    ],
  },
  {
    slug: 'van-hoa',
    title: 'Văn hóa',
    description: 'Nghệ thuật, nếp sống và ký ức cộng đồng.',
    kind: 'NEWS',
    color: '#9d174d',
    children: [
      news('di-san', 'Di sản', 'Di sản vật thể, phi vật thể và những người gìn giữ.'),
      news('le-hoi', 'Lễ hội', 'Lịch hội, nghi lễ và không khí hội làng.'),
      news('am-thuc', 'Ẩm thực', 'Món ngon, người nấu và chuyện bếp núc.'),
    ],
  },
  {
    slug: 'du-lich',
    title: 'Du lịch',
    description: 'Xu hướng, sản phẩm và dịch vụ du lịch.',
    kind: 'NEWS',
    color: '#0e7490',
    children: [
      news('diem-den', 'Điểm đến', 'Nơi nên tới, mùa nên đi.'),
      news('cam-nang', 'Cẩm nang', 'Lịch trình, chi phí, kinh nghiệm trên đường.'),
    ],
  },
  {
    slug: 'dia-phuong',
    title: 'Địa phương',
    description: 'Tin từ 34 tỉnh, thành phố.',
    kind: 'LOCAL',
    color: '#4d7c0f',
    children: PROVINCES,
  },
  {
    slug: 'con-nguoi-viet-nam',
    title: 'Con người Việt Nam',
    description: 'Chân dung những người bình dị làm việc tử tế.',
    kind: 'NEWS',
    color: '#c2410c',
  },
  {
    slug: 'khoa-hoc-cong-nghe',
    title: 'Khoa học – Công nghệ',
    description: 'Nghiên cứu, sáng chế, chuyển đổi số.',
    kind: 'NEWS',
    color: '#4338ca',
  },
  {
    slug: 'giao-duc',
    title: 'Giáo dục',
    description: 'Trường lớp, thi cử, chuyện thầy trò.',
    kind: 'NEWS',
    color: '#0369a1',
  },
  {
    slug: 'y-te',
    title: 'Y tế',
    description: 'Sức khỏe cộng đồng, y tế cơ sở, tư vấn phòng bệnh.',
    kind: 'NEWS',
    color: '#0f766e',
  },
  {
    slug: 'the-thao',
    title: 'Thể thao',
    description: 'Thể thao phong trào và thành tích cao.',
    kind: 'NEWS',
    color: '#15803d',
  },
  {
    slug: 'quyen-con-nguoi',
    title: 'Quyền con người',
    description: 'Chính sách và câu chuyện bảo đảm quyền của mọi người dân.',
    kind: 'NEWS',
    color: '#6d28d9',
  },
  {
    slug: 'kieu-bao',
    title: 'Kiều bào',
    description: 'Đời sống người Việt Nam ở nước ngoài.',
    kind: 'NEWS',
    color: '#a16207',
  },
  {
    slug: 'da-phuong-tien',
    title: 'Đa phương tiện',
    description: 'Ảnh, video, âm thanh và đồ họa.',
    kind: 'MEDIA',
    color: '#334155',
    children: [
      media('anh', 'Ảnh', 'Phóng sự ảnh và ảnh dự thi.'),
      media('video', 'Video', 'Phóng sự hình, bản tin nhanh.'),
      media('podcast', 'Podcast', 'Chương trình nghe hằng tuần.'),
      media('infographic', 'Infographic', 'Số liệu kể bằng hình.'),
    ],
  },
  {
    slug: 'cai-chinh',
    title: 'Cải chính',
    description: 'Thông tin cải chính, xin lỗi của tòa soạn.',
    kind: 'CORRECTION',
    color: '#7f1d1d',
  },
];

export const REGIONAL_CATEGORIES: readonly SeedCategory[] = [
  {
    slug: 'tin-dia-phuong',
    title: 'Tin địa phương',
    description: 'Tin tức từ các xã, phường.',
    kind: 'LOCAL',
    color: '#b91c1c',
  },
  {
    slug: 'van-hoa',
    title: 'Văn hóa',
    description: 'Nếp sống, nghệ thuật và di sản của vùng đất.',
    kind: 'NEWS',
    color: '#9d174d',
    children: [news('le-hoi', 'Lễ hội', 'Lịch hội và hình ảnh hội làng.')],
  },
  {
    slug: 'du-lich',
    title: 'Du lịch',
    description: 'Điểm đến, lịch trình và dịch vụ.',
    kind: 'NEWS',
    color: '#0e7490',
  },
  {
    slug: 'con-nguoi',
    title: 'Con người',
    description: 'Những gương mặt bình dị của quê hương.',
    kind: 'NEWS',
    color: '#c2410c',
  },
  {
    slug: 'cuoc-thi',
    title: 'Cuộc thi ảnh, video',
    description: 'Tin về cuộc thi, tác phẩm và tác giả.',
    kind: 'EVENT',
    color: '#6d28d9',
  },
];
