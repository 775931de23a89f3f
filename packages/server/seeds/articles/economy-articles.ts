import type { SeedArticle } from './seed-article.ts';

export const ECONOMY_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'xuat-khau-ca-phe-tang-10-thang',
    title: 'Xuất khẩu cà phê tăng trong 10 tháng',
    excerpt:
      'Nguồn: Báo Ví Dụ. Lượng xuất khẩu tăng nhẹ, giá bình quân tăng mạnh hơn; cà phê chế biến chiếm gần một phần năm kim ngạch.',
    body: `<p>(Báo Ví Dụ) – Mười tháng đầu năm, xuất khẩu cà phê cả nước tăng cả về lượng và giá trị so với cùng kỳ. Đáng chú ý, nhóm hàng rang xay và hòa tan tăng nhanh hơn cà phê nhân, chiếm 18,6% kim ngạch.</p>
<table><thead><tr><th>Nhóm hàng</th><th>Lượng so với cùng kỳ</th><th>Giá trị so với cùng kỳ</th></tr></thead><tbody><tr><td>Cà phê nhân</td><td>tăng 3,1%</td><td>tăng 12,4%</td></tr><tr><td>Rang xay</td><td>tăng 9,0%</td><td>tăng 16,7%</td></tr><tr><td>Hòa tan</td><td>tăng 14,2%</td><td>tăng 21,5%</td></tr></tbody></table>
<p>Các doanh nghiệp cho biết đơn hàng đã ký đến hết quý I năm sau. Tuy vậy, chi phí vận chuyển và lãi vay vẫn ăn vào phần lãi. Nhiều đơn vị chuyển sang thu mua theo hợp đồng với hợp tác xã để ổn định chất lượng.</p>
<p>Ở vùng nguyên liệu, mưa trái mùa làm chậm việc phơi. Nông dân được khuyên hái khi tỷ lệ chín đạt từ 85% trở lên, không xát tươi khi chưa có chỗ phơi.</p>
<p>Quy định truy xuất nguồn gốc, chứng minh hàng không liên quan đến phá rừng của một số thị trường đang buộc cả chuỗi phải lập bản đồ từng thửa vườn. Đến nay, khoảng 60% diện tích ở các vùng trồng chính đã có tọa độ.</p>
<p><em>Ghi chú của biên tập: bài thu thập tự động, chờ đủ 60 phút kể từ lúc nguồn đăng rồi mới được dẫn lại; giữ nguyên tên nguồn và liên kết gốc.</em></p>`,
    category: 'kinh-te',
    otherCategories: ['nong-nghiep'],
    tags: ['cà phê Việt', 'xuất khẩu'],
    authors: [{ displayName: 'Ban Thời sự', role: 'COMPILER' }],
    state: 'DRAFT',
    createdBy: 'editor',
    hoursAgo: 0.25,
  },
  {
    key: 'cho-truyen-thong-quet-ma',
    title: 'Chợ truyền thống quét mã: tiểu thương “đếm tiền” bằng tiếng loa',
    excerpt:
      'Chiếc loa nhỏ báo “đã nhận ba mươi lăm nghìn đồng” đã thay cuốn sổ nợ và ống tiền lẻ ở nhiều sạp hàng.',
    body: `<p>BẮC NINH – “Đã nhận ba mươi lăm nghìn đồng”. Tiếng loa vang lên giữa hàng cá, bà Quyên không ngẩng đầu, tay vẫn thoăn thoắt đánh vảy. Khách cầm túi cá đi, không ai phải rút ví.</p>
<p>Một năm trước, cả chợ 340 sạp chỉ có vài chục sạp nhận chuyển khoản. Nay là 291 sạp. Ban quản lý chợ thống kê: tiền mặt chỉ còn chiếm khoảng 38% giá trị mua bán buổi sáng.</p>
<p>Lợi ích rõ nhất là đỡ thối tiền lẻ, đỡ nhầm. Bà Quyên còn phát hiện thêm điều khác: cuối tháng nhìn lại biết ngày nào bán chạy, món nào ế. “Ngày xưa lãi lỗ nằm ở trong đầu, giờ nó nằm trong máy”, bà bảo.</p>
<h2>Mặt trái</h2>
<p>Đã có ba vụ khách đưa ảnh chụp màn hình giả. Từ đó, ban quản lý dặn tiểu thương chỉ tin tiếng loa hoặc thông báo trong ứng dụng của mình. Mã dán ở sạp được ép nhựa, đóng dấu, kiểm tra mỗi sáng để tránh bị dán đè.</p>
<p>Người bán lớn tuổi vẫn ngại. Cụ Ất, 79 tuổi, bán trầu cau, nhờ cháu làm hộ tài khoản nhưng giữ thói quen nhận tiền mặt. “Tiền phải cầm thấy nó ấm tay”, cụ cười móm mém. Ở sạp của cụ, không ai phàn nàn về điều ấy.</p>
<p>Từ quý sau, chợ sẽ thử xuất hóa đơn điện tử ngay từ máy bán hàng cho 25 sạp hàng khô.</p>`,
    category: 'kinh-te',
    otherCategories: ['bac-ninh'],
    tags: ['thanh toán số', 'chuyển đổi số'],
    authors: [{ displayName: 'Khánh Linh', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 40,
  },
  {
    key: 'doanh-nghiep-vua-chi-cho-rd',
    title: 'Doanh nghiệp vừa chi cho R&D: bắt đầu từ một phòng thí nghiệm 40 m²',
    excerpt:
      'Không đủ tiền mua công nghệ, một xưởng cơ khí 86 người tự mở phòng nghiên cứu. Ba năm sau, một phần ba doanh thu đến từ sản phẩm mới.',
    body: `<p>ĐỒNG NAI – Căn phòng từng là kho chứa phuy dầu, mùi dầu máy đến giờ vẫn chưa hết. Giữa phòng có máy kéo nén mua lại của một trường nghề, góc phòng là hai chiếc máy in 3D, trên tường dán kín giấy nhớ. Đây là toàn bộ bộ phận R&amp;D của một doanh nghiệp cơ khí có 86 lao động.</p>
<p>“Lúc mở phòng này, kế toán hỏi tôi ghi vào mục chi nào. Tôi bảo ghi là học phí”, ông Lương Thế Quảng, chủ doanh nghiệp, kể lại.</p>
<h2>Cú sốc đơn hàng</h2>
<p>Ba năm trước, hai khách lớn cùng lúc cắt 45% đơn. Xưởng chuyên gia công theo bản vẽ, không có sản phẩm riêng, khách rút là máy nằm không. Ban giám đốc họp đến khuya, có hai con đường: giảm giá giành lại việc hoặc tự làm ra thứ gì đó của mình.</p>
<p>Họ chọn cách thứ hai, với số vốn ban đầu 420 triệu đồng và bốn người. Đề tài đầu tiên là cụm khớp nối cho máy sấy nông sản, thứ mà các hợp tác xã quanh vùng vẫn phải đặt mua từ nước ngoài và chờ sáu tuần.</p>
<h2>Hỏng 31 lần</h2>
<p>Cuốn sổ thí nghiệm ghi lại từng lần hỏng: lần thứ 4 cong trục, lần thứ 9 mòn bạc, lần thứ 17 kêu to đến nỗi hàng xóm sang hỏi. Mẫu thứ 32 chạy liên tục 1.000 giờ, sai lệch nằm trong giới hạn. Giá bán bằng 58% hàng nhập.</p>
<p>Điều làm nhóm nghiên cứu bất ngờ là thợ đứng máy mới là người gỡ nút thắt. Anh Y Thuận, tổ trưởng tổ tiện, đề nghị đảo thứ tự hai nguyên công để trục không bị cong khi tôi. Từ đó, mỗi thứ sáu phòng nghiên cứu mở cửa cho bất kỳ công nhân nào có ý tưởng, ý nào được thử thì thưởng 500.000 đồng, thử thành công thì chia phần trăm.</p>
<blockquote><p>R&amp;D nghe như chuyện của tập đoàn. Với chúng tôi, nó bắt đầu bằng câu hỏi của người quét xưởng: sao cái này hay gãy thế?</p></blockquote>
<h2>Tiền đâu?</h2>
<p>Doanh nghiệp trích 4,5% doanh thu mỗi năm cho nghiên cứu. Một phần được hạch toán vào quỹ phát triển khoa học và công nghệ, được trừ khi tính thuế. Ngoài ra, họ hợp tác với trường đại học theo kiểu chia việc: trường mô phỏng, xưởng chế tạo, kết quả dùng chung.</p>
<table><thead><tr><th>Khoản chi</th><th>Năm đầu</th><th>Năm thứ ba</th></tr></thead><tbody><tr><td>Lương nhóm nghiên cứu</td><td>210 triệu đồng</td><td>960 triệu đồng</td></tr><tr><td>Thiết bị</td><td>120 triệu đồng</td><td>540 triệu đồng</td></tr><tr><td>Vật liệu, thử nghiệm</td><td>90 triệu đồng</td><td>310 triệu đồng</td></tr></tbody></table>
<p>Đến nay, xưởng có sáu sản phẩm mang tên mình, hai giải pháp hữu ích được cấp bằng. Doanh thu từ sản phẩm mới chiếm 33%. Quan trọng hơn, khi khách cũ quay lại, giá gia công không còn bị ép như trước.</p>
<h2>Lời khuyên cho người đi sau</h2>
<p>Ông Quảng không khuyên ai bắt chước y nguyên. Theo ông, doanh nghiệp vừa và nhỏ nên nhớ mấy điều:</p>
<ul><li>Chọn bài toán ở ngay trong bán kính 50 km, có người dùng thật, chịu cho thử thật.</li><li>Ghi chép mọi lần hỏng; sổ hỏng là tài sản quý nhất.</li><li>Đừng mua máy đắt trước khi biết mình cần đo cái gì.</li><li>Đăng ký sở hữu trí tuệ sớm, trước khi đem đi triển lãm.</li><li>Để thợ tham gia từ đầu, đừng đợi xong mới chuyển giao.</li></ul>
<p>Tiến sĩ Cao Thị Minh Nguyệt, giảng viên cơ khí tham gia dự án, cho rằng điểm nghẽn hiện nay không hẳn là tiền mà là phòng thử nghiệm dùng chung. Nhiều phép đo phải gửi đi xa, chờ hai, ba tuần. Nếu mỗi vùng công nghiệp có một trung tâm đo lường mở cửa cho doanh nghiệp nhỏ, thời gian phát triển sản phẩm có thể rút ngắn một nửa.</p>
<p>Trong căn phòng 40 m², nhóm nghiên cứu nay đã có chín người. Tờ giấy nhớ mới nhất trên tường chỉ ghi một dòng: “Máy bóc vỏ lụa hạt điều – vì sao vỡ nhân?”. Bên dưới, ai đó vẽ thêm khuôn mặt cười.</p>`,
    category: 'dau-tu',
    otherCategories: ['khoa-hoc-cong-nghe', 'dong-nai'],
    tags: ['R&D', 'khởi nghiệp sáng tạo', 'Đồng Nai'],
    keywords: ['đổi mới sáng tạo', 'doanh nghiệp vừa và nhỏ', 'cơ khí'],
    authors: [{ displayName: 'Hoài Nam', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 70,
    seoTitle: 'R&D ở doanh nghiệp vừa: chuyện phòng thí nghiệm 40 m²',
  },
  {
    key: 'cang-can-cho-hang-nong-san',
    title: 'Cảng cạn chờ hàng nông sản',
    excerpt: 'Đề cương bài điều tra về chi phí vận chuyển container lạnh từ vùng trái cây ra cảng biển.',
    body: `<p>Câu hỏi chính: vì sao vùng trái cây lớn nhất nước vẫn phải chở container rỗng từ cảng biển về, rồi lại chở đầy đi ngược lại, trong khi cảng cạn đã xây xong bãi?</p>
<h2>Đã có</h2>
<ul><li>Số liệu lượt xe của hai doanh nghiệp vận tải trong sáu tháng, chưa được phép nêu tên.</li><li>Phỏng vấn chủ vựa xoài, vựa sầu riêng về thời gian chờ lấy vỏ lạnh: từ 9 đến 31 giờ.</li><li>Ảnh bãi container trống chụp ba thời điểm trong ngày.</li></ul>
<h2>Còn thiếu</h2>
<ol><li>Ý kiến của đơn vị khai thác cảng cạn về lịch tàu sà lan.</li><li>So sánh chi phí đường bộ và đường thủy cho một container 40 feet lạnh.</li><li>Trả lời của cơ quan hải quan về việc làm thủ tục ngay tại cảng cạn.</li></ol>
<p>Dự kiến bài gồm hai kỳ, mỗi kỳ 900 chữ, kèm bản đồ đường đi của một trái xoài từ vườn ra tàu. Nếu số liệu đường thủy đúng như lời kể, mỗi container tiết kiệm được khoảng 2,7 triệu đồng. Con số này tuyệt đối chưa dùng khi chưa có chứng từ.</p>`,
    category: 'dau-tu',
    otherCategories: ['kinh-te'],
    tags: ['xuất khẩu'],
    authors: [{ displayName: 'Hoài Nam', role: 'WRITER' }],
    state: 'DRAFT',
    createdBy: 'author',
    hoursAgo: 28,
  },
  {
    key: 'gia-hang-tieu-dung-ban-trung',
    title: 'Giá hàng tiêu dùng cuối tuần (bản trùng)',
    excerpt: 'Bài trùng nội dung với bản tin thị trường đã xuất bản, chuyển vào thùng rác.',
    body: `<p>Khảo sát tại năm chợ đầu mối cho thấy giá rau xanh giảm 5–8% so với tuần trước do nguồn cung từ vùng ven về nhiều. Cải ngọt, rau muống, mồng tơi giảm mạnh nhất. Giá thịt lợn, trứng gà giữ ổn định.</p>
<p>Nhóm thủy sản có xu hướng tăng. Cá lóc nuôi tăng 4.000 đồng mỗi kilôgam, tôm thẻ loại 50 con tăng 7.000 đồng. Thương lái lý giải mưa kéo dài khiến việc thu hoạch bị chậm.</p>
<p>Tại siêu thị, chương trình bình ổn giá áp dụng cho 12 nhóm hàng thiết yếu. Sức mua cuối tuần tăng khoảng 15% so với ngày thường, tập trung vào thực phẩm tươi và đồ khô.</p>
<p>Chị Nguyễn Hồng Duyên, nhân viên văn phòng, cho biết chị chuyển sang mua theo combo rau củ giao tận nhà, mỗi tuần tiết kiệm được khoảng 60.000 đồng.</p>
<p>Dự báo tuần tới, giá rau tiếp tục giảm nhẹ nếu thời tiết thuận lợi, trong khi giá hoa tươi tăng do nhu cầu ngày lễ.</p>`,
    category: 'kinh-te',
    tags: [],
    authors: [{ displayName: 'Khánh Linh', role: 'WRITER' }],
    state: 'TRASHED',
    createdBy: 'author',
    hoursAgo: 330,
  },
  {
    key: 'gia-lua-nhich-5-5-phan-tram',
    title: 'Giá lúa “nhích” 5,5%, nông dân “chờ” hay bán ngay?',
    excerpt:
      'Giá lúa thơm tại ruộng lên 7.200 đồng/kg. Người có sân phơi muốn chờ, người nợ tiền phân bón muốn bán, còn thương lái thì nhìn trời.',
    body: `<p>ĐỒNG THÁP – Ba giờ chiều, chiếc ghe tải 60 tấn neo ở đầu kênh đã hai ngày. Chủ ghe nằm võng nghe dự báo thời tiết. Trên bờ, ông Bảy Hữu dùng chân đảo lúa ngoài sân, chưa chịu chốt giá.</p>
<p>So với đầu vụ, giá lúa thơm tại ruộng tăng 5,5%, lên 7.200 đồng/kg; lúa hạt dài thường tăng 3,2%. Với năng suất 6,8 tấn/ha, người trồng lúa thơm lãi khoảng 21 triệu đồng mỗi héc-ta sau khi trừ chi phí.</p>
<h2>Chờ thì được gì, mất gì?</h2>
<p>Chờ hai tuần, giá có thể lên thêm 200 đồng/kg. Nhưng lúa để lâu hao 1,5–2%, gặp mưa phải thuê sấy mất 250 đồng/kg. Ai còn nợ đại lý vật tư thì mỗi tháng chịu lãi 1,8%.</p>
<p>Hợp tác xã trong vùng chọn cách bán theo ba đợt: 50% khi gặt, 30% sau ba tuần, 20% giữ lại chờ giá. “Bán kiểu này không bao giờ được giá đỉnh, mà cũng không bao giờ ôm hận”, ông Lâm Văn Sáng, giám đốc hợp tác xã, nói.</p>
<p>Điểm mới của vụ này là 1.150 ha tham gia canh tác giảm phát thải: rút nước giữa vụ, không đốt rơm, ghi nhật ký trên điện thoại. Doanh nghiệp bao tiêu cộng thêm 150 đồng/kg cho lúa đạt chuẩn.</p>
<p>Chiều muộn, mây đen kéo về phía đông. Ông Bảy nhìn trời, rồi ngoắc chủ ghe: “Thôi, cân đi chú em”.</p>`,
    category: 'nong-nghiep',
    otherCategories: ['dong-thap'],
    tags: ['giá lúa gạo', 'Đồng Tháp Mười'],
    authors: [{ displayName: 'Thạch Sóc Kha', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 18,
    seoTitle: 'Giá lúa thơm tăng 5,5%: nên chờ hay bán ngay?',
  },
];
