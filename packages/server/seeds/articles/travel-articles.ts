import type { SeedArticle } from './seed-article.ts';

export const TRAVEL_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'mua-lua-chin-mu-cang-chai',
    title: 'Mùa lúa chín ở Mù Cang Chải đón hàng nghìn lượt khách',
    excerpt:
      'Những thửa ruộng bậc thang vào độ vàng nhất. Cuối tuần qua, vùng danh thắng đón khoảng 9.400 lượt khách, nhiều bản phải nhận đặt chỗ trước hai tuần.',
    body: `<p>LÀO CAI – Sương tan lúc 7 giờ. Từ mỏm đá trên bản, những vòng ruộng bậc thang hiện ra như dấu vân tay khổng lồ úp xuống sườn núi. Có thửa vàng rực, có thửa còn pha xanh, có thửa đã gặt trơ gốc rạ, khói đốt đồng bay lơ lửng.</p>
<p>Cuối tuần qua, vùng danh thắng Mù Cang Chải đón khoảng 9.400 lượt khách, cao gấp bốn lần ngày thường. Phòng nghỉ ở các bản kín từ thứ năm. Trên đèo, người ta dừng xe chụp ảnh nối nhau gần hai cây số, lực lượng phân luồng phải căng dây dành lại một làn cho xe cứu thương và xe chở lúa.</p>
<h2>Ruộng là của người, cảnh là của chung</h2>
<p>Chị Giàng Thị Sú cầm liềm đi trước, năm người trong nhà theo sau. Thửa ruộng nhà chị nằm đúng khuôn hình mà du khách ưa thích nhất. Ba năm trước, có tốp khách lội thẳng vào lúa chụp ảnh, cả mảng lúa rạp xuống, mất gần một tạ thóc.</p>
<p>Từ đó, bản lập quy ước: mỗi thửa ruộng “ăn ảnh” có lối đi riêng rải đá, bước ra ngoài lối bị nhắc, tái phạm phải đền. Chủ ruộng nhận 20.000 đồng mỗi khách vào lối đi. Mùa này, nhà chị Sú thu được 17 triệu đồng tiền lối đi, nhiều hơn tiền bán thóc.</p>
<p>“Khách chụp ảnh nhà mình gặt, mình không ngại nữa. Nhưng chụp trẻ con thì phải hỏi bố mẹ nó đã”, chị nói. Tấm biển gỗ đầu bản ghi đúng câu ấy bằng ba thứ tiếng.</p>
<h2>Tám khuôn hình của phóng viên</h2>
<p>Bộ ảnh đi kèm bài được chụp trong hai ngày, theo nhịp của một mùa gặt:</p>
<ol><li>Bình minh trên đồi mâm xôi, sương còn đọng ở thung lũng.</li><li>Người đàn bà Mông mài liềm bên bậc cửa.</li><li>Tiếng đập lúa vào thùng gỗ, hạt thóc bắn lên trong nắng.</li><li>Bữa cơm trưa giữa ruộng: cơm mới, cá suối, rau cải.</li><li>Lũ trẻ trượt trên đống rơm, mặt lấm lem.</li><li>Ngựa thồ lúa lên dốc, bóng đổ dài.</li><li>Du khách học gùi thóc, đi được mười bậc thì ngồi thở.</li><li>Bếp lửa đêm, cốm mới rang trong chảo gang.</li></ol>
<h2>Đi thế nào, ở đâu?</h2>
<p>Từ Hà Nội, xe khách giường nằm chạy đêm mất khoảng bảy tiếng. Người tự lái nên dừng nghỉ ở khu phố nhỏ dưới chân đèo, tránh vượt đèo sau 17 giờ vì sương dày. Xe máy thuê tại chỗ giá 200.000 đồng mỗi ngày, nhớ kiểm tra phanh.</p>
<table><thead><tr><th>Khoản chi cho hai ngày</th><th>Một người</th></tr></thead><tbody><tr><td>Xe khách khứ hồi</td><td>600.000 đồng</td></tr><tr><td>Hai đêm homestay, ăn sáng</td><td>500.000 đồng</td></tr><tr><td>Bốn bữa chính</td><td>560.000 đồng</td></tr><tr><td>Thuê xe máy, xăng</td><td>480.000 đồng</td></tr><tr><td>Lối đi ruộng, trải nghiệm</td><td>150.000 đồng</td></tr></tbody></table>
<p>Toàn vùng có hơn 130 hộ làm homestay. Mức giá được niêm yết chung trên trang <a href="https://mucangchai.vi-du.vn/luu-tru">mucangchai.vi-du.vn/luu-tru</a>, ai tự ý tăng giá bị gỡ khỏi danh sách đến hết mùa.</p>
<h2>Giữ cho mùa sau</h2>
<p>Khách đông, rác cũng nhiều. Mỗi ngày cao điểm, đội thanh niên gom 1,2 tấn rác, phần lớn là chai nhựa và áo mưa mỏng. Nhiều homestay đã bỏ hẳn nước đóng chai, đặt bình nước đun sôi ở cửa, ai mang bình theo được tặng một ống cơm lam.</p>
<p>Nỗi lo lâu dài là nước. Ruộng bậc thang sống nhờ những con mương dẫn từ rừng đầu nguồn. Nhà nghỉ mọc lên, nước sinh hoạt lấy bớt nước ruộng. Bản của chị Sú vừa họp, thống nhất không làm thêm nhà nghỉ phía trên mương chính và dành 10% tiền lối đi cho tổ giữ rừng.</p>
<p>Già bản Sùng A Páo, 76 tuổi, ngồi tẽ ngô trước hiên. Ông không phản đối du lịch, chỉ dặn con cháu một điều: “Khách tới vì ruộng. Mình bận tiếp khách mà quên làm ruộng thì mai mốt khách tới xem cái gì?”.</p>
<p>Chiều xuống, nắng cuối ngày hắt ngang, ruộng đổi từ vàng sang màu đồng. Tiếng đập lúa thưa dần. Trên đèo, những ống kính cuối cùng hạ xuống, và trong các nếp nhà, khói bếp bắt đầu lên.</p>`,
    category: 'diem-den',
    otherCategories: ['lao-cai', 'anh'],
    tags: ['Mù Cang Chải', 'ruộng bậc thang', 'Lào Cai', 'du lịch xanh', 'homestay'],
    keywords: ['mùa lúa chín', 'phóng sự ảnh', 'kinh nghiệm đi Mù Cang Chải'],
    authors: [
      { displayName: 'Lò Văn Sơn', role: 'WRITER' },
      { displayName: 'Quang Đức', role: 'PHOTO' },
    ],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 8,
    seoTitle: 'Mùa lúa chín Mù Cang Chải: ảnh đẹp, chi phí, lưu ý',
    seoDescription:
      'Mù Cang Chải vào độ lúa vàng nhất, đón 9.400 lượt khách cuối tuần. Gợi ý đường đi, chi phí hai ngày và quy ước khi vào ruộng.',
  },
  {
    key: '5-trai-nghiem-dong-thap-muoi',
    title: '5 trải nghiệm cuối tuần ở Đồng Tháp Mười',
    excerpt:
      'Chống xuồng xem chim, hái bông súng, ngủ nhà sàn, đi chợ ma và học làm khô cá lóc: hai ngày cho người muốn nghe tiếng đồng.',
    body: `<p>Mùa nước về, Đồng Tháp Mười rộng như biển, chỉ khác là biển này có mùi sen và tiếng cúm núm kêu. Nếu bạn có hai ngày cuối tuần, đây là năm việc đáng làm.</p>
<h2>1. Chống xuồng xem chim</h2>
<p>Khởi hành 5 giờ 30, khi đàn cò rời tổ. Mang ống nhòm, mặc áo màu tối, tắt nhạc điện thoại. Người dẫn đường biết chỗ diệc lửa đậu, nhưng sẽ không chèo lại gần quá 50 m.</p>
<h2>2. Hái bông súng</h2>
<p>Nước càng sâu, cọng súng càng dài. Luồn tay xuống tận gốc rồi giật nhẹ, cuộn tròn như cuộn dây. Trưa đó bạn sẽ có lẩu mắm.</p>
<h2>3. Ngủ nhà sàn giữa đồng</h2>
<p>Không máy lạnh, không cần. Gió luồn qua vách lá, đêm nghe cá đớp móng. Giá 180.000 đồng một người, gồm mùng và bữa sáng.</p>
<h2>4. Đi chợ ma</h2>
<p>Chợ họp từ 2 giờ sáng, tan trước khi mặt trời lên. Cá linh, chuột đồng, bông điên điển bán dưới ánh đèn pin.</p>
<h2>5. Học làm khô cá lóc</h2>
<p>Xẻ, ướp, phơi hai nắng. Mẻ khô bạn làm sẽ được gửi tới nhà sau một tuần.</p>
<p><strong>Lý do trả bài:</strong> <em>Bổ sung nguồn ảnh 3 và chú thích.</em></p>`,
    category: 'cam-nang',
    otherCategories: ['dong-thap', 'tay-ninh'],
    tags: ['Đồng Tháp Mười', 'mùa nước nổi', 'du lịch xanh'],
    authors: [
      { displayName: 'Hải Đăng (CTV)', role: 'WRITER' },
      { displayName: 'Minh Tuệ', role: 'PHOTO' },
    ],
    state: 'DRAFT',
    createdBy: 'author',
    hoursAgo: 6.5,
  },
  {
    key: 'vinh-ha-long-buoi-som',
    title: 'Vịnh Hạ Long buổi sớm, trước khi những con tàu thức giấc',
    excerpt:
      'Chèo thuyền tay lúc 5 giờ, bạn có cả một góc vịnh cho riêng mình, với đại bàng biển và mùi hàu sống.',
    body: `<p>QUẢNG NINH – Chị Phạm Thị Hòe khua mái chèo, con thuyền nan lướt êm vào hang luồn. Trong bóng tối ẩm mát, tiếng nước nhỏ từ vòm đá vang như tiếng đồng hồ. Ra khỏi hang, mặt trời vừa nhú, vách đá đổi màu từ xám sang hồng.</p>
<p>Trước 7 giờ, vịnh gần như không có tàu lớn. Đây là khung giờ các gia đình làng chài cũ đưa khách đi thuyền tay. Mỗi thuyền chở tối đa bốn người, giá 120.000 đồng một người cho 90 phút.</p>
<h2>Người dẫn đường từng sống trên nước</h2>
<p>Chị Hòe sinh ra trên bè, lên bờ định cư năm 24 tuổi. Chị thuộc từng hòn đảo bằng những cái tên không có trong bản đồ: hòn Nồi Cơm, áng Bà Đẻ, vụng Ngủ Trưa. Chị bảo khách thích nghe chuyện ấy hơn nghe số liệu.</p>
<p>Quy định trên thuyền rất rõ: không ném đồ ăn cho khỉ, không bẻ san hô, rác mang về bến. Cuối mỗi chuyến, khách cùng vớt rác trôi trong mười phút. Mùa vừa qua, nhóm 32 thuyền vớt được 4,6 tấn, chủ yếu là phao xốp.</p>
<blockquote><p>Tôi chèo thuyền nửa đời mà sáng nào vịnh cũng khác. Khách tới một lần thì phải cho họ thấy buổi đẹp nhất.</p></blockquote>
<p>8 giờ, tiếng còi tàu đầu tiên vọng lại từ cửa bến. Chị Hòe quay mũi thuyền. Phía sau, đàn hải âu đã kịp đậu kín chiếc phao chị vừa rời đi.</p>`,
    category: 'diem-den',
    otherCategories: ['quang-ninh'],
    tags: ['Vịnh Hạ Long', 'Quảng Ninh', 'di sản UNESCO', 'du lịch xanh'],
    authors: [{ displayName: 'Mai Chi', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 115,
  },
  {
    key: 'tau-hoa-mien-trung-3-ngay-2-dem',
    title: 'Đi tàu hỏa dọc miền Trung: 3 ngày, 2 đêm, một ba lô',
    excerpt:
      'Lịch trình Huế – Đà Nẵng – Quy Nhơn – Tuy Hòa bằng tàu hỏa, chi phí khoảng 2,3 triệu đồng một người.',
    body: `<p>Có những đoạn đường đi nhanh thì phí. Đường sắt dọc miền Trung là một đoạn như thế: bên này núi, bên kia biển, giữa là cửa sổ toa tàu.</p>
<h2>Lịch trình gợi ý</h2>
<table><thead><tr><th>Ngày</th><th>Chặng</th><th>Nên làm</th></tr></thead><tbody><tr><td>1</td><td>Huế – Đà Nẵng</td><td>Ngồi ghế bên trái, ngắm đèo từ phút thứ 55</td></tr><tr><td>2</td><td>Đà Nẵng – Quy Nhơn</td><td>Xuống ga buổi trưa, chiều tắm biển, tối ăn bún cá</td></tr><tr><td>3</td><td>Quy Nhơn – Tuy Hòa</td><td>Thuê xe đạp qua đầm, xem hoàng hôn rồi về tàu đêm</td></tr></tbody></table>
<h2>Mang gì, mua vé ra sao?</h2>
<ul><li>Một ba lô dưới 8 kg; lên xuống tàu nhiều, va li là gánh nặng.</li><li>Mua vé trước 10 ngày, chọn ghế mềm; chặng ngắn không cần giường nằm.</li><li>Mang theo bánh mì, trái cây, bình nước; toa ăn chỉ đông vào giờ trưa.</li><li>Kiểm tra giờ tàu sau mưa lớn, miền Trung hay có điều chỉnh.</li><li>Dừng lại Đà Nẵng tối cuối tuần thì ra <a href="/da-nang-mo-tuyen-di-bo-ven-song-han-ve-dem">tuyến đi bộ ven sông Hàn</a>.</li></ul>
<p>Tổng chi phí khoảng 2,3 triệu đồng: vé tàu 780.000 đồng, hai đêm nhà trọ 600.000 đồng, ăn uống 650.000 đồng, đi lại tại chỗ 270.000 đồng.</p>
<p>Trên chuyến tàu qua đèo, người viết ngồi cạnh một bác gác ghi đã nghỉ hưu. Bác nhẩm tên từng ga xép nay tàu không còn dừng. “Hồi đó mỗi ga có một con chó. Tàu qua là nó chạy theo”, bác kể. Ngoài cửa sổ, một ga nhỏ vụt lại phía sau, có con chó vàng đứng nhìn theo thật.</p>`,
    category: 'cam-nang',
    otherCategories: ['du-lich'],
    tags: ['đường sắt', 'Đà Nẵng', 'Huế'],
    authors: [{ displayName: 'Mai Chi', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 230,
  },
  {
    key: 'da-nang-pho-di-bo-ven-song-han',
    title: 'Đà Nẵng mở tuyến đi bộ ven sông Hàn về đêm',
    excerpt: 'Đoạn đường dài 1,8 km cấm xe cơ giới từ 19 giờ đến 23 giờ các tối cuối tuần.',
    body: `<p>ĐÀ NẴNG – Từ tối thứ sáu tuần này, đoạn đường ven sông Hàn dài 1,8 km dành riêng cho người đi bộ từ 19 giờ đến 23 giờ. Xe buýt mini chạy điện vòng quanh khu vực 15 phút một chuyến, miễn phí trong ba tháng đầu.</p>
<p>Dọc tuyến có bốn cụm: âm nhạc đường phố, trò chơi dân gian, sách cũ và ẩm thực xứ Quảng. Mỗi cụm chỉ nhận 20 gian hàng, bốc thăm ba tháng một lần, ưu tiên hộ đang kinh doanh tại chỗ.</p>
<p>Âm lượng không quá 70 dB sau 22 giờ. Rác được thu hai lần mỗi đêm; gian hàng không dùng hộp xốp, ống hút nhựa. Người dân sống trong khu vực có thẻ ra vào, xe cấp cứu đi theo làn dự phòng sát bờ sông.</p>
<p>“Trước đây nhà tôi đóng cửa từ 20 giờ vì xe cộ ồn. Bữa chạy thử, tụi nhỏ đem bàn cờ ra vỉa hè, hàng xóm ngồi nói chuyện tới khuya”, bà Phan Thị Liễu, sống ở đây từ nhỏ, kể.</p>
<p>Sau ba tháng, thành phố lấy ý kiến người dân qua tổng đài và mã quét đặt tại các chốt, trước khi quyết định kéo dài thêm một kilômét về phía cầu.</p>`,
    category: 'du-lich',
    otherCategories: ['da-nang'],
    tags: ['Đà Nẵng', 'ẩm thực đường phố'],
    authors: [{ displayName: 'Bảo Trâm', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 11.5,
  },
  {
    key: 'homestay-khong-chai-nhua',
    title: 'Bản du lịch nói không với chai nhựa',
    excerpt: 'Hai mươi hai homestay cùng bỏ nước đóng chai, mỗi khách được phát một ống tre có khắc tên bản.',
    body: `<p>PHÚ THỌ – Ở đầu bản, thay cho cổng chào là một chiếc cân. Khách vào bản cân túi đồ nhựa dùng một lần mang theo, lúc ra cân lại. Ai mang ra đủ được tặng gói hạt giống rau. Trò chơi nhỏ ấy làm lượng rác nhựa của bản giảm 71% sau một năm.</p>
<p>Ông Bùi Văn Nhượng, trưởng bản, kể ý tưởng đến từ một chuyện bực mình: trâu nhà ông ăn phải túi ni lông, chết. Ông đem cái túi ấy treo ở nhà văn hóa, họp dân ba buổi tối liền.</p>
<h2>Bỏ chai nhựa, khách uống gì?</h2>
<p>Cả bản góp tiền mua ba máy lọc, đặt ở ba cụm nhà. Nước lọc được đổ vào vò sành, mỗi homestay hai vò. Khách nhận ống tre dung tích nửa lít, quai đan bằng mây. Tính ra, mỗi năm bản bớt được khoảng 58.000 chai nhựa, tiết kiệm hơn 200 triệu đồng.</p>
<p>Vài đoàn khách phản ứng vì không quen. Các hộ thống nhất không nhượng bộ, chỉ giải thích. Đến nay, trang đặt phòng xếp bản vào nhóm “lưu trú xanh”, khách nước ngoài tăng từ 12% lên 34%.</p>
<p>Chị Đinh Thị Hiệp, chủ homestay số 9, còn đi xa hơn: bỏ khăn giấy, dùng xà phòng bồ kết, tính tiền điện theo số đọc trên đồng hồ để khách tự tiết kiệm. “Khách tiết kiệm được bao nhiêu tôi trừ vào hóa đơn bấy nhiêu, ai cũng thích”, chị nói.</p>`,
    category: 'du-lich',
    otherCategories: ['phu-tho', 'moi-truong'],
    tags: ['du lịch xanh', 'homestay', 'phân loại rác'],
    authors: [{ displayName: 'Khánh Linh', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 380,
  },
  {
    key: 'leo-nui-ngay-trong-tuan',
    title: 'Leo núi ngày trong tuần: vắng, rẻ và mát',
    excerpt: 'Bản nháp cẩm nang leo núi dành cho người mới, còn thiếu phần an toàn.',
    body: `<p>Ý chính: leo núi vào thứ ba, thứ tư thì cáp treo vắng, đường bộ thoáng, phòng nghỉ rẻ hơn 30–40%. Bài hướng dẫn người mới chọn đường, chuẩn bị giày và nước, không nhằm lập thành tích.</p>
<h2>Ba mức cho người mới</h2>
<ol><li>Mức dễ: đường bậc đá có tay vịn, đi về trong 3 giờ, độ cao dưới 500 m.</li><li>Mức vừa: đường đất, có đoạn bám dây, đi về trong 5–6 giờ.</li><li>Mức khó: ngủ lại một đêm, bắt buộc có người dẫn đường và đăng ký với trạm kiểm lâm.</li></ol>
<h2>Giày và nước</h2>
<p>Giày rộng hơn bình thường nửa cỡ, cắt móng chân trước khi đi. Mỗi người mang ít nhất 2 lít nước, uống từng ngụm nhỏ, đừng đợi khát. Áo khoác mỏng chống gió quan trọng hơn áo dày.</p>
<p>Trước khi xuất phát, báo cho một người ở nhà biết đường đi và giờ về dự kiến. Pin điện thoại để chế độ tiết kiệm, bật máy khi cần.</p>
<p><em>Cần hỏi thêm bác sĩ thể thao về chuột rút, cần số điện thoại cứu hộ của từng điểm. Chưa có thì chưa đăng.</em></p>`,
    category: 'cam-nang',
    otherCategories: ['tay-ninh'],
    tags: [],
    authors: [{ displayName: 'Hải Đăng (CTV)', role: 'WRITER' }],
    state: 'DRAFT',
    createdBy: 'author',
    hoursAgo: 450,
  },
  {
    key: 'bai-trung-mua-lua-chin',
    title: 'Mùa lúa chín Mù Cang Chải (bản gửi nhầm)',
    excerpt: 'Bản thảo đầu của bài ảnh, gửi nhầm hai lần.',
    body: `<p>Bản thảo đầu, viết trên điện thoại ở lưng đèo, sóng chập chờn nên hệ thống nhận hai lần. Giữ bản kia, bỏ bản này.</p>
<p>Những điều ghi được trong ngày thứ nhất: trời mù đến 7 giờ, sau đó nắng gắt. Bản trên gặt gần xong, bản dưới còn khoảng một nửa. Nhà chị Sú có sáu người gặt, nghỉ trưa lúc 11 giờ 30, ăn cơm mới với cá suối kho gừng.</p>
<p>Ghi chú ảnh: khuôn hình người mài liềm bị cháy sáng góc phải, chụp lại sáng hôm sau. Khuôn hình lũ trẻ trên đống rơm phải xin phép bố mẹ các em, đã xin được ba trong bốn gia đình, em mặc áo đỏ chưa xin nên không dùng.</p>
<p>Số khách: hỏi trạm kiểm soát đầu đèo, sổ ghi tay, cộng hai ngày. Cần đối chiếu với số của ban quản lý danh thắng trước khi đưa vào bài, không lấy con số của chủ homestay.</p>
<p>Giá phòng: hỏi năm nhà, cao nhất 350.000 đồng, thấp nhất 180.000 đồng, đều đã niêm yết.</p>`,
    category: 'diem-den',
    otherCategories: ['lao-cai'],
    tags: ['Mù Cang Chải'],
    authors: [{ displayName: 'Lò Văn Sơn', role: 'WRITER' }],
    state: 'TRASHED',
    createdBy: 'author',
    hoursAgo: 34,
  },
];
