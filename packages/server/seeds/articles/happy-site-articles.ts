import type { SeedArticle } from './seed-article.ts';

export const HAPPY_VIET_NAM_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'happy-nhan-tac-pham-mua-moi',
    title: 'Cuộc thi ảnh, video Happy Việt Nam mở cổng nhận tác phẩm mùa mới',
    excerpt:
      'Mỗi tác giả gửi tối đa 10 ảnh đơn, 3 bộ ảnh và 2 video. Cổng nhận bài mở suốt ngày đêm, không thu phí.',
    body: `<p>Từ hôm nay, cổng nhận tác phẩm của cuộc thi ảnh, video Happy Việt Nam chính thức mở. Người Việt Nam ở trong nước, ở nước ngoài và bạn bè quốc tế đều có thể tham gia; người dưới 16 tuổi cần có cha mẹ hoặc người giám hộ đồng ý.</p>
<h2>Gửi gì, gửi thế nào?</h2>
<ul><li>Ảnh đơn, bộ ảnh từ 5 đến 8 tấm, hoặc video dài không quá 5 phút.</li><li>Tác phẩm chụp, quay trong hai năm gần đây, chưa đoạt giải ở cuộc thi khác.</li><li>Không ghép ảnh, không dùng trí tuệ nhân tạo để tạo hoặc thêm bớt chi tiết.</li><li>Có chú thích: ở đâu, bao giờ, ai trong ảnh, điều gì đang diễn ra.</li></ul>
<p>Ban tổ chức khuyến khích những khoảnh khắc giản dị: một bữa cơm, một chuyến xe, một cái ôm. Ảnh có trẻ em phải có sự đồng ý của gia đình, ghi rõ trong phiếu dự thi.</p>
<p>Thể lệ đầy đủ đăng tại <a href="https://happy.vi-du.vn/the-le">happy.vi-du.vn/the-le</a>. Mọi thắc mắc được trả lời trong hai ngày làm việc.</p>`,
    category: 'cuoc-thi',
    tags: ['hạnh phúc', 'Happy Việt Nam 2025'],
    authors: [{ displayName: 'Ban tổ chức', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'admin',
    hoursAgo: 720,
  },
  {
    key: 'happy-nu-cuoi-vung-cao',
    title: 'Sau bức ảnh “Nụ cười vùng cao”: tám lần leo dốc để chờ một nụ cười',
    excerpt: 'Tác giả trẻ kể chuyện bấm máy không phải để bắt, mà để đợi.',
    body: `<p>Vi Thị Thoan, 24 tuổi, giáo viên mầm non, không nghĩ mình là nhiếp ảnh gia. Chiếc máy ảnh mua lại của người bạn, ống kính có vết xước, chụp ngược sáng là lóa. Vậy mà tấm ảnh cô gửi dự thi khiến nhiều người dừng lại rất lâu.</p>
<p>Trong ảnh, bà cụ Mông ngồi bậc cửa, hàm răng đen nhánh, cười với đứa cháu đang tập đi. Ánh nắng chỉ chạm tới bàn tay bà đang xòe ra đón. “Tôi lên nhà cụ tám lần. Bảy lần đầu không chụp được vì cụ cứ thấy máy là nghiêm mặt”, Thoan kể.</p>
<p>Lần thứ tám, cô bỏ máy trên bàn, ngồi nhặt rau cùng cụ. Đứa cháu vịn vách đứng lên, bước ba bước. Cụ cười. Thoan với tay lấy máy, chỉ kịp bấm đúng một lần.</p>
<p>Cô in tấm ảnh khổ lớn, mang lên tặng. Cụ ngắm rồi hỏi: “Bà lão này là ai mà vui thế?”. Cả nhà cười ồ. Tấm ảnh giờ treo cạnh bếp, ám khói vàng, càng nhìn càng ấm.</p>`,
    category: 'con-nguoi',
    otherCategories: ['cuoc-thi'],
    tags: ['hạnh phúc', 'giáo viên vùng cao'],
    authors: [
      { displayName: 'Mai Chi', role: 'WRITER' },
      { displayName: 'Vi Thoan', role: 'PHOTO' },
    ],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 112,
  },
  {
    key: 'happy-5-loi-anh-du-thi',
    title: '5 lỗi khiến tác phẩm dự thi bị loại ngay vòng kỹ thuật',
    excerpt: 'Ảnh nhỏ hơn quy định, video quá dài, thiếu chú thích: những lỗi tiếc nhất thường dễ sửa nhất.',
    body: `<p>Mùa trước, gần 7% tác phẩm bị loại trước khi tới tay ban giám khảo, chỉ vì lỗi kỹ thuật. Ban thư ký tổng hợp năm lỗi hay gặp để các tác giả kiểm tra lại trước khi bấm nút gửi.</p>
<ol><li><strong>Ảnh quá nhỏ.</strong> Cạnh dài phải từ 3.000 điểm ảnh. Ảnh tải về từ mạng xã hội thường bị nén, hãy gửi tệp gốc.</li><li><strong>Video quá dài.</strong> Hệ thống tính tới từng giây; 5 phút 01 giây cũng là quá.</li><li><strong>Thiếu chú thích.</strong> “Ảnh đẹp quê em” chưa phải là chú thích. Hãy viết ai, ở đâu, lúc nào.</li><li><strong>Đóng chữ, đóng khung.</strong> Tên tác giả in trên ảnh làm lộ danh tính khi chấm.</li><li><strong>Chỉnh sửa quá tay.</strong> Cân sáng, cắt cúp vừa phải thì được; xóa cột điện, ghép mây thì không.</li></ol>
<p>Ngoài ra, hãy điền đúng số điện thoại. Có tác giả được chọn vào vòng trong nhưng ban tổ chức gọi sáu cuộc không ai nghe máy.</p>
<p>Trang nộp bài có nút “Kiểm tra thử”, báo kết quả trong một phút.</p>`,
    category: 'cuoc-thi',
    tags: ['Happy Việt Nam 2025'],
    authors: [{ displayName: 'Ban tổ chức', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'editor',
    hoursAgo: 43,
  },
  {
    key: 'happy-me-va-bien-ban-nhap',
    title: 'Mẹ và biển: gặp người đàn bà chờ thuyền',
    excerpt: 'Bài nhân vật cho số cuối tuần, còn chờ gia đình xem lại.',
    body: `<p>4 giờ chiều, bà Lộc ra mép nước. Bà không vẫy tay, không gọi, chỉ đứng. Ba mươi năm trước bà chờ chồng, bây giờ bà chờ con. Dáng đứng ấy đã đi vào một tấm ảnh dự thi mà bà chưa từng xem cho đến hôm nay.</p>
<p>Phóng viên đưa điện thoại, bà nheo mắt: “Răng mà già rứa”. Rồi bà chỉ vào đốm trắng nhỏ xíu ở chân trời trong ảnh, bảo đó là thuyền con trai, bà biết vì nó chạy lệch sang trái một chút, “máy bên phải yếu”.</p>
<p>Mỗi lần thuyền vào, bà nhận phần gỡ lưới. Cá bán cho thương lái, giữ lại một mớ nhỏ kho mặn. Con trai bà gắp cho mẹ khúc giữa. Bà gắp trả lại. Khúc cá đi qua đi lại, cuối cùng vào bát đứa cháu.</p>
<p><em>Chờ gia đình đồng ý nêu tên xã; bổ sung một ảnh buổi sớm để cân với ảnh chiều.</em></p>`,
    category: 'con-nguoi',
    tags: ['hạnh phúc'],
    authors: [{ displayName: 'Ngọc Ánh', role: 'WRITER' }],
    state: 'DRAFT',
    createdBy: 'author',
    hoursAgo: 7.2,
  },
];

export const NGHE_AN_HAPPY_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'nghe-an-186-tac-pham-chung-khao',
    title: 'Nghệ An hạnh phúc: 186 tác phẩm vào vòng chung khảo',
    excerpt: 'Từ hơn 2.400 tác phẩm, ban sơ khảo chọn 121 ảnh đơn, 38 bộ ảnh và 27 video.',
    body: `<p>NGHỆ AN – Sau ba tuần làm việc, ban sơ khảo cuộc thi ảnh, video Nghệ An hạnh phúc công bố 186 tác phẩm vào vòng chung khảo, gồm 121 ảnh đơn, 38 bộ ảnh và 27 video. Tác giả nhỏ tuổi nhất 13 tuổi, lớn tuổi nhất 82 tuổi.</p>
<p>Theo ban sơ khảo, mùa thi này có ba mảng đề tài nổi bật: đời sống miền tây xứ Nghệ, nghề biển và những gia đình nhiều thế hệ. Số tác phẩm chụp bằng điện thoại chiếm 44%, trong đó 31 tác phẩm vào chung khảo.</p>
<p>“Chúng tôi không chấm cái máy. Chúng tôi chấm cái tình”, thành viên ban sơ khảo Cao Xuân Diện nói sau buổi họp cuối.</p>
<p>Danh sách được công khai trong bảy ngày để tiếp nhận phản ánh về bản quyền, về sự đồng ý của nhân vật và nguồn gốc tác phẩm. Phản ánh gửi qua <a href="https://nghean.vi-du.vn/phan-anh">nghean.vi-du.vn/phan-anh</a>, ban tổ chức trả lời từng trường hợp.</p>
<p>Triển lãm các tác phẩm chung khảo dự kiến mở tại ba nơi, có bản phóng lớn dành cho người khiếm thị sờ bằng tay.</p>`,
    category: 'cuoc-thi',
    tags: ['Nghệ An', 'hạnh phúc'],
    authors: [{ displayName: 'Ban tổ chức', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'admin',
    hoursAgo: 58,
  },
  {
    key: 'nghe-an-noi-com-muoi-khach',
    title: 'Nồi cơm mười người khách của o Nhung',
    excerpt: 'Ngày nào o cũng nấu dư mười suất cơm, để phần cho ai lỡ đường ghé lại.',
    body: `<p>NGHỆ AN – Quán cơm của o Nhung nằm bên quốc lộ, mái tôn, sáu bộ bàn. Bảng giá ghi ba dòng, dòng cuối viết bằng phấn: “Lỡ đường, chưa có tiền: cơm vẫn nóng”.</p>
<p>Mỗi ngày o nấu dư mười suất. Có hôm hết sạch, có hôm không ai hỏi. Người ghé khi là cậu sinh viên hỏng xe, khi là bác chở gạch, khi là mẹ con từ bệnh viện về. O không hỏi vì sao, chỉ hỏi ăn được ớt không.</p>
<p>O Nhung kể, năm mười chín tuổi o bắt nhầm xe, xuống giữa đêm ở nơi không quen ai. Một bà chủ quán cho o bát cơm nguội chan nước chè. “Đến chừ tui vẫn nhớ vị nớ. Tui không biết tên bà, nên trả cho ai cũng được”, o nói.</p>
<p>Ba năm trước, có người thanh niên quay lại, đặt lên bàn mười suất cơm tiền trả trước, dặn để cho người sau. Từ đó trên tường quán có thêm tấm bảng đếm: số suất gửi lại. Sáng nay, tấm bảng ghi số 37.</p>`,
    category: 'con-nguoi',
    tags: ['việc tử tế', 'Nghệ An', 'hạnh phúc'],
    authors: [{ displayName: 'Hải Đăng (CTV)', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 21,
  },
  {
    key: 'nghe-an-cau-vi-giam-trong-nha-tre',
    title: 'Câu ví, giặm trong lớp mẫu giáo',
    excerpt: 'Cô giáo ru trưa bằng dân ca, bọn trẻ về nhà ru lại búp bê, ông bà nghe mà rưng rưng.',
    body: `<p>NGHỆ AN – 11 giờ 30, rèm kéo xuống, cô giáo Phan Thị Hoài cất giọng hát ru. Ba mươi đứa trẻ nằm nghiêng, mắt lim dim. Có đứa nhép miệng theo. Câu ru kéo dài, luyến ở chữ cuối, mềm như tay vỗ.</p>
<p>Trước đây, giờ ngủ trưa lớp mở nhạc không lời. Một hôm mất điện, cô Hoài đành hát. Lũ trẻ ngủ nhanh hơn hẳn. Cô hát tiếp hôm sau, hôm sau nữa, rồi cả trường cùng làm.</p>
<p>Điều bất ngờ đến từ phía gia đình. Bà nội bé Su kể cháu về nhà ru búp bê, đúng bài bà từng ru bố nó, mà bà thì đã quên mất hai câu. Bà đến trường xin chép lại lời, rồi tình nguyện hát giúp các cô những bài cổ hơn.</p>
<p>Hiện nhóm ông bà có chín người, mỗi tuần đến lớp một buổi. Trường thu âm được 42 bài hát ru, lưu lại cho thư viện xã. Các cô dự định làm một tập sách tranh, lời bài hát in kèm giọng đọc quét mã.</p>`,
    category: 'van-hoa',
    tags: ['Nghệ An', 'di sản UNESCO'],
    authors: [{ displayName: 'Ngọc Ánh', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 196,
  },
  {
    key: 'nghe-an-doi-cam-mua-ngot',
    title: 'Lên đồi cam mùa ngọt nhất',
    excerpt: 'Bản nháp bài du lịch vườn, chưa có bản đồ đường vào.',
    body: `<p>Cuối thu, những đồi cam vùng trung du xứ Nghệ chuyển màu. Quả chín từ phía nắng trước, nửa vàng nửa xanh. Chủ vườn bảo đừng ham quả to, hãy chọn quả vỏ mỏng, cầm nặng tay, cuống còn tươi.</p>
<p>Mười một nhà vườn mở cửa đón khách từ 8 giờ đến 16 giờ. Vé vào 30.000 đồng, ăn tại vườn thoải mái, mang về tính theo cân. Khách được phát kéo, giỏ và một lời dặn: cắt sát cuống, đừng giật, cây đau.</p>
<p>Trẻ con mê nhất là trò “nghe cam”: bịt mắt, bóp nhẹ hai quả, đoán quả nào ngọt. Ông chủ vườn Đậu Văn Lượng chơi mười lần thắng chín, lần thua là vì nhường cháu bé.</p>
<p>Đường lên đồi nhỏ, xe trên 16 chỗ nên gửi dưới chân dốc. Trưa có cơm gà đồi, đặt trước một ngày.</p>
<p><em>Cần bổ sung bản đồ, số điện thoại từng vườn và ảnh nhìn từ trên cao có phép bay.</em></p>`,
    category: 'du-lich',
    tags: ['Nghệ An', 'du lịch xanh'],
    authors: [{ displayName: 'Hải Đăng (CTV)', role: 'WRITER' }],
    state: 'DRAFT',
    createdBy: 'author',
    hoursAgo: 13.3,
  },
];
