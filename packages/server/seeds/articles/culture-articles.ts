import type { SeedArticle } from './seed-article.ts';

export const CULTURE_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'gap-nghe-nhan-giu-lua-tranh-dong-ho',
    title: 'Gặp nghệ nhân giữ lửa tranh Đông Hồ',
    excerpt:
      'Ở tuổi 81, ông Vũ Đình Thìn vẫn tự tay giã điệp, khắc ván và trả lời từng câu hỏi của lũ trẻ. Ông bảo tranh Đông Hồ không chết, chỉ là có lúc ngủ hơi lâu.',
    body: `<p>BẮC NINH – Sân gạch nhà ông Vũ Đình Thìn phơi kín giấy điệp. Nắng cuối thu chiếu xiên, vỏ sò nghiền lấp lánh như có ai rắc bạc vụn. Ông cụ 81 tuổi ngồi bên chiếc chổi lá thông, tay áo xắn cao, mời khách uống nước rồi mới chịu nói chuyện.</p>
<p><strong>Phóng viên: Thưa ông, một bức tranh Đông Hồ bắt đầu từ đâu?</strong></p>
<p>Từ con sò. Người ta cứ nghĩ bắt đầu từ nét vẽ. Không phải. Vỏ sò điệp lấy từ biển về, để dưới ao cho mục mấy năm, vớt lên giã thành bột, trộn hồ nếp, quét lên giấy dó. Không có lớp điệp ấy thì màu không bám, tranh không sáng. Mấy chục năm trước, cả làng giã điệp, đêm nằm nghe chày thình thịch mà ngủ ngon.</p>
<p><strong>Vì sao chỉ có bốn, năm màu?</strong></p>
<p>Vì thiên nhiên quanh làng chỉ cho từng ấy. Đen lấy từ than lá tre, đỏ từ sỏi son, vàng từ hoa hòe, xanh từ lá chàm, trắng từ điệp. Ít màu thì người vẽ phải nghĩ. Con lợn có hai cái xoáy âm dương, đàn gà quây quần, tất cả nằm ở bố cục và ý tứ. Nhiều màu quá có khi lại thành lười.</p>
<h2>Những năm tranh đi làm vàng mã</h2>
<p><strong>Có giai đoạn làng gần như bỏ nghề?</strong></p>
<p>Bỏ thật chứ không phải gần như. Tranh mang ra chợ Tết không ai mua, người ta chuộng lịch in bóng loáng. Cả làng quay sang làm hàng mã. Ván khắc cổ có nhà đem kê chân giường, có nhà chẻ làm củi. Tôi đi từng ngõ, xin có, mua có, đổi gạo lấy ván có. Vợ tôi giận lắm, bảo ông ăn ván mà sống à.</p>
<p>Tôi gom được hơn 240 tấm. Tấm cũ nhất khắc bức “Đánh ghen”, nét mòn như vết chân chim. Đêm tôi lấy tay lần theo nét, thấy như nói chuyện với cụ nào đó hai trăm năm trước.</p>
<p><strong>Ông có lúc nào định thôi không?</strong></p>
<p>Có một lần, trận lụt năm ấy nước vào nhà, mấy trăm tờ giấy điệp nát hết. Tôi ngồi bệt ở bậc cửa. Thằng cháu nội lúc đó bảy tuổi, nó vớt được tờ “Chăn trâu thổi sáo”, đem hong trên nắp nồi cơm. Nó bảo: “Ông ơi, con trâu chưa chết đuối”. Tôi bật cười, thế là lại làm.</p>
<h2>Người trẻ mua tranh bằng điện thoại</h2>
<p><strong>Bây giờ ai mua tranh của ông?</strong></p>
<p>Lạ lắm, toàn người trẻ. Chúng nó treo tranh trong quán cà phê, in lên sổ tay, lên khăn. Ban đầu tôi không ưng. In máy thì còn gì là tranh. Sau nghĩ lại, ngày xưa tranh cũng là thứ dán vách, hết Tết thì bóc đi. Tranh của dân thì phải ở chỗ dân nhìn thấy. Tôi chỉ ra điều kiện: phải ghi rõ đâu là tranh in ván, đâu là bản in máy.</p>
<p>Cháu gái tôi mở lớp trải nghiệm, mỗi sáng chủ nhật ba chục đứa trẻ. Chúng nó in lệch màu, con gà thành hai mỏ, cười như nắc nẻ. Tôi không chữa. Cái lệch ấy là kỷ niệm.</p>
<p><strong>Ông dạy nghề có giấu điều gì không?</strong></p>
<p>Xưa có giấu. Cách pha hồ, độ ẩm của giấy, cha chỉ nói cho con trai. Giờ tôi quay phim lại hết, cho thư viện một bản, cho trường mỹ thuật một bản. Giấu thì mất. Mà nói thật, có xem phim trăm lần cũng không bằng tay mình hỏng một trăm tờ.</p>
<blockquote><p>Khắc ván là khắc ngược. Muốn người ta thấy đúng thì mình phải biết nhìn trái. Nghề nó dạy mình thế, làm người cũng thế.</p></blockquote>
<h2>Mong ước tuổi tám mươi mốt</h2>
<p><strong>Ông còn mong điều gì?</strong></p>
<p>Mong có vườn dó. Giấy dó giờ phải mua xa, giá lên, có lô dai lô bở. Nếu vùng này trồng lại được vài héc-ta dó thì con cháu khỏi lo. Tôi đã gieo thử ba luống sau vườn, mười năm nữa mới bóc được vỏ. Mười năm nữa tôi chín mươi mốt, vừa đẹp.</p>
<p>Mong thứ hai là đừng gọi tôi là “cuối cùng”. Báo chí cứ viết người cuối cùng, người cuối cùng. Nghe buồn. Trong làng còn hai nhà nữa, thêm mười mấy đứa học trò. Cứ gọi tôi là người đang làm, thế thôi.</p>
<p>Chiều xuống, ông đứng dậy thu giấy. Từng tờ điệp được nâng bằng hai tay, khẽ lật, nghe tiếng sột soạt khô giòn. “Tiếng ấy là giấy được rồi đấy”, ông nói, rồi đưa cho chúng tôi một tờ, bảo thử áp vào tai.</p>
<p><em>Ghi chú: chưa xử lý 0; chờ tác giả bổ sung ảnh chân dung và xác nhận năm của trận lụt.</em></p>`,
    category: 'van-hoa',
    otherCategories: ['di-san', 'bac-ninh'],
    tags: ['tranh Đông Hồ', 'nghệ nhân', 'làng nghề'],
    keywords: ['phỏng vấn', 'giấy điệp', 'ván khắc'],
    authors: [
      { displayName: 'Thu Hà', role: 'WRITER' },
      { displayName: 'Quang Đức', role: 'PHOTO' },
    ],
    state: 'DRAFT',
    createdBy: 'author',
    hoursAgo: 3.5,
    seoTitle: 'Nghệ nhân 81 tuổi giữ lửa tranh Đông Hồ',
  },
  {
    key: 'co-do-hue-so-hoa-mai-ngoi',
    title: 'Huế đo từng viên ngói: bản sao số của một ngôi điện',
    excerpt:
      'Bốn tháng quét tia laser, 11.600 bức ảnh và một mô hình sai số chưa tới 3 mm. Từ nay, mỗi vết nứt đều có hồ sơ.',
    body: `<p>HUẾ – Trời chưa sáng, nhóm kỹ thuật đã dựng xong chân máy trước sân điện. Họ phải làm việc trước giờ mở cửa, khi chưa có bước chân du khách làm rung nền gạch. Chiếc máy quay chậm rãi, mỗi giây phóng ra hàng trăm nghìn điểm sáng vô hình.</p>
<p>Sau bốn tháng, hơn 9 tỷ điểm đo được ghép thành bản sao số của ngôi điện, sai số chưa tới 3 mm. Từng viên ngói lưu ly, từng con nghê trên bờ nóc, từng hàng chữ Hán trên hoành phi đều có mã số riêng.</p>
<h2>Để làm gì?</h2>
<p>Trước hết là để trùng tu. Khi một cấu kiện gỗ phải thay, thợ mộc có thể xem hình dạng gốc ở mọi góc. Thứ hai là theo dõi: mỗi năm quét lại một lần, chồng lên nhau để thấy cột nghiêng thêm bao nhiêu, nền lún ở đâu. Đợt quét thử đã phát hiện một góc mái võng 14 mm mà mắt thường không nhận ra.</p>
<p>Thứ ba là để kể chuyện. Khách tham quan đeo kính thực tế ảo có thể thấy sân chầu thế kỷ XIX, nghe tiếng nhạc cung đình vọng từ phía hữu vu.</p>
<p>Ông Tôn Thất Mẫn, thợ nề 40 năm làm việc trong di tích, lúc đầu không tin máy. Nay ông là người chú thích dữ liệu giỏi nhất nhóm. “Máy biết cái ngói nằm chỗ mô, còn tui biết vì răng người xưa đặt nó chỗ nớ”, ông cười hiền.</p>
<p>Dữ liệu được lưu ở ba nơi, một phần mở miễn phí cho trường học tại <a href="https://disan.vi-du.vn/hue">disan.vi-du.vn/hue</a>.</p>`,
    category: 'di-san',
    otherCategories: ['hue', 'khoa-hoc-cong-nghe'],
    tags: ['Huế', 'di sản UNESCO', 'chuyển đổi số'],
    authors: [{ displayName: 'Bảo Trâm', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 130,
  },
  {
    key: 'tieng-chieng-tre-o-buon',
    title: 'Đội chiêng nhí và tiếng vọng của bến nước',
    excerpt: 'Mười sáu đứa trẻ, lớn nhất 14 tuổi, học đánh chiêng bằng tai chứ không bằng nốt nhạc.',
    body: `<p>GIA LAI – Chiều nào đám trẻ cũng kéo nhau về nhà rông. Không ai điểm danh, nhưng thiếu một chiếc chiêng là cả bài gãy, nên chúng tự réo nhau đi cho đủ. Đội chiêng nhí của làng có 16 em, em nhỏ nhất chín tuổi, phải kê thêm khúc gỗ dưới chân.</p>
<p>Già làng Đinh Hrun dạy bằng cách hát. Ông ngân một câu, mỗi em tìm phần của mình trong câu ấy. Không bản nhạc, không đếm nhịp. “Chiêng là gia đình. Có chiêng cha, chiêng mẹ, chiêng con. Đứa nào cũng nói một tiếng thôi, mà phải nghe đứa bên cạnh nói xong đã”, ông bảo.</p>
<h2>Chiêng lạc giọng và người chỉnh chiêng</h2>
<p>Bộ chiêng của làng từng lạc giọng vì cất kho quá lâu. Người biết chỉnh chiêng trong vùng chỉ còn ba người. Ông Hrun đi bộ một ngày đường mời bạn cũ về. Suốt hai đêm, hai ông già gõ, nghe, lại gõ. Cây búa sừng trâu nhích từng chút trên mặt đồng cho đến khi cả bộ “chịu nói chuyện với nhau”.</p>
<p>Nay trường học đưa chiêng vào giờ hoạt động trải nghiệm. Mỗi tháng, đội chiêng nhí diễn ở bến nước, khách đến nghe ngồi bệt trên cỏ, không sân khấu, không loa.</p>
<p>Em Đinh Thị Thêu, 12 tuổi, giữ chiêng số 7, nói em thích nhất lúc dừng lại. “Tay mình thôi rồi mà tiếng còn chạy ra tới suối”.</p>`,
    category: 'di-san',
    otherCategories: ['gia-lai', 'van-hoa'],
    tags: ['cồng chiêng', 'di sản UNESCO', 'nghệ nhân'],
    authors: [{ displayName: 'Y Hoan', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 290,
  },
  {
    key: 'anh-tu-lieu-pho-co-het-ban-quyen',
    title: 'Ảnh tư liệu: phố cổ Hội An những năm nước lớn',
    excerpt: 'Bộ ảnh tạm gỡ vì thỏa thuận sử dụng ảnh với gia đình tác giả đã hết hạn.',
    body: `<p>Bộ ảnh gồm 14 khuôn hình đen trắng, ghi lại những mùa nước lớn ở phố cổ. Người chụp là một thầy giáo dạy vẽ, mất đã lâu, để lại cho con cháu ba hộp phim âm bản cất trong tủ gỗ mít.</p>
<p>Ảnh số 1: con thuyền nhỏ đi giữa hai dãy nhà mái ngói âm dương, mũi thuyền chạm bậc cửa. Ảnh số 4: cô gái áo trắng ngồi trên gác, thả giỏ xuống đón mớ rau. Ảnh số 9: vạch nước sơn đỏ trên tường, bên cạnh ghi năm bằng phấn.</p>
<p>Điều đáng quý của bộ ảnh là không ai tỏ ra hoảng hốt. Người phố cổ sống với nước như sống với khách quen: biết giờ đến, biết giờ đi, biết phải dọn đồ lên nấc thang nào.</p>
<p>Thỏa thuận sử dụng ảnh giữa tòa soạn và gia đình tác giả có thời hạn 24 tháng, đã hết vào cuối tháng trước. Trong lúc hai bên trao đổi việc gia hạn, toàn bộ ảnh được gỡ khỏi trang; phần lời giữ lại ở chế độ không công khai.</p>`,
    category: 'di-san',
    otherCategories: ['da-nang', 'anh'],
    tags: ['di sản UNESCO', 'mưa lũ'],
    authors: [{ displayName: 'Bảo Trâm', role: 'COMPILER' }],
    state: 'UNPUBLISHED',
    stateReason: 'Hết hạn thỏa thuận bản quyền ảnh với gia đình tác giả.',
    createdBy: 'editor',
    hoursAgo: 520,
  },
  {
    key: 'lang-sen-vao-hoi',
    title: 'Làng Sen tập kịch hát ví, giặm đón mùa hội',
    excerpt:
      'Còn nhiều tháng mới đến hội, các câu lạc bộ dân ca ở Làng Sen đã đỏ đèn tập từ chập tối. Năm nay, lớp trẻ chiếm hơn nửa số diễn viên.',
    body: `<p>NGHỆ AN – Ao sen đã tàn, lá khô rạp xuống mặt nước, nhưng sân nhà văn hóa thôn vẫn rộn tiếng hát. Từ 19 giờ, câu lạc bộ dân ca bắt đầu buổi tập thứ chín của vở kịch hát ví, giặm chuẩn bị cho Lễ hội Làng Sen năm tới.</p>
<p>Kịch bản kể chuyện một phường vải: ban ngày dệt, ban đêm hát đối, có anh học trò nghèo thua ba câu rồi thắng câu thứ tư. Lời do thầy giáo Hồ Sĩ Lợi soạn, dựa trên những câu hát ông chép từ bà ngoại.</p>
<h2>Người trẻ trở lại</h2>
<p>Năm trước, câu lạc bộ có 24 người, trẻ nhất 45 tuổi. Năm nay có 51 người, hơn nửa dưới 25. Lý do hóa ra rất giản dị: một cô giáo mầm non quay đoạn hát ru ngắn, đăng lên mạng, hàng nghìn bạn trẻ xứ Nghệ xa quê vào nghe và xin học.</p>
<p>Cách dạy cũng đổi. Lời hát được chia thành từng câu ngắn, thu giọng mẫu gửi vào nhóm trò chuyện. Ai đi làm ca tối thì tập qua điện thoại, cuối tuần mới ráp.</p>
<p>Thầy Lợi khó tính nhất ở chỗ phát âm. “Hát ví mà nói giọng nhà đài thì mất nửa cái hồn”, thầy nhắc. Một cậu sinh viên sinh ra ở phương Nam phải tập ba tuần mới nói được tiếng “mần răng” cho ngọt.</p>
<p>22 giờ, buổi tập tan. Tiếng hát còn sót lại theo những chiếc xe đạp đi dọc bờ ao.</p>`,
    category: 'le-hoi',
    otherCategories: ['nghe-an'],
    tags: ['Làng Sen', 'Nghệ An', 'lễ hội', 'di sản UNESCO'],
    authors: [{ displayName: 'Hải Đăng (CTV)', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 47,
  },
  {
    key: 'dem-ok-om-bok-dua-ghe-ngo',
    title: 'Đêm trăng Ok Om Bok, tiếng trống giục ghe ngo',
    excerpt: 'Rằm tháng mười âm lịch, bà con Khmer đút cốm dẹp, thả đèn nước và đổ ra bờ sông xem đua ghe.',
    body: `<p>CẦN THƠ – Trăng vừa lên khỏi ngọn thốt nốt, sư cả Thạch Sà Rươn thắp ba ngọn nến trên chiếc cổng tre. Sáp nến chảy xuống tàu lá chuối, người già nhìn vệt sáp mà đoán mưa nắng năm sau.</p>
<p>Lễ cúng trăng ngắn gọn. Một vốc cốm dẹp trộn dừa, chuối, được đút vào miệng lũ trẻ. Sư cả vỗ lưng từng em, hỏi: “Con ước gì?”. Đứa ước có xe đạp, đứa ước mẹ về. Cậu bé tên Sóc ước… được ăn thêm cốm, cả sân cười ồ.</p>
<h2>55 mái dầm, một nhịp</h2>
<p>Sáng hôm sau, hai bờ sông kín người. Chiếc ghe ngo dài 27 m, mũi vẽ đầu rắn thần, chở 55 tay bơi. Trên ghe không ai là người giỏi nhất; chỉ cần một mái dầm lệch, ghe chệch hướng ngay.</p>
<p>Đội của chùa Tà Mơn tập hai tháng, mỗi chiều sau giờ gặt. Thợ hồ, tài xế, sinh viên đều có. Năm nay đội thua ở bán kết nửa thân ghe. Anh Lâm Đa Ra, người cầm nhịp, xuống bến ôm từng người: “Thua mà đều, vậy là đẹp”.</p>
<p>Đêm cuối, đèn nước thả trôi theo dòng. Mỗi chiếc bè chuối mang một ngọn nến, chút gạo muối và lời xin lỗi gửi tới dòng sông vì một năm đã làm đục nước.</p>`,
    category: 'le-hoi',
    otherCategories: ['can-tho'],
    tags: ['lễ hội', 'Cần Thơ'],
    authors: [
      { displayName: 'Thạch Sóc Kha', role: 'WRITER' },
      { displayName: 'Minh Tuệ', role: 'PHOTO' },
    ],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 340,
  },
];
