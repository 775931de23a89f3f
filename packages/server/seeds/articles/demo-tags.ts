export interface SeedCategory {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly kind: 'NEWS' | 'LOCAL' | 'TOPIC' | 'MEDIA' | 'EVENT' | 'DOCUMENT' | 'CORRECTION';
  readonly color?: string;
  readonly children?: readonly SeedCategory[];
}

export interface SeedTag {
  readonly title: string;
  readonly kind: 'KEYWORD' | 'TOPIC' | 'PERSON' | 'PLACE' | 'ORG' | 'CAMPAIGN';
  readonly description: string;
  readonly aliases?: readonly string[];
  readonly featured?: boolean;
}

type TagMaker = (title: string, description: string, more?: Pick<SeedTag, 'aliases' | 'featured'>) => SeedTag;

function tagsOf(kind: SeedTag['kind']): TagMaker {
  return (title, description, more = {}) => ({ title, kind, description, ...more });
}

const keyword = tagsOf('KEYWORD');
const topic = tagsOf('TOPIC');
const person = tagsOf('PERSON');
const place = tagsOf('PLACE');
const organization = tagsOf('ORG');
const campaign = tagsOf('CAMPAIGN');

export const DEMO_TAGS: readonly SeedTag[] = [
  keyword('chuyển đổi số', 'Ứng dụng công nghệ số trong quản lý, sản xuất và đời sống.', {
    aliases: ['số hóa', 'chuyen doi so'],
    featured: true,
  }),
  keyword('du lịch xanh', 'Du lịch giảm rác thải, giảm phát thải, tôn trọng cộng đồng bản địa.', {
    featured: true,
  }),
  topic('di sản UNESCO', 'Các di sản của Việt Nam được UNESCO ghi danh.', { featured: true }),
  keyword('áo dài', 'Trang phục truyền thống và đời sống hôm nay của tà áo dài.'),
  topic('Tết Nguyên đán', 'Phong tục, mua sắm, đi lại dịp Tết.', { aliases: ['Tết cổ truyền', 'Tết ta'] }),
  keyword('hạnh phúc', 'Những khoảnh khắc và câu chuyện về hạnh phúc giản dị.', { featured: true }),
  keyword('cà phê Việt', 'Từ vườn cà phê tới ly cà phê.', { aliases: ['cà phê Việt Nam'] }),
  keyword('ruộng bậc thang', 'Ruộng bậc thang vùng núi phía Bắc qua các mùa.'),
  place('Đà Nẵng', 'Thành phố bên sông Hàn.', { aliases: ['Da Nang'] }),
  place('Huế', 'Thành phố di sản bên sông Hương.', { aliases: ['Cố đô Huế'], featured: true }),
  topic('80 năm Quốc khánh', 'Tuyến bài kỷ niệm 80 năm Quốc khánh 2/9/1945 – 2/9/2025.', { featured: true }),
  topic(
    'Sắp xếp đơn vị hành chính 2025',
    'Chính quyền địa phương hai cấp và 34 tỉnh, thành từ ngày 01/7/2025.',
    { featured: true },
  ),
  campaign('Happy Việt Nam 2025', 'Cuộc thi ảnh, video về hạnh phúc của người Việt Nam, mùa 2025.', {
    aliases: ['Happy Vietnam 2025'],
    featured: true,
  }),
  keyword('Hòa bình', 'Giá trị hòa bình và những câu chuyện hàn gắn.'),
  keyword('Hoà bình', 'Thẻ nhập theo kiểu bỏ dấu mới, chờ gộp với thẻ cùng tên.'),
  keyword('thẻ cũ 2019', 'Thẻ còn lại từ hệ thống cũ, chưa gắn với bài nào.'),
  place('Hà Nội', 'Thủ đô nghìn năm.', { aliases: ['Thủ đô Hà Nội', 'Ha Noi'] }),
  place('TP.HCM', 'Thành phố Hồ Chí Minh.', { aliases: ['Thành phố Hồ Chí Minh', 'Sài Gòn'] }),
  place('Lào Cai', 'Vùng núi Tây Bắc, gồm cả Yên Bái trước đây.'),
  place('Mù Cang Chải', 'Danh thắng ruộng bậc thang thuộc tỉnh Lào Cai.'),
  place('Vịnh Hạ Long', 'Di sản thiên nhiên thế giới ở Quảng Ninh.', { aliases: ['Hạ Long'] }),
  place('Quảng Ninh', 'Tỉnh ven biển Đông Bắc.'),
  place('Nghệ An', 'Xứ Nghệ.'),
  place('Làng Sen', 'Quê nội Chủ tịch Hồ Chí Minh ở Nghệ An.'),
  place('Cần Thơ', 'Đô thị bên sông Hậu.'),
  place('Đồng Tháp Mười', 'Vùng đất ngập nước trải trên địa bàn Đồng Tháp và Tây Ninh.'),
  place('Đắk Lắk', 'Cao nguyên và dải ven biển Nam Trung Bộ.'),
  place('Trường Sa', 'Đặc khu Trường Sa, tỉnh Khánh Hòa.'),
  place('Cà Mau', 'Cực Nam Tổ quốc.'),
  place('Ninh Bình', 'Vùng cố đô Hoa Lư và các làng nghề ven biển.'),
  place('Đồng Nai', 'Vùng công nghiệp Đông Nam Bộ.'),
  keyword('làng nghề', 'Làng nghề truyền thống và người giữ nghề.', { featured: true }),
  keyword('giao thông công cộng', 'Xe buýt, đường sắt đô thị, xe đạp công cộng.'),
  keyword('xe điện', 'Phương tiện chạy điện và hạ tầng sạc.'),
  keyword('dịch vụ công trực tuyến', 'Nộp hồ sơ, trả kết quả qua mạng.', { aliases: ['dịch vụ công'] }),
  keyword('chính quyền hai cấp', 'Tổ chức chính quyền địa phương cấp tỉnh và cấp xã.'),
  keyword('rừng ngập mặn', 'Rừng ven biển và sinh kế dưới tán rừng.'),
  keyword('biến đổi khí hậu', 'Tác động và cách thích ứng.'),
  keyword('phân loại rác', 'Phân loại rác thải sinh hoạt tại nguồn.'),
  keyword('nước sạch', 'Nước uống, nước sinh hoạt nông thôn và đô thị.'),
  keyword('mưa lũ', 'Tin thời tiết và ứng phó mưa lũ.'),
  keyword('an sinh xã hội', 'Hỗ trợ người yếu thế, bảo hiểm, nhà ở.'),
  keyword('việc tử tế', 'Chuyện đẹp mỗi ngày.', { featured: true }),
  organization('ASEAN', 'Hiệp hội các quốc gia Đông Nam Á.'),
  keyword('năng lượng tái tạo', 'Điện gió, điện mặt trời, lưới điện thông minh.'),
  keyword('người Việt xa xứ', 'Cộng đồng người Việt Nam ở nước ngoài.', { aliases: ['kiều bào'] }),
  keyword('tiếng Việt', 'Dạy, học và giữ gìn tiếng Việt.'),
  keyword('người khuyết tật', 'Quyền, việc làm và hòa nhập của người khuyết tật.'),
  keyword('thanh toán số', 'Chuyển khoản, mã QR, ví điện tử.', { aliases: ['thanh toán không tiền mặt'] }),
  keyword('xuất khẩu', 'Kim ngạch, thị trường và tiêu chuẩn hàng xuất khẩu.'),
  keyword('R&D', 'Nghiên cứu và phát triển trong doanh nghiệp.', { aliases: ['nghiên cứu và phát triển'] }),
  keyword('giá lúa gạo', 'Diễn biến giá lúa, giá gạo trong nước và xuất khẩu.'),
  keyword('hồ tiêu', 'Cây tiêu và thị trường hạt tiêu.'),
  keyword('OCOP', 'Chương trình Mỗi xã một sản phẩm.'),
  keyword('mật ong', 'Nghề nuôi ong và các loại mật đặc sản.'),
  topic('tranh Đông Hồ', 'Dòng tranh dân gian in ván trên giấy điệp.', {
    aliases: ['tranh dân gian Đông Hồ'],
  }),
  keyword('nghệ nhân', 'Người nắm giữ và trao truyền nghề.'),
  keyword('cồng chiêng', 'Không gian văn hóa cồng chiêng Tây Nguyên.'),
  keyword('cải lương', 'Sân khấu cải lương và đờn ca tài tử.'),
  keyword('lễ hội', 'Lễ hội truyền thống và lễ hội mới.'),
  topic('Festival Huế', 'Chuỗi hoạt động lễ hội bốn mùa tại Huế.'),
  keyword('ẩm thực đường phố', 'Gánh hàng, quán nhỏ và món ngon vỉa hè.'),
  keyword('phở', 'Phở và những người nấu phở.'),
  keyword('homestay', 'Lưu trú tại nhà dân.'),
  keyword('đường sắt', 'Tàu hỏa, nhà ga và những chuyến đi.'),
  keyword('mùa nước nổi', 'Sản vật và đời sống mùa nước về.'),
  keyword('giáo viên vùng cao', 'Chuyện thầy cô cắm bản, bám đảo.'),
  keyword('khuyến đọc', 'Tủ sách, thư viện và văn hóa đọc.'),
  keyword('khởi nghiệp sáng tạo', 'Ý tưởng mới của người trẻ.'),
  keyword('xâm nhập mặn', 'Hạn mặn ở đồng bằng sông Cửu Long.'),
  keyword('y tế cơ sở', 'Trạm y tế xã, bác sĩ gia đình, khám chữa bệnh từ xa.'),
  keyword('tiêm chủng', 'Lịch tiêm và tư vấn tiêm chủng.'),
  keyword('chạy bộ', 'Các giải chạy phong trào và cộng đồng chạy bộ.'),
  keyword('bóng đá nữ', 'Bóng đá nữ phong trào và chuyên nghiệp.'),
  person('Nguyễn Du', 'Đại thi hào dân tộc (1765–1820), tác giả Truyện Kiều.'),
  person('Hồ Xuân Hương', 'Nữ sĩ thơ Nôm, sống khoảng cuối thế kỷ XVIII, đầu thế kỷ XIX.'),
];
