import type { SeedArticle } from './seed-article.ts';

export const LOCAL_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'vuon-tieu-tren-dat-bom-min',
    title: 'Vườn tiêu trên mảnh đất từng chi chít hố bom',
    excerpt:
      'Ở vùng đất giới tuyến năm xưa, mỗi nhát cuốc từng là một lần nín thở. Hôm nay, đội rà phá bom mìn toàn nữ đã trả lại cho làng 312 ha đất sạch.',
    body: `<p>QUẢNG TRỊ – Bà Hoàng Thị Lựu bẻ một chùm tiêu chín, đặt vào lòng bàn tay khách. “Gốc ni trồng ngay miệng hố bom. Bom rơi năm tui mười ba tuổi, tiêu trồng năm tui năm mươi mốt. Nửa đời người mới dám cuốc xuống”, bà nói, giọng nhẹ tênh.</p>
<p>Làng của bà nằm trên dải đồi đất đỏ gần con sông từng chia đôi đất nước. Mấy chục năm sau ngày im tiếng súng, đất vẫn chưa hòa bình. Người ta bỏ hoang những quả đồi đẹp nhất vì bên dưới còn bom bi, đạn pháo, mìn lá. Trẻ con học thuộc hình dáng quả bom bi trước khi thuộc bảng cửu chương.</p>
<h2>Đội áo xanh toàn nữ</h2>
<p>Đội rà phá số 3 có 18 người, tất cả là phụ nữ trong vùng. Đội trưởng Lê Thị Mỹ Hạnh, 38 tuổi, từng bán tạp hóa. Cha chị mất một cánh tay khi đào móng bếp. Ngày chị nộp đơn, cả nhà phản đối, riêng cha chị lặng thinh, đến bữa mới bảo: “Con đi thì nhớ đi chậm”.</p>
<p>Đi chậm là nguyên tắc số một. Mỗi người phụ trách một ô 25 m², máy dò rà từng gang tay. Tín hiệu kêu thì dừng, cắm cờ, quỳ xuống, dùng bay gạt đất theo góc nghiêng. Ngày nhiều nhất, đội tìm được 41 vật nổ. Ngày ít nhất không có gì, chị Hạnh coi đó là ngày vui nhất.</p>
<table><thead><tr><th>Năm</th><th>Đất đã làm sạch (ha)</th><th>Vật nổ tìm thấy</th><th>Tai nạn trong làng</th></tr></thead><tbody><tr><td>Thứ nhất</td><td>38</td><td>1.207</td><td>2</td></tr><tr><td>Thứ ba</td><td>126</td><td>2.950</td><td>0</td></tr><tr><td>Thứ sáu</td><td>312</td><td>5.614</td><td>0</td></tr></tbody></table>
<p>Sáu năm nay, làng không còn ai bị thương vì bom mìn. Với nhiều nơi, số 0 là con số nhạt nhẽo. Ở đây, nó được viết bằng phấn trắng lên bảng tin nhà văn hóa, mỗi tháng tô lại một lần cho đậm.</p>
<h2>Đất sạch thì trồng gì?</h2>
<p>Ban đầu, dân trồng sắn. Sau, cán bộ khuyến nông khuyên trở lại cây tiêu bản địa, thứ tiêu hạt nhỏ, cay thơm, từng nổi tiếng trước chiến tranh. Giống gốc tưởng đã mất, may còn mười mấy trụ trong vườn một ngôi chùa.</p>
<p>Từ mười mấy trụ ấy, làng nhân ra 46 ha. Tiêu trồng không thuốc cỏ, phơi trên nong tre, bán với tên “tiêu đất lành”. Năm vừa rồi, hợp tác xã xuất được 21 tấn, giá cao hơn tiêu thường 35%. Trên bao bì in hình chiếc cờ nhỏ màu đỏ mà đội rà phá vẫn cắm.</p>
<p>Bà Lựu có 400 trụ tiêu, thu nhập chừng 110 triệu đồng một năm. Bà trích một phần mua xe lăn cho ông Trừ hàng xóm, người từng giẫm phải mìn khi đi tìm bò. Ông Trừ bây giờ lo khâu nhặt hạt, tay nhanh, mắt tinh, không ai bằng.</p>
<h2>Người quay lại</h2>
<p>Mùa hè năm nay, làng có một vị khách lạ. Ông đã ngoài bảy mươi, tóc bạc trắng, đi cùng cháu gái. Năm hai mươi tuổi ông từng đóng quân ở phía bên kia quả đồi. Ông đứng rất lâu trước vườn tiêu, hỏi qua cháu gái rằng mình có thể làm gì.</p>
<p>Bà Lựu đưa cho ông cái cuốc. Ông đào một hố, trồng một gốc tiêu. Họ không nói gì về chuyện cũ. Trưa đó, bà mời ông ăn cơm với cá kho tiêu xanh. Ông ăn hai bát, mồ hôi và nước mắt lẫn vào nhau, bảo là tại cay.</p>
<blockquote><p>Tui không biết nói chuyện lớn. Tui chỉ biết đất mà lành thì người cũng lành theo.</p></blockquote>
<p>Chiều muộn, đội của chị Hạnh thu dây, đếm cờ, đếm người. Mười tám bóng áo xanh đi thành hàng dọc xuống đồi, qua những trụ tiêu, qua những hố bom cũ nay thả cá. Trong một cái hố tròn vành vạnh, hoa súng đang nở.</p>`,
    category: 'dia-phuong',
    otherCategories: ['quang-tri', 'con-nguoi-viet-nam'],
    tags: ['Hòa bình', '80 năm Quốc khánh', 'hồ tiêu'],
    keywords: ['rà phá bom mìn', 'đất sạch', 'hồi sinh'],
    authors: [
      { displayName: 'Thu Hà', role: 'WRITER' },
      { displayName: 'Quang Đức', role: 'PHOTO' },
    ],
    state: 'PUBLISHED',
    createdBy: 'editor',
    hoursAgo: 620,
    seoTitle: 'Quảng Trị: vườn tiêu hồi sinh trên đất bom mìn',
  },
  {
    key: 'can-bo-xa-di-gan-dan',
    title: 'Sau sáp nhập, cán bộ xã học cách đi gần dân hơn',
    excerpt:
      'Xã rộng gấp ba, thôn xa trụ sở tới 24 km. Cách làm được chọn là “mỗi tuần một thôn, mỗi thôn một bàn làm việc”.',
    body: `<p>Bàn làm việc của Phó chủ tịch xã hôm nay kê dưới gốc đa thôn Cuối. Trên bàn có máy tính xách tay, máy in nhỏ, con dấu của bộ phận một cửa và ấm chè xanh. Từ 7 giờ 30 đến 11 giờ, 46 người đã ngồi vào chiếc ghế đối diện.</p>
<p>Xã mới hình thành từ việc nhập bốn xã cũ, dân số hơn 31.000 người. Với thôn xa nhất, quãng đường tới trụ sở là 24 km. Những tháng đầu, nhiều cụ già bỏ dở giấy tờ vì ngại đi.</p>
<h2>Lịch cố định, dán ở cửa từng nhà</h2>
<p>Xã chia cán bộ thành năm tổ lưu động. Mỗi tuần một tổ về một thôn theo lịch cố định cả năm. Lịch in khổ nhỏ, dán ở cửa từng nhà, ghi rõ hôm ấy giải quyết được việc gì, cần mang giấy gì.</p>
<ul><li>Tuần thứ nhất: đất đai, xây dựng.</li><li>Tuần thứ hai: hộ tịch, chính sách, người có công.</li><li>Tuần thứ ba: nông nghiệp, vay vốn.</li><li>Tuần thứ tư: lắng nghe ý kiến, hòa giải.</li></ul>
<p>Tuần hòa giải hóa ra đông nhất. Hai anh em nhà họ Đàm cãi nhau về bờ rào suốt sáu năm, ngồi dưới gốc đa được hai buổi thì thôi. Người hòa giải chẳng nói gì nhiều, chỉ kéo thước dây đo lại trước mặt cả hai.</p>
<p>Chị Ma Thị Lượt, công chức tư pháp, cho biết làm lưu động mệt hơn, nhưng hồ sơ sai sót giảm vì hỏi được ngay chủ hộ. Trong chín tháng, tỷ lệ hồ sơ phải bổ sung giảm từ 27% xuống 8%.</p>`,
    category: 'dia-phuong',
    otherCategories: ['chinh-tri', 'cao-bang'],
    tags: ['Sắp xếp đơn vị hành chính 2025', 'chính quyền hai cấp'],
    authors: [{ displayName: 'Lò Văn Sơn', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 55,
  },
  {
    key: 'chieu-coi-ven-bien-ninh-binh',
    title: 'Sợi cói ven biển tìm đường lên sàn thương mại điện tử',
    excerpt:
      'Chiếu ế, thợ cói chuyển sang dệt túi, đèn, thảm. Lớp livestream của làng do một bà 62 tuổi đứng đầu.',
    body: `<p>NINH BÌNH – “Cả nhà ơi, cói nhà em phơi hai nắng, không lưu huỳnh, ngửi thơm mùi cỏ nhé”. Bà Phạm Thị Rựu, 62 tuổi, đưa chiếc giỏ cói lại gần điện thoại. Bên kia màn hình, 214 người đang xem. Cháu ngoại bà ngồi dưới gầm bàn, nhắc bài bằng tấm bìa viết tay.</p>
<p>Làng cói ven biển từng có hơn 600 khung dệt chiếu. Khi nệm lên ngôi, chiếu ế, còn chưa tới 70 khung. Ba năm nay, tiếng khung dệt đông trở lại, nhưng dệt thứ khác: túi xách, chụp đèn, thảm yoga, giỏ giặt đồ.</p>
<h2>Học bán hàng ở tuổi lên bà</h2>
<p>Lớp học đầu tiên có 19 người, tuổi trung bình 54. Bài một: cách bấm nút quay. Bài hai: cách nhìn vào ống kính. Bài ba khó nhất: cách nói giá mà không ngượng. Bà Rựu tập trước gương cả tuần.</p>
<p>Đơn đầu tiên đi tận Cà Mau, khách mua hai chiếc túi. Bà gói ba lớp giấy, kẹp thêm nắm hoa cói khô và tờ giấy cảm ơn. Khách đăng ảnh khen, thế là đơn thứ hai, thứ ba tới.</p>
<p>Hiện nhóm có 41 hộ, doanh thu qua mạng chiếm 46%. Mỗi thợ có thêm 4–6 triệu đồng một tháng. Mối lo là cói nguyên liệu: đồng cói thu hẹp, nước mặn thất thường, người trẻ ngại chẻ cói vì đứt tay.</p>
<p>Kết thúc buổi bán hàng, bà Rựu tắt máy, thở phào. Cháu ngoại chui ra, giơ ngón cái: “Bà nói vấp có bốn lần”.</p>`,
    category: 'ninh-binh',
    otherCategories: ['kinh-te'],
    tags: ['làng nghề', 'Ninh Bình', 'chuyển đổi số'],
    authors: [{ displayName: 'Khánh Linh', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 180,
  },
  {
    key: 'xuong-cho-con-chu-xom-rach',
    title: 'Chiếc xuồng chở con chữ ra xóm rạch',
    excerpt:
      'Mỗi sáng hai chuyến, mỗi chiều hai chuyến, ông lái đò đưa 31 học trò tới trường mà không lấy tiền.',
    body: `<p>CÀ MAU – Con rạch rộng chưa tới 40 m nhưng muốn vòng qua cầu phải đi 11 km. Vì vậy, chiếc xuồng của ông Năm Tép là con đường duy nhất tới trường của 31 đứa trẻ xóm rạch.</p>
<p>5 giờ 50, ông nổ máy. Lũ trẻ mặc áo phao cam, ngồi thành hai hàng, cặp để giữa. Ông có bốn điều luật: không đứng, không giỡn, không thò tay xuống nước, đứa lớn ngồi ngoài. Mười bốn năm, chưa em nào rớt một chiếc dép.</p>
<p>Ông Năm từng mất đứa em trai vì đuối nước trên chính con rạch này. Ông ít kể. Chỉ khi được hỏi vì sao không lấy tiền, ông nói: “Chở tụi nó qua sông, tui thấy như chở thằng út nhà tui”.</p>
<p>Tiền xăng trước do ông tự lo, nay phụ huynh góp mỗi nhà một lít một tuần. Trường tặng ông chiếc máy mới. Xã đã đưa cây cầu bê tông dài 46 m vào kế hoạch, dự kiến khởi công đầu mùa khô.</p>
<p>Có cầu rồi ông làm gì? Ông Năm cười, chỉ mớ lưới: “Thì đi bắt tép, đúng với cái tên”.</p>`,
    category: 'ca-mau',
    otherCategories: ['con-nguoi-viet-nam', 'giao-duc'],
    tags: ['Cà Mau', 'việc tử tế'],
    authors: [{ displayName: 'Thạch Sóc Kha', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 15.5,
  },
  {
    key: 'dong-nai-ky-tuc-xa-cong-nhan',
    title: 'Đồng Nai: ký túc xá công nhân có phòng cho trẻ học bài',
    excerpt: 'Ghi nhận tại một khu lưu trú công nhân, bài đang chờ ý kiến của công đoàn khu công nghiệp.',
    body: `<p>ĐỒNG NAI – 19 giờ, tầng trệt khu lưu trú sáng đèn. Hai chục đứa trẻ ngồi quanh mấy chiếc bàn ghép, có anh sinh viên kèm toán, có chị kỹ sư tan ca ghé dạy tiếng Anh. Trên gác, cha mẹ các em tranh thủ nấu cơm, giặt đồ, ngủ bù trước ca đêm.</p>
<p>Phòng học rộng 70 m² vốn là bãi để xe. Chị Trần Thị Mộng, công nhân giày da, là người đề xuất. Con chị học lớp 3, tối nào cũng ngồi học trên giường tầng dưới, đèn khuất bóng.</p>
<p>Sau bốn tháng, phòng học có 26 em đến đều, tủ sách 480 cuốn do công nhân góp. Các em lớn kèm các em nhỏ, ai vắng ba buổi liền thì cả nhóm lên phòng hỏi thăm.</p>
<p>Chi phí mỗi tháng 1,9 triệu đồng tiền điện nước, chủ khu lưu trú chịu một nửa.</p>
<p><em>Cần bổ sung: ý kiến công đoàn, số khu lưu trú có thể nhân rộng, và đồng ý bằng văn bản của phụ huynh về ảnh trẻ em.</em></p>`,
    category: 'dong-nai',
    otherCategories: ['xa-hoi'],
    tags: ['Đồng Nai', 'an sinh xã hội'],
    authors: [{ displayName: 'Hoài Nam', role: 'WRITER' }],
    state: 'DRAFT',
    createdBy: 'author',
    hoursAgo: 20.5,
  },
];
