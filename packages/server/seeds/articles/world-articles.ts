import type { SeedArticle } from './seed-article.ts';

export const WORLD_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'dong-nam-a-luoi-dien-lien-ket',
    title: 'Các nước Đông Nam Á bàn lưới điện liên kết xuyên biên giới',
    excerpt:
      'Nếu gió ở nơi này bù được nắng ở nơi kia, mỗi nước sẽ bớt phải xây nhà máy dự phòng. Bài toán còn lại là giá, tiêu chuẩn và lòng tin.',
    body: `<p>(Tổng hợp) – Giờ cao điểm buổi tối ở mỗi nước Đông Nam Á lệch nhau từ 30 phút đến hơn một tiếng. Mùa mưa của nước này lại rơi vào mùa khô của nước kia. Đó là lý do ý tưởng nối lưới điện cả khu vực được nhắc lại trong các cuộc gặp chuyên gia gần đây.</p>
<p>Theo một nghiên cứu mô phỏng, nếu công suất trao đổi tăng gấp ba vào năm 2035, tổng nhu cầu công suất dự phòng của cả khu vực có thể giảm 8%. Số tiền tiết kiệm đủ để làm hàng nghìn kilômét đường dây mới.</p>
<h2>Ba nút thắt</h2>
<p><strong>Tiêu chuẩn kỹ thuật.</strong> Mỗi hệ thống có ngưỡng tần số, cách bảo vệ và phần mềm điều độ riêng. Nối dây thì nhanh, khớp quy trình mới lâu.</p>
<p><strong>Giá điện.</strong> Có nước bù giá cho hộ dân, có nước để thị trường quyết định. Điện đi qua nước thứ ba phải trả phí bao nhiêu là câu hỏi chưa có lời đáp chung.</p>
<p><strong>Lòng tin.</strong> Khi thiếu điện, nước nào cũng muốn giữ phần mình trước. Các chuyên gia đề xuất hợp đồng dài hạn, có điều khoản chia sẻ khi khẩn cấp và một cơ quan điều phối trung lập.</p>
<p>Với Việt Nam, liên kết lưới điện mở thêm đầu ra cho điện gió ven biển, đồng thời giúp nhập điện vào những tháng khô. Tuy vậy, các tuyến truyền tải trong nước vẫn là việc phải làm trước. “Muốn đãi khách thì nhà mình phải có đường vào”, một kỹ sư điều độ lâu năm ví von.</p>`,
    category: 'the-gioi',
    tags: ['ASEAN', 'năng lượng tái tạo'],
    authors: [{ displayName: 'Ngọc Ánh', role: 'COMPILER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 22,
  },
  {
    key: 'nuoc-y-mua-o-liu',
    title: 'Ý',
    excerpt:
      'Kỳ thứ ba của loạt bài “Mỗi tuần một nước, mỗi nước một chữ”: mùa ép dầu ô liu ở miền nam nước Ý.',
    body: `<p>Nếu phải chọn một chữ để nói về miền nam nước Ý tháng này, người viết chọn chữ “ép”. Những cối đá chạy suốt đêm, dầu ô liu mới chảy ra xanh như lá non, đắng nhẹ nơi cuống họng.</p>
<p>Trong ngôi làng đá trên đồi, bà Rosa 74 tuổi rải lưới quanh gốc cây già hơn bà bốn trăm tuổi. Con trai bà cầm cây lược dài chải cành, quả rơi lộp độp như mưa. Mỗi cây cho chừng 30 kg quả, ép được 5 lít dầu.</p>
<p>Năm nay mùa đến sớm mười ngày vì nắng hạn. Sản lượng giảm nhưng dầu thơm hơn, giá nhích lên. Người trẻ từ thành phố về giúp gia đình hái quả, tối lại ngồi quanh bếp nướng bánh mì, rưới dầu mới, xát tép tỏi.</p>
<p>Một chữ “ép” nữa là ép mình chậm lại. Quán cà phê đầu làng treo tấm biển viết tay: “Không có wifi, hãy nói chuyện với nhau”. Người khách Việt ngồi xuống, gọi ly cà phê bé xíu, học được từ đầu tiên: <em>piano, piano</em> – từ từ thôi.</p>`,
    category: 'the-gioi',
    otherCategories: ['am-thuc'],
    tags: [],
    authors: [{ displayName: 'Mai Chi', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 170,
  },
  {
    key: 'lop-tieng-viet-ngoai-o-praha',
    title: 'Lớp tiếng Việt sáng thứ bảy ở ngoại ô Praha',
    excerpt:
      'Trong căn phòng mượn của nhà văn hóa, bốn mươi hai đứa trẻ sinh ra ở Séc học cách nói “con thưa bà con đi học về”. Cô giáo của chúng ban ngày bán hoa.',
    body: `<p>PRAHA – Tuyết đầu mùa phủ trắng bãi đỗ xe. 8 giờ 45 sáng thứ bảy, từng chiếc xe con dừng trước nhà văn hóa khu phố, thả xuống những đứa trẻ đội mũ len. Chúng chí chóe với nhau bằng tiếng Séc cho đến khi bước qua cánh cửa dán dòng chữ “Từ đây, mình nói tiếng Việt nhé!”.</p>
<p>Lớp học mở được chín năm. Khóa đầu có 6 em, nay 42 em chia ba nhóm tuổi. Cô Hương, người lập lớp, ngày thường bán hoa trong một ki-ốt gần bến tàu điện. Chồng cô lái xe giao hàng. Con gái lớn của cô, năm nay vào đại học, trở thành cô giáo trợ giảng.</p>
<h2>“Bà ơi, cháu nhớ bà” khó hơn ta tưởng</h2>
<p>Khó nhất không phải dấu hỏi, dấu ngã. Khó nhất là đại từ. Trong tiếng Séc, đứa trẻ chỉ cần một từ để gọi người đối diện. Trong tiếng Việt, em phải biết người ấy là cô hay bác, lớn hay nhỏ tuổi hơn mẹ mình.</p>
<p>Cô Hương vẽ lên bảng một cây gia phả, dán ảnh ông bà, cô dì, chú bác của từng em. Mỗi buổi, các em gọi điện video về Việt Nam, nói một câu vừa học với một người trên cây. Có em lần đầu trò chuyện với bà nội mà không cần bố dịch.</p>
<blockquote><p>Hôm con bé nói trọn câu “Bà ơi, bao giờ bà khỏe bà sang với cháu”, ở đầu kia bà khóc, ở đầu này cả lớp im phăng phắc. Tôi nghĩ mình sẽ dạy cho đến khi không còn đứng được nữa.</p></blockquote>
<h2>Giáo trình tự soạn</h2>
<p>Sách giáo khoa trong nước quá khó, sách cho người nước ngoài lại quá khách sáo. Nhóm phụ huynh cùng cô tự soạn bộ bài 60 tiết, lấy tình huống từ đời sống: đi chợ của người Việt, ăn giỗ, sang nhà bạn chơi, gọi điện chúc Tết. Mỗi bài có một bài đồng dao, một trò chơi và một món ăn.</p>
<p>Một buổi học tiêu biểu diễn ra như sau:</p>
<ol><li>15 phút hát đồng dao, vận động.</li><li>30 phút học vần, tập viết.</li><li>20 phút đóng vai theo tình huống.</li><li>15 phút gọi điện cho người thân.</li><li>40 phút nấu ăn, vừa làm vừa gọi tên đồ vật.</li></ol>
<p>Bộ bài được chia sẻ miễn phí trên mạng, tới nay có bảy lớp ở các thành phố khác dùng lại. Người dùng gửi về hơn ba trăm góp ý; bài “Đi tàu hỏa” là do một phụ huynh ở Brno viết thêm.</p>
<h2>Ai trả tiền điện?</h2>
<p>Nhà văn hóa cho mượn phòng, đổi lại mỗi năm lớp tổ chức hai buổi giới thiệu văn hóa Việt cho cư dân khu phố. Lần gần nhất, 180 suất nem rán hết trong chưa đầy một giờ, tiền thu được mua bảng mới và máy chiếu cũ.</p>
<p>Cô giáo không nhận lương. Phụ huynh đóng 200 koruna mỗi tháng để mua giấy bút, đồ ăn. Ai khó khăn thì góp công: sửa bàn ghế, đưa đón, rửa bát. Anh Tuấn, thợ điện, ngồi cuối lớp suốt hai năm nay. “Tôi ngồi nghe ké để biết cách dạy con. Hóa ra mình nói tiếng Việt bốn chục năm mà không giải thích được vì sao lại là ‘con mèo’ chứ không phải ‘cái mèo’”, anh gãi đầu.</p>
<h2>Không chỉ để nói</h2>
<p>Tereza Lan, 15 tuổi, từng không chịu đi học lớp này. Em bảo bạn bè trêu, em muốn “giống mọi người”. Mùa hè năm ngoái, em về Nam Định ba tuần. Ngày đầu em đứng nép sau lưng bố. Ngày cuối em ngồi nhặt rau với bà, nghe kể chuyện bà đi chợ nuôi năm người con.</p>
<p>Trở lại Praha, em xin cô cho phụ trách góc kể chuyện. Sáng nay, em kể chuyện sự tích trầu cau cho nhóm nhỏ nhất, thỉnh thoảng ngừng lại tìm từ. Một cậu bé nhắc: “Vôi, chị ơi, vôi trắng!”. Cả lớp cười.</p>
<p>11 giờ 30, nồi phở do ba bà mẹ nấu từ sáng được bưng ra. Lũ trẻ xếp hàng, khoanh tay, đồng thanh mời: “Con mời cô, con mời các bác xơi phở ạ”. Ngoài kia tuyết vẫn rơi. Trong phòng, hơi nước dùng làm mờ cửa kính, ai đó lấy ngón tay viết lên hai chữ: Việt Nam.</p>`,
    category: 'kieu-bao',
    otherCategories: ['giao-duc'],
    tags: ['người Việt xa xứ', 'tiếng Việt', 'hạnh phúc'],
    keywords: ['dạy tiếng Việt', 'trẻ em gốc Việt', 'cộng đồng người Việt tại Séc'],
    authors: [{ displayName: 'Mai Chi', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 96,
    seoDescription:
      'Lớp tiếng Việt miễn phí của cô bán hoa ở ngoại ô Praha giúp 42 em nhỏ gốc Việt trò chuyện được với ông bà.',
  },
  {
    key: 'goi-banh-chung-giua-mua-tuyet',
    title: 'Gói bánh chưng giữa mùa tuyết',
    excerpt:
      'Lá dong đông lạnh, gạo nếp mua của người Lào, lạt buộc thay bằng dây đay: chuyện nồi bánh của một khu nhà trọ sinh viên.',
    body: `<p>Bếp chung tầng ba của khu nhà trọ sinh viên chỉ có bốn mặt bếp điện, mỗi mặt bếp nhỏ hơn đáy nồi. Muốn luộc 20 chiếc bánh trong mười tiếng, nhóm phải kê nồi lên cả bốn bếp một lúc, thay nhau canh vì cứ 90 phút hệ thống lại tự ngắt.</p>
<p>Lá dong đông lạnh mua ở chợ châu Á, rã ra mềm như vải ướt, phải gói hai lớp. Lạt giang không có, Phúc lấy dây đay bó hoa thay vào. Chiếc bánh đầu tiên méo xệch, cả nhóm đặt tên là “bánh chưng trừu tượng”.</p>
<p>Nửa đêm, chuông báo khói kêu. Quản lý nhà chạy lên, thấy sáu đứa sinh viên ngồi quanh cái nồi như quanh bếp lửa. Ông hỏi nấu gì mà lâu thế. Nghe giải thích xong, ông xin ngồi lại.</p>
<p>Mẻ bánh vớt ra lúc 6 giờ sáng, ngoài trời âm 12 độ. Chiếc vuông vắn nhất được gửi xuống phòng bảo vệ, kèm tờ giấy dịch bốn chữ “Chúc mừng năm mới”.</p>
<p><em>(Bài chờ ảnh của bạn Phúc và xin phép đăng tên ông quản lý nhà; dự kiến dùng dịp giáp Tết.)</em></p>`,
    category: 'kieu-bao',
    otherCategories: ['am-thuc'],
    tags: ['Tết Nguyên đán', 'người Việt xa xứ'],
    authors: [{ displayName: 'Hải Đăng (CTV)', role: 'WRITER' }],
    state: 'DRAFT',
    createdBy: 'author',
    hoursAgo: 210,
  },
  {
    key: 'sach-chu-noi-thu-vien-tinh',
    title: 'Sách chữ nổi trong thư viện tỉnh: quyền được đọc của người khiếm thị',
    excerpt:
      'Từ 40 đầu sách chữ nổi, phòng đọc dành cho người khiếm thị nay có 1.260 đầu sách nói và một chiếc máy in hoạt động không nghỉ.',
    body: `<p>Ngón tay cậu bé Minh Khôi lướt trên trang giấy dày, dừng lại, lùi nửa dòng rồi bật cười. Em đang đọc đến đoạn Dế Mèn trêu chị Cốc. Đây là lần đầu tiên em tự đọc hết một cuốn truyện mà không cần ai đọc hộ.</p>
<p>Phòng đọc rộng 60 m² nằm ở tầng trệt thư viện tỉnh. Lối vào có gạch dẫn hướng, tay vịn khắc chữ nổi, quầy mượn thấp hơn mặt bàn thường 15 cm. Năm năm trước, nơi này chỉ có 40 đầu sách chữ nổi, phần lớn là sách giáo khoa cũ.</p>
<h2>Một cuốn sách đi qua bốn người</h2>
<p>Để có một cuốn sách chữ nổi, tình nguyện viên thứ nhất gõ lại văn bản, người thứ hai dò lỗi, người thứ ba chuyển mã, người thứ tư – là người khiếm thị – đọc kiểm tra bằng tay. Cuốn 200 trang in thường thành ba tập, nặng gần 2 kg.</p>
<p>Sách nói nhanh hơn. Ba phòng thu nhỏ ghép bằng thảm cũ cho ra mỗi tháng 25 đầu sách. Giọng đọc có cô giáo nghỉ hưu, anh bộ đội, em học sinh lớp 11. Quy định duy nhất: đọc rõ, không diễn quá, sai thì thu lại.</p>
<p>Bà Tạ Thị Ngoan, thủ thư phụ trách, cho biết quyền tiếp cận tác phẩm của người khuyết tật đã được luật ghi nhận, nhờ vậy thư viện được tạo bản sao dễ tiếp cận mà không phải xin phép từng cuốn. “Luật mở cửa rồi, việc của mình là dắt người ta bước qua”, bà nói.</p>
<p>Danh mục sách có tại <a href="https://thuvien.vi-du.vn/sach-noi">thuvien.vi-du.vn/sach-noi</a>, dùng được với phần mềm đọc màn hình.</p>`,
    category: 'quyen-con-nguoi',
    tags: ['người khuyết tật', 'khuyến đọc'],
    authors: [{ displayName: 'Thu Hà', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'editor',
    hoursAgo: 145,
  },
  {
    key: 'ngon-ngu-ky-hieu-bo-phan-mot-cua',
    title: 'Phiên dịch ngôn ngữ ký hiệu có mặt ở bộ phận một cửa',
    excerpt: 'Người điếc đến làm giấy tờ được kết nối với phiên dịch viên qua màn hình trong vòng hai phút.',
    body: `<p>THÁI NGUYÊN – Chị Nông Thị Biếc giơ tay làm dấu “khai sinh”, rồi chỉ vào đứa con ba tuần tuổi. Trên màn hình đặt ở quầy số 3, phiên dịch viên gật đầu, chuyển lời cho cán bộ hộ tịch. Toàn bộ việc đăng ký mất 14 phút, chị không phải nhờ mẹ chồng đi cùng.</p>
<p>Mười hai xã, phường đang dùng chung một tổ phiên dịch gồm năm người, trực qua video trong giờ hành chính. Người điếc có thể hẹn trước bằng tin nhắn hoặc đến thẳng quầy, thời gian chờ kết nối trung bình 1 phút 50 giây.</p>
<p>Trước khi mở dịch vụ, cán bộ một cửa học 30 ký hiệu cơ bản: xin chào, mời ngồi, ký tên, thiếu giấy tờ, hẹn ngày. Chị Biếc bảo chỉ riêng ký hiệu “mời ngồi” đã làm chị đỡ run.</p>
<p>Sau bốn tháng, tổ đã phục vụ 265 lượt. Nhu cầu nhiều nhất là hộ tịch, bảo hiểm y tế và thủ tục trợ cấp. Khó khăn hiện nay là ký hiệu vùng miền khác nhau, có từ phải diễn giải vòng.</p>
<p>Hội người điếc địa phương đề nghị mở rộng sang trạm y tế, nơi việc hiểu sai một từ có thể gây hậu quả lớn hơn nhiều so với thiếu một tờ giấy.</p>`,
    category: 'quyen-con-nguoi',
    otherCategories: ['thai-nguyen'],
    tags: ['người khuyết tật', 'dịch vụ công trực tuyến', 'chuyển đổi số'],
    authors: [{ displayName: 'Ngọc Ánh', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 260,
  },
  {
    key: 'ban-tin-the-gioi-thu-dinh-dang',
    title: 'Bản tin thế giới (thử định dạng)',
    excerpt: '',
    body: `<p>Bài này dùng để thử cách hiển thị của trình soạn thảo mới: chữ <strong>đậm</strong>, chữ <em>nghiêng</em>, chữ <u>gạch chân</u>, chữ <s>gạch ngang</s> và một liên kết tới <a href="https://vi-du.vn/huong-dan/soan-thao">trang hướng dẫn</a>.</p>
<h2>Tiêu đề cấp hai</h2>
<p>Đoạn văn thứ nhất gõ bằng bộ gõ trên máy tính bàn, đoạn thứ hai gõ trên điện thoại, đoạn thứ ba dán từ tệp văn bản. Cả ba phải ra cùng một kiểu chữ, cùng khoảng cách dòng, không còn màu nền lạ.</p>
<h3>Tiêu đề cấp ba</h3>
<ul><li>Gạch đầu dòng thứ nhất, ngắn.</li><li>Gạch đầu dòng thứ hai, dài hơn một chút để xem chữ xuống hàng ra sao trên màn hình hẹp.</li><li>Gạch đầu dòng thứ ba có số: 17.000 và 5,5%.</li></ul>
<p>Ngắt dòng mềm ở đây:<br>dòng tiếp theo bắt đầu sát lề.</p>
<hr>
<p>Sau đường kẻ ngang là câu trích dẫn để kiểm tra lề trái.</p>
<blockquote><p>Trích dẫn hai dòng, dòng thứ nhất đủ dài để tràn sang dòng thứ hai trên điện thoại cỡ nhỏ.</p></blockquote>
<p>Xem xong thì xóa bài, đừng gửi duyệt.</p>`,
    category: 'the-gioi',
    tags: [],
    authors: [{ displayName: 'Ngọc Ánh', role: 'WRITER' }],
    state: 'TRASHED',
    createdBy: 'author',
    hoursAgo: 700,
  },
];
