import type { SeedArticle } from './seed-article.ts';

export const ART_FOOD_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'rap-cai-luong-nho-toi-thu-sau',
    title: 'Rạp cải lương nhỏ sáng đèn tối thứ sáu',
    excerpt:
      'Rạp chỉ có 96 ghế, phông màn vá nhiều chỗ, nhưng suốt bốn năm qua chưa tối thứ sáu nào tắt đèn. Khán giả trẻ nhất là một cô bé tám tuổi thuộc lòng “Tình anh bán chiếu”.',
    body: `<p>TP.HCM – 18 giờ, ông Hai Thọ mở ổ khóa, kéo cánh cửa sắt kêu ken két. Việc đầu tiên ông làm là thắp nhang trên bàn thờ tổ, việc thứ hai là bật cây đèn đỏ treo trước rạp. Bao giờ đèn đỏ sáng, cả con hẻm biết tối nay có hát.</p>
<p>Rạp nguyên là nhà kho chứa gạo của gia đình. Sân khấu rộng bằng hai chiếc chiếu, 96 cái ghế nhựa bọc nệm tự may. Phông màn vẽ tay, vá chỗ này, đắp chỗ kia, nhìn gần mới thấy. Bốn năm nay, tối thứ sáu nào rạp cũng sáng đèn, kể cả hôm mưa ngập chỉ có bảy khách.</p>
<h2>Đoàn hát của những người có nghề khác</h2>
<p>Cô đào chính ban ngày bán bún riêu. Kép độc dạy hóa ở trường trung học. Người đờn kìm là thợ sửa khóa, còn anh nhắc tuồng chạy xe công nghệ, bữa nào kẹt khách xa thì vừa chạy vừa nhắc qua điện thoại. Họ gọi đùa mình là “gánh hát sau năm giờ chiều”.</p>
<p>Không ai sống bằng tiền hát. Vé bán 60.000 đồng, học sinh sinh viên 30.000 đồng, người trên 70 tuổi trả bao nhiêu tùy bụng. Mỗi đêm thu chừng 4 triệu đồng, trừ tiền điện, phấn son, thuê trang phục thì còn đủ ăn chung một nồi cháo khuya.</p>
<p>“Tôi hát bốn mươi năm, có hồi đứng trước năm nghìn người. Nhưng hát ở đây mới sợ. Khán giả ngồi cách mình hai thước, mình khóc giả là người ta biết liền”, nghệ sĩ Kim Huệ Tâm, 63 tuổi, nói trong lúc dặm lại má hồng trước tấm gương nứt góc.</p>
<h2>Chuyện tuồng cũ, chuyện người xem mới</h2>
<p>Ban đầu, khách toàn người lớn tuổi trong xóm. Ông Hai Thọ lo cứ đà này thì mỗi năm lại vắng thêm vài ghế. Con gái ông, làm nghề thiết kế, nghĩ ra ba việc nhỏ:</p>
<ul><li>trước mỗi đêm diễn có 15 phút giải thích điển tích và lối ca, nói vui như kể chuyện;</li><li>in lời ca cỡ chữ lớn, ai cũng có thể nhẩm theo;</li><li>sau vở diễn, khán giả được lên sân khấu thử áo mão, thử gõ song loan.</li></ul>
<p>Sáu tháng sau, người dưới 30 tuổi chiếm gần một nửa. Có đôi bạn trẻ hẹn hò lần đầu ở rạp, năm sau gửi thiệp cưới, mời cả đoàn tới ca bài “Duyên phận phải chiều” – lần ấy đoàn đổi lời cho vui.</p>
<p>Cô bé Gia Hân, tám tuổi, tuần nào cũng đòi bà ngoại dẫn đi. Em ngồi hàng đầu, miệng mấp máy theo từng câu. Một đêm, cô đào chính bị mất giọng giữa lớp diễn, từ hàng ghế khán giả, giọng trẻ con trong veo cất lên đỡ hết câu vọng cổ. Cả rạp đứng dậy vỗ tay. Từ hôm ấy, em có tên trong danh sách “diễn viên dự bị”.</p>
<h2>Viết vở mới không dễ</h2>
<p>Kho tuồng của rạp có 37 vở, phần lớn đã cũ. Năm ngoái, nhóm thử dựng vở mới dài 50 phút, kể chuyện một xóm trọ trong mùa nước ngập. Bài bản vẫn giữ: có nói lối, có lý, có vọng cổ sáu câu. Nhưng nhân vật là người giao hàng, bà bán vé số, cậu sinh viên ở ghép.</p>
<p>Đêm đầu, một khán giả lớn tuổi đứng lên chê thẳng: “Cải lương gì mà có xe máy với điện thoại”. Đêm thứ ba, chính ông ấy quay lại, dắt theo bốn người bạn. Ông nói: “Nghĩ lại, hồi xưa ông bà mình viết tuồng cũng là viết chuyện thời của họ”.</p>
<p>Soạn giả trẻ Trương Bạch Lộc, 29 tuổi, cho rằng cái khó không ở đề tài mà ở chữ. Vọng cổ kén vần, kén thanh; câu nói đời thường đưa vào dễ thô, trau chuốt quá lại thành giả. Có câu anh sửa mười chín lần, cuối cùng dùng lại bản đầu tiên.</p>
<blockquote><p>Tôi không dám nói là bảo tồn. Tôi chỉ giữ cho cây đèn đỏ đừng tắt. Đèn còn sáng thì còn có người ghé.</p></blockquote>
<p>21 giờ 40, vãn tuồng. Khán giả nán lại phụ xếp ghế, có người đã thành lệ. Trong cánh gà, nồi cháo đậu đỏ bốc khói. Cô bán bún riêu gỡ lông mi giả, nhẩm tính mai phải ngâm thêm hai ký bún vì chủ nhật này có khách đặt.</p>
<p>Ông Hai Thọ tắt đèn sân khấu, sau cùng mới tắt cây đèn đỏ. Trước khi khóa cửa, ông ghi lên tấm bảng đen dựng ngoài hẻm: “Thứ sáu tới: Lục Vân Tiên. Còn 20 ghế”.</p>`,
    category: 'van-hoa',
    otherCategories: ['tp-ho-chi-minh'],
    tags: ['cải lương', 'TP.HCM', 'hạnh phúc'],
    keywords: ['sân khấu nhỏ', 'vọng cổ', 'khán giả trẻ'],
    authors: [{ displayName: 'Bảo Trâm', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 160,
    seoDescription:
      'Bốn năm không tối thứ sáu nào tắt đèn: chuyện rạp cải lương 96 ghế trong con hẻm nhỏ và những khán giả trẻ.',
  },
  {
    key: 'ao-dai-di-lam-thu-hai',
    title: 'Áo dài đi làm mỗi thứ hai',
    excerpt:
      'Không phải đồng phục, không chấm thi đua, phong trào mặc áo dài ngày đầu tuần lan ra từ một phòng kế toán sáu người.',
    body: `<p>HUẾ – Thứ hai, 6 giờ 45. Trên cầu đi bộ, tà áo dài màu tím Huế, màu lá mạ, màu trà sữa nối nhau qua sông. Chị Diệu Thanh giữ vạt áo bằng chiếc kẹp gỗ, “mẹo nhỏ để khỏi cuốn vào bánh xe đạp”.</p>
<p>Hai năm trước, phòng kế toán của chị có sáu người rủ nhau mặc áo dài vào sáng thứ hai cho vui. Người trong cơ quan bắt chước, rồi đến tiệm vàng đối diện, trường học cuối phố, cả mấy cô bán vé thuyền. Nay tới thứ hai, hàng bún đầu cầu cũng có người mặc áo dài bưng tô.</p>
<h2>Mặc sao cho tiện?</h2>
<p>Thợ may Hoàng Thị Cẩm Vân cho biết áo đi làm khác áo đi lễ. Tà ngắn hơn 10–12 cm, cổ thấp hai phân, tay lỡ, vải pha dễ giặt. Giá may một bộ từ 650.000 đồng. Khách quen của chị có cả nam giới, đặt áo dài ngũ thân màu trầm, vạt gọn để đi xe máy.</p>
<p>Không phải ai cũng thấy thoải mái. Một chị làm ở kho hàng nói thật là mặc không leo thang được, nên chỉ mang theo treo ở phòng, giờ họp mới thay. Nhóm khởi xướng đồng ý ngay: mặc vì thích, không thích thì thôi.</p>
<p>Từ phong trào nhỏ ấy, bảy tiệm may trong phố có thêm việc, ba thợ trẻ xin học nghề. Chị Vân bảo nghề may áo dài sợ nhất là chỉ đông khách mỗi năm hai dịp. “Giờ tuần mô cũng có thứ hai”, chị cười.</p>`,
    category: 'van-hoa',
    otherCategories: ['hue'],
    tags: ['áo dài', 'Huế'],
    authors: [{ displayName: 'Ngọc Ánh', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 101,
  },
  {
    key: 'ban-thao-chua-dat-tit',
    title: '',
    excerpt: '',
    body: `<p>Ghi chép ở xưởng giấy dó bên suối, chưa đặt tít, chưa chọn chuyên mục. Viết tạm để khỏi quên.</p>
<p>Suối cạn hơn năm ngoái. Bà Hà Thị Ngân ngâm vỏ dó trong bể xi măng thay vì ngoài lòng suối. Vỏ ngâm 24 giờ, đun với vôi 48 giờ, rửa, nhặt mấu, rồi giã. Cối giã dùng mô tơ nhưng nhịp vẫn phải chậm, giã nhanh quá sợi đứt.</p>
<p>Tàu xeo bằng tre, mành xeo đan từ những thanh giang chuốt nhỏ như sợi tăm. Người xeo nghiêng mành ba lần: lần đầu lấy mặt, lần hai lấy dày, lần ba lấy phẳng. Bà Ngân làm không nhìn, chỉ nghe tiếng nước.</p>
<p>Câu nói hay: “Giấy dó không sợ nước, chỉ sợ người vội”. Hỏi lại xem bà nói hay con dâu bà nói.</p>
<p>Cần thêm: giá bán, ai mua, mỗi ngày được bao nhiêu tờ, ảnh tàu xeo chụp ngược sáng, bản đồ đường vào xưởng.</p>`,
    category: '',
    tags: ['làng nghề'],
    authors: [{ displayName: 'Hải Đăng (CTV)', role: 'WRITER' }],
    state: 'DRAFT',
    createdBy: 'author',
    hoursAgo: 2.4,
  },
  {
    key: 'bat-pho-sang-noi-nuoc-dung',
    title: 'Bát phở sáng và người giữ nồi nước dùng 30 năm',
    excerpt:
      'Quán không tên, mở từ 5 giờ 30 đến 8 giờ, mỗi ngày đúng 120 bát. Hết là nghỉ, mưa hay nắng cũng vậy.',
    body: `<p>HÀ NỘI – Quán nằm trong ngõ, không biển hiệu. Khách quen gọi là “phở cây bàng” vì cây bàng già đứng chắn nửa lối vào. Ông Chử Văn Đoan nhóm bếp lúc 2 giờ sáng, ba chục năm nay chưa một lần ngủ quên.</p>
<p>Nồi nước dùng 80 lít, xương ống chần kỹ, hầm mười tiếng với gừng, hành nướng, thảo quả, sá sùng. Ông không dùng đồng hồ. Ông nghe tiếng sôi: “Lục bục là to lửa, phải như người thở lúc ngủ mới trong”.</p>
<h2>120 bát, không hơn</h2>
<p>Có người khuyên ông mở thêm buổi chiều, nhượng quyền, bán gói mang đi. Ông lắc đầu. Bát thứ 121 phải pha thêm nước, mà pha thêm nước thì không phải phở của ông nữa.</p>
<p>Giá một bát 45.000 đồng, với cụ già trong ngõ vẫn là 30.000 đồng. Bàn ghế thấp, khách ngồi sát nhau, bác sĩ cạnh người thu mua ve chai. Ở đây có luật bất thành văn: ăn xong đứng dậy, nhường chỗ cho người đang chờ.</p>
<p>Con trai ông, từng làm bếp ở khách sạn, xin về học nghề. Năm đầu, cậu chỉ được thái hành. Năm thứ hai mới được đứng thái thịt. “Nước dùng thì sao ạ?”, chúng tôi hỏi. Ông Đoan nhìn con, khẽ bảo: “Sáng nay nó nêm đấy. Các anh chị ăn có thấy khác không?”.</p>
<p>Không ai thấy khác. Cậu con trai quay mặt đi, giả vờ lau cái muôi.</p>`,
    category: 'am-thuc',
    otherCategories: ['ha-noi'],
    tags: ['phở', 'ẩm thực đường phố', 'Hà Nội'],
    authors: [{ displayName: 'Thu Hà', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'editor',
    hoursAgo: 26,
  },
];
