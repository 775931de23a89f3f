import type { SeedArticle } from './seed-article.ts';

export const SPORT_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'giai-chay-ho-guom-doi-ngay',
    title: 'Giải chạy Hồ Gươm dời ngày vì thời tiết',
    excerpt:
      'Ban tổ chức lùi giải hai tuần do dự báo mưa dông; 4.200 vận động viên được giữ nguyên số đeo hoặc hoàn phí.',
    body: `<p>HÀ NỘI – Ban tổ chức Giải chạy Hồ Gươm thông báo lùi giải hai tuần do dự báo có mưa dông, gió giật vào đúng sáng thi đấu. Đây là lần đầu tiên sau năm mùa giải phải đổi ngày.</p>
<p>4.200 người đã đăng ký ba cự ly 5 km, 10 km và 21 km. Số đeo, chip đo giờ và áo đã nhận vẫn dùng được. Ai không sắp xếp được lịch có ba cách xử lý:</p>
<ul><li>chuyển suất cho người khác, miễn phí đổi tên;</li><li>bảo lưu sang mùa sau;</li><li>hoàn 90% phí, gửi yêu cầu trong bảy ngày tại <a href="https://chayhoguom.vi-du.vn/hoan-phi">chayhoguom.vi-du.vn/hoan-phi</a>.</li></ul>
<p>Trưởng ban tổ chức Đặng Trần Khoa cho biết quyết định được đưa ra sau khi so sánh ba bản tin dự báo và khảo sát mặt đường. “Đoạn lát đá quanh hồ rất trơn khi mưa. Chúng tôi thà bị trách hôm nay còn hơn có người ngã ngày mai”, anh nói.</p>
<p>Nhiều người chạy phong trào ủng hộ. Chị Thảo Nhi, chạy bộ ba năm, đăng ảnh đôi giày mới kèm dòng chữ: “Thêm hai tuần để khỏi đi bộ ở kilômét thứ tám”.</p>`,
    category: 'the-thao',
    otherCategories: ['ha-noi'],
    tags: ['chạy bộ', 'Hà Nội'],
    authors: [{ displayName: 'Hoài Nam', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 2.9,
  },
  {
    key: 'doi-bong-nu-mac-vay-tho-cam',
    title: 'Đội bóng nữ mặc váy thổ cẩm và trận cầu sau vụ gặt',
    excerpt:
      'Sân là thửa ruộng vừa gặt, giày là dép nhựa, trọng tài là ông trưởng bản. Mỗi mùa, giải bóng nữ kéo cả thung lũng về xem.',
    body: `<p>LẠNG SƠN – Bóng lăn vào vũng nước, ba cầu thủ cùng trượt theo, váy áo ướt sũng, khán giả ôm bụng cười. Trận bán kết giải bóng đá nữ sau vụ gặt diễn ra trên thửa ruộng còn trơ gốc rạ, khung thành bằng hai cây vầu.</p>
<p>Giải có từ chín năm trước, khởi đầu là trận đấu vui giữa hội phụ nữ hai bản. Nay có mười đội, cầu thủ trẻ nhất 16, già nhất 58 tuổi. Luật có ba điểm khác thường: không ai được thay váy bằng quần đùi, thủ môn được địu con nếu con ngủ, đội nào cãi trọng tài phải uống một bát nước lá đắng.</p>
<h2>Không chỉ để vui</h2>
<p>Chị Hoàng Thị Páo, đội trưởng đội bản Nà Lốc, nhớ lần đầu ra sân bị chồng mắng. “Ông ấy bảo đàn bà đá bóng thì ai nấu cơm. Tôi đá xong vẫn về nấu. Năm sau ông ấy đi cổ vũ, năm nay ông ấy nấu cơm”.</p>
<p>Nhờ tập bóng, các chị lập luôn nhóm tiết kiệm, mỗi buổi góp 10.000 đồng. Quỹ đã cho 21 người vay mua lợn giống. Ba nữ sinh trong giải được chọn vào lớp năng khiếu của tỉnh.</p>
<p>Chung kết phân định bằng loạt luân lưu. Quả cuối cùng, bóng chạm cột vầu, bật ra, trúng lưng thủ môn rồi lăn vào lưới. Trưởng bản thổi còi, công nhận bàn thắng, đội thua cười trước, đội thắng cười sau. Giải nhất là một con lợn, thịt ngay chiều hôm ấy, mời cả hai đội.</p>`,
    category: 'the-thao',
    otherCategories: ['lang-son'],
    tags: ['bóng đá nữ', 'hạnh phúc'],
    authors: [
      { displayName: 'Lò Văn Sơn', role: 'WRITER' },
      { displayName: 'Minh Tuệ', role: 'PHOTO' },
    ],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 480,
  },
];

