import type { SeedArticle } from './seed-article.ts';

export const MEDIA_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'phien-cho-som-12-khuon-hinh',
    title: 'Phiên chợ sớm qua 12 khuôn hình',
    excerpt:
      'Chợ họp từ lúc gà gáy, tan khi nắng chạm mái. Bộ ảnh theo chân một bà cụ bán rau từ bếp lửa đến chuyến xe về.',
    body: `<p>3 giờ 40, bà Lý Mùi Pham thổi bếp. Ánh lửa hắt lên nửa khuôn mặt, nửa kia chìm trong bóng tối. Đó là khuôn hình đầu tiên và cũng là khuôn hình khó nhất, vì phóng viên ảnh phải ngồi im 20 phút để bà quên mất chiếc máy.</p>
<p>Từ nhà đến chợ 6 km đường dốc. Bà gùi 14 kg rau cải, hai con gà, một bó lá thuốc. Trên đường, đèn pin của những người đi chợ nối nhau thành một sợi chỉ sáng vắt ngang sườn núi.</p>
<h2>Chợ không chỉ để bán</h2>
<p>Bà bán rau trong một giờ, phần còn lại để gặp người. Khuôn hình số 6: hai bà cụ nắm tay nhau, mười ngón tay nhuộm chàm. Khuôn hình số 7: bát thắng cố bốc khói, sáu đôi đũa. Khuôn hình số 9: cậu bé ngủ gục trên bao ngô.</p>
<p>Ở góc chợ, người thợ bạc sửa vòng cho cô gái sắp cưới. Chiếc vòng của bà ngoại cô, bị móp khi chạy lũ. Tiếng búa gõ lanh canh suốt buổi sáng, chậm dần rồi tắt.</p>
<p>9 giờ, nắng chạm mái tôn. Chợ tan nhanh như lúc họp. Khuôn hình cuối: bà Pham ngồi thùng xe bán tải đi nhờ, chiếc gùi rỗng úp trên đầu gối, mắt nhắm, miệng cười.</p>
<p>Toàn bộ nhân vật trong ảnh đã được hỏi ý kiến; ảnh có trẻ em được cha mẹ đồng ý tại chỗ.</p>`,
    category: 'anh',
    otherCategories: ['cao-bang', 'van-hoa'],
    tags: ['hạnh phúc', 'Happy Việt Nam 2025'],
    authors: [
      { displayName: 'Quang Đức', role: 'PHOTO' },
      { displayName: 'Mai Chi', role: 'WRITER' },
    ],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 65,
  },
  {
    key: 'toan-canh-festival-hue',
    title: 'Toàn cảnh Festival Huế',
    excerpt:
      'Kịch bản video 4 phút: từ lễ cung nghinh đến đêm hoa đăng trên sông Hương. Hẹn giờ đăng 6 giờ sáng mai.',
    body: `<p><strong>Thời lượng:</strong> 4 phút. <strong>Định dạng:</strong> ngang, phụ đề Việt và Anh. <strong>Hẹn đăng:</strong> 6 giờ sáng hôm sau.</p>
<h2>Kịch bản phân cảnh</h2>
<table><thead><tr><th>Thời điểm</th><th>Hình</th><th>Lời bình</th></tr></thead><tbody><tr><td>0:00</td><td>Sương trên sông, con đò đơn độc</td><td>Không lời, tiếng mái chèo</td></tr><tr><td>0:20</td><td>Đoàn rước qua cửa thành</td><td>Mỗi bước chân đi trên lớp gạch hai trăm năm tuổi</td></tr><tr><td>1:10</td><td>Hậu trường: nghệ nhân chít khăn cho diễn viên nhí</td><td>Phỏng vấn ngắn</td></tr><tr><td>2:05</td><td>Phố đi bộ, áo dài ngũ thân</td><td>Khách nước ngoài kể cảm nhận</td></tr><tr><td>3:15</td><td>Hoa đăng thả trên sông</td><td>Nhã nhạc, nhỏ dần</td></tr></tbody></table>
<p>Lời kết dự kiến: “Huế không vội. Ai đến Huế rồi cũng học được cách đi chậm lại một nhịp”.</p>
<p>Lưu ý dựng phim: cảnh 1:10 có trẻ em, đã có giấy đồng ý của phụ huynh; cảnh 2:05 bỏ biển quảng cáo bên trái khung hình; nhạc nền dùng bản thu của nhà hát đã ký thỏa thuận.</p>
<p>Bản dựng thô xem tại <a href="https://video.vi-du.vn/duyet/festival-hue">video.vi-du.vn/duyet/festival-hue</a>, mật khẩu hỏi thư ký tòa soạn.</p>`,
    category: 'video',
    otherCategories: ['hue', 'le-hoi'],
    tags: ['Festival Huế', 'Huế', 'lễ hội', 'áo dài'],
    authors: [
      { displayName: 'Bảo Trâm', role: 'WRITER' },
      { displayName: 'Trọng Nghĩa', role: 'VIDEO' },
    ],
    state: 'DRAFT',
    createdBy: 'editor',
    hoursAgo: 1.7,
  },
  {
    key: 'mot-ngay-tren-cho-noi-cai-rang',
    title: 'Một ngày trên chợ nổi Cái Răng',
    excerpt:
      'Video 5 phút theo ghe của một gia đình ba đời sống bằng nghề buôn khoai, từ 3 giờ sáng đến lúc đèn ghe tắt.',
    body: `<p>CẦN THƠ – Cây sào treo củ khoai lang gọi là cây bẹo. Nhìn cây bẹo, khách biết ghe bán gì, khỏi cần rao. Ghe của anh Út Lượm treo khoai đã ba đời, chỉ có một lần treo tàu lá dừa – nghĩa là bán cả ghe – rồi hôm sau lại gỡ xuống vì má anh khóc.</p>
<p>Video bắt đầu lúc 3 giờ sáng, khi ghe cập mạn nhận 4 tấn khoai. Chị Út ngồi sau lái, vừa canh nồi cơm vừa dỗ con. Đứa bé sáu tuổi đi lại trên be ghe vững như đi trên đất, bên hông cột sợi dây có phao.</p>
<h2>Chợ thưa dần, người ở lại làm gì?</h2>
<p>Mười năm trước có hơn 500 ghe, nay còn khoảng 200, phần lớn phục vụ du khách. Anh Út nghĩ ra cách cho khách lên ghe thử “chọi” khoai: người dưới ném, người trên bắt, rớt củ nào mua củ đó. Khách cười rần, khoai bán lẻ được giá hơn.</p>
<p>Buổi trưa, chợ vãn. Anh đưa con tới lớp học trên bờ, tối về ghe cả nhà mắc mùng ngủ, sóng ru nhè nhẹ. Cảnh cuối quay từ trên cầu: đèn ghe tắt dần từng chiếc, chỉ còn một đốm sáng của ghe bán cháo khuya đang chèo chậm.</p>`,
    category: 'video',
    otherCategories: ['can-tho', 'du-lich'],
    tags: ['Cần Thơ', 'hạnh phúc'],
    authors: [
      { displayName: 'Trọng Nghĩa', role: 'VIDEO' },
      { displayName: 'Thạch Sóc Kha', role: 'WRITER' },
    ],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 138,
  },
  {
    key: 'podcast-nghe-ke-chuyen-pho-so-12',
    title: 'Nghe kể chuyện phố, số 12: Tiếng rao đêm và câu Kiều trên gánh hàng',
    excerpt:
      'Podcast 18 phút: những tiếng rao còn lại của phố, và bà hàng chè thuộc Truyện Kiều từ đầu đến cuối.',
    body: `<p><strong>Thời lượng:</strong> 18 phút. <strong>Dẫn chuyện:</strong> Mai Chi. <strong>Nghe tại:</strong> <a href="https://podcast.vi-du.vn/chuyen-pho/12">podcast.vi-du.vn/chuyen-pho/12</a></p>
<p>Số này bắt đầu bằng một đoạn thu thanh lúc 23 giờ: tiếng dép lê, tiếng quang gánh kẽo kẹt và một giọng rao khàn khàn “Ai… chè sen… nóng nào”. Bà Nghiêm Thị Thục bán chè rong 41 năm, mỗi đêm đi chừng chín cây số.</p>
<p>Điều ít người biết là bà thuộc Truyện Kiều. Đêm vắng khách, bà đọc cho mình nghe. Khách quen nào buồn, bà bói cho một quẻ Kiều, không lấy tiền. Bà bảo cụ Nguyễn Du viết cho người đi đêm, “câu nào cũng có đèn”.</p>
<h2>Trong số này</h2>
<ul><li>Phút 2: bản đồ tiếng rao, thứ gì còn, thứ gì mất.</li><li>Phút 7: bà Thục đọc đoạn “Trăm năm trong cõi người ta”, đọc vấp một chữ rồi tự sửa.</li><li>Phút 12: một nhà ngôn ngữ học nói về cao độ của tiếng rao.</li><li>Phút 15: thơ Hồ Xuân Hương trong câu đối đáp của phường buôn.</li></ul>
<p>Bạn có thu được tiếng rao nào ở phố mình? Gửi về hộp thư của chương trình, số 13 sẽ ghép lại thành một bản nhạc.</p>`,
    category: 'podcast',
    otherCategories: ['van-hoa'],
    tags: ['Nguyễn Du', 'Hồ Xuân Hương', 'ẩm thực đường phố'],
    authors: [{ displayName: 'Mai Chi', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 240,
  },
  {
    key: 'infographic-34-tinh-thanh',
    title: 'Infographic: 34 tỉnh, thành phố và địa giới từ ngày 01/7/2025',
    excerpt:
      '6 thành phố trực thuộc trung ương, 28 tỉnh; 23 đơn vị hình thành sau sắp xếp, 11 đơn vị giữ nguyên.',
    body: `<p>Từ ngày 01/7/2025, cả nước có 34 đơn vị hành chính cấp tỉnh, gồm 6 thành phố trực thuộc trung ương và 28 tỉnh. Chính quyền địa phương tổ chức theo hai cấp: cấp tỉnh và cấp xã (xã, phường, đặc khu).</p>
<table><thead><tr><th>Nhóm</th><th>Số đơn vị</th><th>Ví dụ</th></tr></thead><tbody><tr><td>Hình thành sau sắp xếp</td><td>23</td><td>Lào Cai (Lào Cai, Yên Bái); Cần Thơ (Cần Thơ, Sóc Trăng, Hậu Giang)</td></tr><tr><td>Giữ nguyên</td><td>11</td><td>Hà Nội, Huế, Nghệ An, Quảng Ninh</td></tr></tbody></table>
<h2>Tra cứu nhanh cho người đọc</h2>
<ul><li>Địa chỉ mới ghi theo thứ tự: thôn hoặc đường, xã hoặc phường, tỉnh hoặc thành phố.</li><li>Giấy tờ đã cấp còn hạn vẫn có giá trị, không bắt buộc đổi ngay.</li><li>Khi gửi thư, nên ghi thêm tên cũ trong ngoặc nếu người nhận ở vùng mới đổi tên.</li></ul>
<p>Đồ họa dùng bảng màu phân biệt được với người mù màu, bản đồ thể hiện đầy đủ các quần đảo Hoàng Sa (thành phố Đà Nẵng) và Trường Sa (tỉnh Khánh Hòa).</p>
<p>Bản in khổ A3 tải miễn phí tại <a href="https://dohoa.vi-du.vn/34-tinh-thanh">dohoa.vi-du.vn/34-tinh-thanh</a>. Bạn đọc phát hiện sai sót xin báo về tòa soạn để cập nhật.</p>`,
    category: 'infographic',
    otherCategories: ['dia-phuong'],
    tags: ['Sắp xếp đơn vị hành chính 2025', 'chính quyền hai cấp'],
    authors: [
      { displayName: 'Gia Bảo', role: 'GRAPHIC' },
      { displayName: 'Ban Thời sự', role: 'COMPILER' },
    ],
    state: 'PUBLISHED',
    createdBy: 'superAdmin',
    hoursAgo: 1100,
  },
  {
    key: 'happy-viet-nam-2025-nhin-lai',
    title: 'Happy Việt Nam 2025: những nụ cười còn ở lại sau cuộc thi',
    excerpt:
      'Tòa soạn tìm lại năm nhân vật trong các tác phẩm dự thi để hỏi một câu: sau bức ảnh ấy, anh chị sống thế nào?',
    body: `<p>Một bức ảnh thường kết thúc khi màn trập đóng. Chúng tôi thử đi tiếp. Năm nhân vật, năm vùng quê, một câu hỏi giống nhau: sau bức ảnh ấy, cuộc sống ra sao?</p>
<h2>“Ngày mùa no ấm”</h2>
<p>Người phụ nữ ôm bó lúa cười híp mắt nay là tổ trưởng tổ hợp tác. Bức ảnh treo ở nhà văn hóa, trẻ con đi qua cứ chỉ: bà Mến kìa. Bà bảo được chụp đẹp nên từ đó chịu khó chải đầu trước khi ra đồng.</p>
<h2>“Mẹ và biển”</h2>
<p>Người mẹ đứng chờ thuyền năm ấy vẫn chờ mỗi chiều, khác là có điện thoại gọi được ra khơi. Con trai bà vừa học xong lớp máy trưởng, con thuyền mới dài thêm ba mét.</p>
<h2>“Trường học trên mây”</h2>
<p>Cậu bé cười thiếu hai cái răng nay đã mọc đủ. Em giữ tấm ảnh trong cặp, định “bao giờ làm thầy giáo thì treo ở lớp”.</p>
<p>Hai nhân vật còn lại xin không nêu tên. Một người nói bức ảnh giúp bà làm lành với em gái sau chín năm; người kia chỉ gửi lại một tấm ảnh tự chụp, hơi nhòe, phía sau là vườn cải vừa nở hoa.</p>
<p>Tác phẩm của các mùa thi xem tại <a href="https://happy.vi-du.vn/thu-vien">happy.vi-du.vn/thu-vien</a>.</p>`,
    category: 'da-phuong-tien',
    otherCategories: ['anh', 'con-nguoi-viet-nam'],
    tags: ['Happy Việt Nam 2025', 'hạnh phúc'],
    authors: [{ displayName: 'Thu Hà', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'admin',
    hoursAgo: 150,
  },
  {
    key: 'cai-chinh-xe-dap-cong-cong',
    title: 'Thông tin cải chính, xin lỗi',
    excerpt: 'Cải chính số lượt thuê xe đạp công cộng nêu trong bài “Tin thử nghiệm có sai sót số liệu”.',
    body: `<p>Trong bài “Tin thử nghiệm có sai sót số liệu” đăng trên chuyên mục Thời sự, tòa soạn nêu số lượt thuê xe đạp công cộng trong tháng là 480.000. Thông tin này không đúng.</p>
<h2>Nội dung sai</h2>
<p>Bài viết và đồ họa ghi: “đạt 480.000 lượt thuê trong tháng, tăng gấp đôi so với tháng liền trước”.</p>
<h2>Nội dung đúng</h2>
<p>480.000 là tổng số phút thuê xe. Số lượt thuê thực tế là 48.200, tăng 6% so với tháng liền trước.</p>
<h2>Nguyên nhân và cách khắc phục</h2>
<p>Người viết nhầm cột trong bảng thống kê; khâu biên tập không đối chiếu với bảng gốc. Tòa soạn đã gỡ bài, sửa đồ họa, thông báo tới các đơn vị dẫn lại và yêu cầu từ nay mọi con số trong tít phải có hai người kiểm tra.</p>
<p>Tòa soạn xin lỗi bạn đọc, đơn vị vận hành xe đạp công cộng và cảm ơn bạn đọc Vũ Minh T. đã phát hiện sai sót. Mọi phản ánh xin gửi về <a href="https://vi-du.vn/yeu-cau-cai-chinh">vi-du.vn/yeu-cau-cai-chinh</a>.</p>`,
    category: 'cai-chinh',
    tags: [],
    authors: [{ displayName: 'Ban Thời sự', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'admin',
    hoursAgo: 75,
  },
  {
    key: 'anh-ao-dai-tren-cau',
    title: 'Ảnh: áo dài qua cầu sáng thứ hai',
    excerpt: 'Bộ ảnh chín tấm, đang chờ chọn ảnh bìa và xin đồng ý của ba nhân vật nữ đi xe đạp.',
    body: `<p>Chín tấm ảnh chụp trong hai buổi sáng thứ hai liên tiếp, cùng một góc cầu, cùng khung giờ 6 giờ 30 đến 7 giờ 15. Ý tưởng: để người xem thấy cùng một dòng người nhưng ánh sáng và màu áo khác nhau.</p>
<p>Ảnh 1: cầu vắng, một tà áo trắng rất nhỏ ở phía xa. Ảnh 2: ba chị đi xe đạp, vạt áo kẹp gọn. Ảnh 3: người đàn ông mặc áo ngũ thân dắt con đi học. Ảnh 4: cận cảnh chiếc kẹp gỗ giữ tà. Ảnh 5: mưa bụi, những chiếc ô trong suốt.</p>
<p>Ảnh 6 và 7 chụp từ dưới sông, bóng áo in trên mặt nước. Ảnh 8: bà bán bún mặc áo dài bưng tô cho khách. Ảnh 9: cầu vắng trở lại, nắng lên cao.</p>
<p><em>Việc cần làm: chọn ảnh bìa giữa ảnh 2 và ảnh 6; xin đồng ý của ba chị trong ảnh 2; viết chú thích không quá 40 chữ mỗi ảnh.</em></p>`,
    category: 'anh',
    otherCategories: ['hue'],
    tags: ['áo dài', 'Huế'],
    authors: [{ displayName: 'Quang Đức', role: 'PHOTO' }],
    state: 'DRAFT',
    createdBy: 'author',
    hoursAgo: 98,
  },
];