export const PEOPLE_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'nguoi-thay-o-dao-song-tu-tay',
    title: 'Chuyện người thầy ở đảo Song Tử Tây',
    excerpt:
      'Lớp học có chín học trò, ba trình độ, hai tấm bảng quay lưng vào nhau. Thầy giáo trẻ viết đơn xin ra đảo sau một lần nghe sóng qua điện thoại.',
    body: `<p>KHÁNH HÒA – Tiếng trống trường ở Song Tử Tây không vang xa được. Gió biển và tiếng sóng nuốt hết. Vì thế, thầy Phan Hải Triều dùng một quả chuông tàu cũ, gõ ba tiếng. Chín đứa trẻ từ các nếp nhà dưới tán phong ba, bàng vuông chạy ùa tới.</p>
<p>Lớp học có ba trình độ: bốn em lớp 1, ba em lớp 3, hai em lớp 4. Phòng kê hai tấm bảng quay lưng vào nhau, học trò ngồi hai phía. Thầy đi vòng quanh như con thoi, bên này giảng phép nhân, bên kia đọc chính tả. Có hôm lẫn, thầy đọc chính tả cho lớp đang làm toán, cả lớp cười nghiêng ngả.</p>
<h2>Lá đơn viết trong đêm biển động</h2>
<p>Thầy Triều 31 tuổi, quê ở một làng muối. Năm ấy thầy dạy ở đất liền, tình cờ nối máy cho học trò nói chuyện với một lớp học ngoài đảo. Đầu dây bên kia, tiếng sóng to hơn tiếng người. Một em bé hỏi: “Trong đó có xe buýt không chú?”. Thầy về nhà, không ngủ được, viết đơn.</p>
<p>Mẹ thầy khóc một buổi tối, sáng dậy gói cho con hai ký ruốc và một bọc hạt rau muống. “Ra đó mà gieo. Thấy rau xanh thì đỡ nhớ nhà”, bà dặn. Bọc hạt ấy nay đã thành ba luống rau sau lớp học, che lưới kín bốn phía chống hơi mặn.</p>
<h2>Bài học ngoài sách</h2>
<p>Ở đảo, sách giáo khoa có nhiều thứ các em chưa thấy bao giờ: con trâu, dòng sông, đèn giao thông. Thầy Triều cùng bộ đội làm mô hình. Con trâu bằng xốp dạt, đèn giao thông bằng ba vỏ hộp sơn. Ngày tàu ra, các em reo lên khi thấy bao nhiêu người lạ một lúc, rồi ngồi đếm xem có bao nhiêu màu áo.</p>
<p>Bù lại, học trò đảo biết những điều trẻ con đất liền không biết. Các em nhìn mây đoán gió, phân biệt tiếng máy của từng loại tàu, thuộc tên các loài chim biển. Trong giờ tập làm văn, em Nguyễn Hoàng Trường viết: “Nhà em ở giữa biển. Mỗi sáng mặt trời phải đi qua đảo em rồi mới vào tới nhà bạn”.</p>
<blockquote><p>Tôi đọc câu ấy, thấy mình ra đây không phải để cho, mà để nhận.</p></blockquote>
<p>Một ngày của thầy Triều bắt đầu lúc 5 giờ và thường kết thúc sau 22 giờ:</p>
<ul><li>sáng dạy hai buổi ghép, trưa ăn cơm cùng học trò bán trú;</li><li>chiều phụ đạo, tưới rau, sửa bàn ghế;</li><li>tối mở thư viện cho bộ đội và bà con mượn sách;</li><li>cuối tuần dạy đàn, tập văn nghệ, cùng các em nhặt rác dạt vào bờ kè.</li></ul>
<h2>Mùa biển động</h2>
<p>Cuối năm, gió mùa về, tàu không cập được. Rau trong lưới cháy lá, thực đơn chỉ còn đồ hộp và cá. Có năm bảy tuần liền không thư từ. Thầy bày ra trò “bưu điện của đảo”: mỗi em viết thư cho một bạn trong lớp, bỏ vào hộp sữa treo trước cửa, hôm sau mới được nhận. Trẻ con đảo học được cách chờ đợi từ những lá thư đi xa ba mươi mét.</p>
<p>Đêm ấy một em sốt cao. Thầy cõng em chạy tới bệnh xá trong mưa, quân y túc trực, tư vấn qua màn hình với bác sĩ đất liền. Gần sáng, em hạ sốt, hé mắt hỏi: “Mai có được nghỉ học không thầy?”. Thầy bảo có. Em lắc đầu: “Vậy con ráng khỏe liền, nghỉ buồn lắm”.</p>
<p>Theo kế hoạch, hết năm học này thầy Triều hết nhiệm kỳ. Thầy đã viết xong một lá đơn khác, xin ở lại thêm. Chị Diễm, cô giáo ở đất liền và là người yêu của thầy, đọc đơn qua điện thoại, im lặng một lúc rồi hỏi trường ngoài đó có thiếu giáo viên mầm non không.</p>
<p>Tiếng chuông tàu gõ ba tiếng. Giờ ra chơi, chín đứa trẻ chạy ra bờ kè, nắm tay nhau thành vòng tròn. Trên đầu các em, lá cờ đỏ căng gió, phần phật như tiếng vỗ tay không dứt.</p>
<p><em>Ghi chú biên tập: rút gọn đoạn bệnh xá, kiểm tra tên học sinh đã được gia đình đồng ý nêu chưa.</em></p>`,
    category: 'con-nguoi-viet-nam',
    otherCategories: ['khanh-hoa', 'giao-duc'],
    tags: ['Trường Sa', 'giáo viên vùng cao', 'Hoà bình'],
    keywords: ['đảo Song Tử Tây', 'lớp học ghép', 'thầy giáo trẻ'],
    authors: [{ displayName: 'Ngọc Ánh', role: 'WRITER' }],
    state: 'DRAFT',
    createdBy: 'author',
    hoursAgo: 0.8,
  },
  {
    key: 'ba-giao-ve-huu-tu-sach-dau-ngo',
    title: 'Bà giáo về hưu và tủ sách đầu ngõ',
    excerpt:
      'Chiếc tủ lạnh hỏng được sơn vàng, xếp đầy sách, không khóa. Mượn không cần ghi tên, chỉ xin trả khi đọc xong.',
    body: `<p>HƯNG YÊN – Chiếc tủ lạnh hỏng đứng dưới mái hiên đầu ngõ, sơn vàng, vẽ hình con mèo đọc báo. Mở cánh tủ, ngăn mát là truyện thiếu nhi, ngăn đá là sách nấu ăn, hộc rau đựng báo cũ. Bà giáo Đoàn Thị Uyên bảo sách để tủ lạnh “lâu thiu hơn người”.</p>
<p>Bà dạy văn 34 năm, về hưu ôm theo hơn nghìn cuốn sách. Con cái khuyên bán ve chai cho rộng nhà. Bà không nỡ, đem bày ra ngõ. Tuần đầu mất 12 cuốn. Bà dán tờ giấy: “Bạn nào mượn tập hai thì ghé lấy nốt tập một”. Ba hôm sau, sách quay về gần đủ, kèm theo bốn cuốn lạ.</p>
<h2>Tủ sách không khóa</h2>
<p>Bốn năm qua, từ 300 cuốn ban đầu, tủ sách có lúc lên tới 2.100 cuốn, phải mở thêm hai tủ ở nhà văn hóa và quán cắt tóc. Không thẻ, không sổ, không phạt. Ai thích thì viết một dòng cảm nghĩ kẹp vào sách cho người đọc sau.</p>
<p>Trong cuốn truyện về chú chó nhỏ, có mẩu giấy nét chữ run: “Tôi 78 tuổi, đọc xong thấy nhớ con Vện hồi sáu tuổi”. Dưới đó, nét bút chì trẻ con: “Ông ơi nhà cháu mới đẻ bốn con, ông có nuôi không ạ?”. Hóa ra hai ông cháu ở cách nhau ba nhà, nay con Vện mới đã biết giữ nhà.</p>
<p>Chiều thứ bảy, bà Uyên trải chiếu đọc truyện cho trẻ trong xóm. Bà đọc đến đoạn gay cấn thì dừng, bảo ai muốn biết tiếp thì vào tủ mà lấy. Mẹo ấy, bà nói, bà học từ người kể chuyện nghìn lẻ một đêm.</p>`,
    category: 'con-nguoi-viet-nam',
    otherCategories: ['hung-yen'],
    tags: ['khuyến đọc', 'việc tử tế', 'hạnh phúc'],
    authors: [{ displayName: 'Thu Hà', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'admin',
    hoursAgo: 88,
  },
  {
    key: 'truong-hoc-tren-may',
    title: 'Trường học trên mây và bữa trưa có thịt',
    excerpt:
      'Điểm trường ở độ cao 1.640 m từng vắng một nửa sĩ số mỗi khi rét. Mọi thứ thay đổi từ một căn bếp, một đường ống nước và một chuyến xe chở chăn.',
    body: `<p>ĐIỆN BIÊN – Mây tràn qua cửa sổ lớp học lúc 9 giờ, cô giáo Lường Thị Xoa phải bật đèn. Trẻ con ở đây quen với mây đến nỗi không em nào ngoái nhìn. Điều các em ngoái nhìn lúc này là cái bếp cuối sân, nơi mùi thịt kho đang bay tới.</p>
<p>Điểm trường nằm ở độ cao 1.640 m, có 67 học sinh từ lớp 1 đến lớp 3. Bốn năm trước, mỗi đợt rét, lớp vắng một nửa. Nhà xa nhất cách trường 7 km đường rừng, các em đi từ mờ sáng, trưa ăn nắm cơm nguội với muối ớt, chiều lả đi vì đói.</p>
<h2>Bắt đầu từ cái bếp</h2>
<p>Thầy Cà Văn Ói, phụ trách điểm trường, kể rằng năm ấy thầy thống kê lý do nghỉ học của từng em trong một tháng. Cột “ốm” dài nhất, nhưng khi hỏi kỹ, phần lớn là “đói nên mệt”. Thầy đem bảng ấy đi họp phụ huynh, họp xã, gửi cả cho nhóm bạn cũ.</p>
<p>Ba việc được làm trong một mùa hè: dựng bếp lợp tôn 24 m², kéo 1,2 km ống dẫn nước từ mó về, rào mảnh vườn 300 m² trồng rau. Tiền mặt chỉ hết 86 triệu đồng, còn lại là công. Người góp gỗ, người góp cát, có bà cụ góp đôi gà “để trường gây giống”.</p>
<p>Bữa trưa bán trú hiện nay gồm cơm, một món mặn, rau và canh. Phần hỗ trợ của nhà nước lo gạo và tiền ăn, phần còn lại do vườn rau, chuồng gà và các nhóm thiện nguyện bù vào.</p>
<table><thead><tr><th>Chỉ số</th><th>Trước khi có bếp</th><th>Hiện nay</th></tr></thead><tbody><tr><td>Tỷ lệ chuyên cần mùa rét</td><td>52%</td><td>96%</td></tr><tr><td>Học sinh thấp còi</td><td>41%</td><td>23%</td></tr><tr><td>Học sinh đọc thông cuối lớp 1</td><td>58%</td><td>91%</td></tr></tbody></table>
<h2>Học tiếng Việt bằng nồi cơm</h2>
<p>Hầu hết học sinh nói tiếng mẹ đẻ ở nhà, vào lớp 1 mới học tiếng Việt. Cô Xoa nhận ra các em nhớ nhanh nhất những từ trong bếp: bát, đũa, thìa, nóng, cay, thêm. Cô bèn dời một tiết học mỗi ngày ra bếp. Các em đếm quả trứng, đọc nhãn gói muối, viết thực đơn lên bảng.</p>
<p>“Có em cả tuần không nói câu nào. Hôm ấy em đứng trước nồi canh, bật ra: Cô ơi, cho em thêm nước. Tôi múc mà tay run”, cô nhớ lại.</p>
<p>Bảng thực đơn giờ thành góc báo tường. Mỗi thứ sáu, một em được làm “phóng viên bếp”, đi hỏi các bạn thích món gì và viết ba câu. Bài của em Vàng Thị Sua: “Em thích thịt. Em thích rau ít. Cô bảo rau cũng thích em”.</p>
<h2>Điều còn thiếu</h2>
<p>Điện lưới đã về nhưng yếu, máy tính chỉ bật được hai chiếc một lúc. Mùa khô, mó nước cạn, thầy trò phải dùng tiết kiệm đến từng gáo. Nhà công vụ có hai phòng cho năm giáo viên; người dạy ở đây lâu nhất được chín năm, người mới nhất mới hai tháng.</p>
<p>Nhiều đoàn lên tặng quà, có đợt áo ấm dồn về một lúc ba xe, trong khi thứ trường cần là thuốc tẩy giun, bóng đèn và dây mướp giống. Thầy Ói lập một danh sách nhỏ, cập nhật mỗi tháng tại <a href="https://truongtrenmay.vi-du.vn/can-gi">truongtrenmay.vi-du.vn/can-gi</a>, ai muốn giúp xin xem trước.</p>
<blockquote><p>Chúng tôi không xin thương hại. Chúng tôi xin đúng cái mình thiếu.</p></blockquote>
<p>11 giờ, tiếng kẻng vang lên. Sáu mươi bảy đứa trẻ rửa tay, xếp hàng, đứa lớn bưng hộ đứa bé. Mây tan dần ngoài cửa, lộ ra triền núi xanh và con đường đất ngoằn ngoèo. Trên con đường ấy, bốn năm trước, thầy Ói từng cõng từng em về học. Bây giờ, sáng nào các em cũng tự đến, có em còn đến trước cả thầy.</p>`,
    category: 'giao-duc',
    otherCategories: ['dien-bien'],
    tags: ['giáo viên vùng cao', 'hạnh phúc', 'nước sạch'],
    authors: [
      { displayName: 'Lò Văn Sơn', role: 'WRITER' },
      { displayName: 'Minh Tuệ', role: 'PHOTO' },
    ],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 250,
    seoDescription:
      'Một căn bếp 24 m² đã đưa tỷ lệ chuyên cần mùa rét ở điểm trường vùng cao Điện Biên từ 52% lên 96%.',
  },
  {
    key: 'hoc-sinh-lam-bao-tuong-so',
    title: 'Học sinh làm báo tường số: ai kiểm chứng bài của em?',
    excerpt:
      'Một trường trung học cho học sinh tự dựng trang tin, có ban biên tập và quy tắc cải chính. Bài đang viết dở.',
    body: `<p>Tòa soạn của các em rộng đúng bằng góc thư viện, có ba máy tính và một tấm bảng ghi “Hỏi ai? Ai nói? Sao biết?”. Ban biên tập 11 em, tổng biên tập học lớp 9.</p>
<p>Trang tin lên số đầu với bài về căng tin: giá xôi tăng 2.000 đồng. Em viết bài chỉ hỏi ba bạn trong lớp. Cô chủ căng tin phản hồi, đưa hóa đơn gạo nếp. Ban biên tập họp, đăng thêm ý kiến của cô và một dòng xin lỗi. Lượt đọc dòng xin lỗi cao hơn bài gốc.</p>
<h2>Quy tắc các em tự đặt</h2>
<ol><li>Mỗi bài phải hỏi ít nhất hai phía.</li><li>Không đăng ảnh bạn khác khi chưa được đồng ý.</li><li>Sai thì sửa công khai, ghi rõ sửa chỗ nào.</li><li>Không viết tên bạn bị điểm kém.</li></ol>
<p>Thầy phụ trách chỉ đọc trước khi đăng với bài có yếu tố riêng tư, còn lại để các em tự chịu trách nhiệm. Có phụ huynh lo con mất thời gian học.</p>
<p><em>Phần sau: dự họp ban biên tập thứ năm tới, hỏi thêm ý kiến phụ huynh, xin số liệu lượt đọc.</em></p>`,
    category: 'giao-duc',
    tags: ['chuyển đổi số'],
    authors: [{ displayName: 'Ngọc Ánh', role: 'WRITER' }],
    state: 'DRAFT',
    createdBy: 'editor',
    hoursAgo: 4.4,
  },
];
