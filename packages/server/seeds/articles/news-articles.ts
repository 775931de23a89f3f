import type { SeedArticle } from './seed-article.ts';

export const NEWS_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'ha-noi-xe-buyt-dien-lang-nghe',
    title: 'Hà Nội thí điểm tuyến xe buýt điện kết nối các làng nghề',
    excerpt:
      'Tuyến mới dài 42 km, đi qua 7 làng nghề phía tây và phía nam thành phố, chạy thí điểm trong 6 tháng. Khách mua vé ngày 30.000 đồng được lên xuống không giới hạn.',
    body: `<p>HÀ NỘI – 5 giờ 30 sáng nay, chiếc xe buýt điện sơn màu xanh cốm rời điểm đầu Mỹ Đình, chở 23 hành khách đầu tiên của tuyến thí điểm kết nối các làng nghề. Trên xe có mấy bà cụ đi chợ sớm, một nhóm sinh viên mỹ thuật mang theo giá vẽ và hai vợ chồng du khách đến từ Hà Lan.</p>
<p>Tuyến dài 42 km, dừng ở 19 điểm, trong đó có 7 làng nghề: lụa Vạn Phúc, nón Chuông, tăm hương Quảng Phú Cầu, khảm trai Chuyên Mỹ, mây tre Phú Vinh, sơn mài Hạ Thái và thêu Quất Động. Thời gian chạy hết một lượt khoảng 95 phút, giãn cách 30 phút mỗi chuyến vào giờ cao điểm và 45 phút vào giờ thấp điểm.</p>
<h2>Vé ngày cho người đi chơi, vé tháng cho người đi làm</h2>
<p>Theo phương án thí điểm, hành khách có ba lựa chọn. Vé lượt dành cho người đi quãng ngắn. Vé ngày cho phép lên xuống không giới hạn, kèm bản đồ giấy và mã quét để nghe thuyết minh bằng sáu thứ tiếng. Vé tháng được giữ ngang mức vé xe buýt nội đô để người làm nghề đi lại hằng ngày không phải trả thêm.</p>
<table><thead><tr><th>Loại vé</th><th>Giá</th><th>Ghi chú</th></tr></thead><tbody><tr><td>Vé lượt</td><td>10.000 đồng</td><td>Trẻ dưới 6 tuổi miễn phí</td></tr><tr><td>Vé ngày</td><td>30.000 đồng</td><td>Không giới hạn số lượt</td></tr><tr><td>Vé tháng</td><td>140.000 đồng</td><td>Học sinh, người làm nghề giảm 50%</td></tr></tbody></table>
<p>“Chúng tôi không muốn đây chỉ là chuyến xe ngắm cảnh. Nếu người thợ ở Chuyên Mỹ có thể gửi hàng mẫu, đi giao dịch rồi về trong buổi sáng thì tuyến xe mới sống được lâu”, anh Nguyễn Hữu Khang, người phụ trách điều hành tuyến, nói.</p>
<h2>Làng nghề chuẩn bị gì?</h2>
<p>Ở Vạn Phúc, tổ dân phố đã dành khoảng sân cạnh đình làm điểm đón trả. Mười hai xưởng dệt đăng ký mở cửa cho khách xem khung cửi vào buổi sáng. Tại làng nón Chuông, nơi phiên chợ nón họp vào những ngày cố định trong tháng âm lịch, xe sẽ tăng thêm bốn chuyến để kịp giờ chợ.</p>
<p>Bà Lê Thị Mão, 68 tuổi, làm nón từ năm lên tám, ngồi chờ xe từ lúc trời chưa sáng hẳn. Bà mang theo hai chục chiếc nón bài thơ gửi cho cửa hàng của con gái trên phố. “Trước đi xe máy, nón buộc cao quá đầu, gió to là phải dắt bộ qua cầu. Giờ xếp nón vào gầm xe, ngồi ghế êm mà lại mát”, bà cười.</p>
<p>Không phải nơi nào cũng sẵn sàng. Đường vào làng mây tre Phú Vinh có đoạn mặt cắt chỉ 5,5 m, xe phải tránh nhau ở những điểm mở rộng. Ban quản lý tuyến cho biết sẽ dùng loại xe 30 chỗ ở chặng này, đồng thời cùng xã cắm thêm biển báo và gương cầu ở ba khúc cua khuất tầm nhìn.</p>
<h2>Sạc điện ở đâu, bao lâu?</h2>
<p>Mười bốn xe của tuyến dùng pin có quãng chạy khoảng 220 km sau một lần sạc đầy. Trạm sạc chính đặt ở điểm đầu, hai trụ sạc nhanh đặt gần điểm cuối. Ban ngày xe sạc bổ sung 20 phút giữa hai lượt, ban đêm sạc đầy khi giá điện thấp. Theo tính toán của đơn vị vận hành, chi phí năng lượng cho mỗi kilômét bằng khoảng 40% so với xe chạy dầu cùng cỡ.</p>
<p>Một nhóm nghiên cứu giao thông đô thị sẽ đếm khách, đo thời gian dừng và phỏng vấn hành khách trong suốt đợt thí điểm. Bốn chỉ số được theo dõi gồm:</p>
<ul><li>số lượt khách bình quân mỗi chuyến;</li><li>tỷ lệ chuyến đúng giờ;</li><li>số khách dừng lại ở làng nghề quá 60 phút;</li><li>doanh thu tăng thêm của các hộ làm nghề có đăng ký.</li></ul>
<p>Nếu sau 6 tháng, bình quân mỗi chuyến đạt từ 18 khách trở lên và ít nhất 85% số chuyến đúng giờ, tuyến sẽ được đề xuất chạy chính thức và nối dài về phía làng gốm Bát Tràng.</p>
<h2>Điều người dân mong</h2>
<p>Trên chuyến đầu tiên, câu hỏi được nhắc nhiều nhất là giờ chạy buổi tối. Chuyến cuối hiện kết thúc lúc 19 giờ, trong khi nhiều xưởng sơn mài nhận lớp trải nghiệm đến 20 giờ. Anh Đào Văn Thiết, chủ một xưởng ở Hạ Thái, đề nghị thêm một chuyến lúc 20 giờ 30 vào thứ bảy và chủ nhật.</p>
<p>Anh Khang cho biết góp ý này sẽ được xem xét sau tháng đầu tiên. Hành khách có thể gửi ý kiến bằng cách quét mã dán sau mỗi lưng ghế hoặc tại trang <a href="https://xebuyt.vi-du.vn/lang-nghe">xebuyt.vi-du.vn/lang-nghe</a>.</p>
<p>Hơn 7 giờ, xe dừng ở Quất Động. Cô sinh viên ngồi hàng ghế cuối gấp cuốn sổ ký họa, bước xuống trước cổng làng. “Em vẽ được bốn ngôi làng chỉ với một chiếc vé”, cô nói rồi vẫy tay chào bác tài.</p>`,
    category: 'thoi-su',
    otherCategories: ['ha-noi', 'du-lich'],
    tags: ['Hà Nội', 'giao thông công cộng', 'xe điện', 'làng nghề', 'du lịch xanh'],
    keywords: ['xe buýt điện', 'làng nghề Hà Nội', 'vé ngày'],
    authors: [
      { displayName: 'Thu Hà', role: 'WRITER' },
      { displayName: 'Quang Đức', role: 'PHOTO' },
    ],
    state: 'PUBLISHED',
    createdBy: 'editor',
    hoursAgo: 1.2,
    seoTitle: 'Xe buýt điện nối 7 làng nghề Hà Nội: lộ trình, giá vé',
    seoDescription:
      'Tuyến xe buýt điện dài 42 km nối 7 làng nghề của Hà Nội chạy thí điểm 6 tháng, vé ngày 30.000 đồng, lên xuống không giới hạn.',
  },
  {
    key: 'ha-noi-xe-buyt-dien-lang-nghe-nfd',
    title: 'Hà Nội thí điểm tuyến xe buýt điện kết nối các làng nghề'.normalize('NFD'),
    excerpt: 'Bản gửi từ máy của cộng tác viên, cần kiểm tra trùng với bài đã có trước khi biên tập.',
    body: `<p>Sáng cùng ngày, phóng viên có mặt ở bến cuối để ghi nhận lượt khách quay đầu của tuyến xe buýt điện nối các làng nghề. Không khí thong thả hơn đầu bến: khoảng chục người chờ dưới mái hiên đình, trong đó quá nửa là người làng.</p>
<p>Ông Phùng Văn Lưỡng, thợ thêu, cho biết ông đi thử một vòng để tính xem có thể đưa học trò lên phố giao hàng hay không. “Điểm dừng cách xưởng tôi 400 m, đi bộ được. Chỉ mong nhà chờ có thêm hàng ghế cho người già”, ông nói.</p>
<p>Một số hành khách góp ý loa báo điểm dừng còn nhỏ, bảng điện tử trên xe đôi lúc báo chậm hơn một bến. Phụ xe ghi lại từng ý kiến vào sổ tay và hẹn phản hồi trong tuần.</p>
<p>Trong buổi sáng, tuyến có 11 lượt xe xuất bến, chở tổng cộng 214 khách. Chuyến đông nhất có 34 người, chuyến vắng nhất chỉ 6 người.</p>
<p><em>Ghi chú của tác giả: còn thiếu ý kiến của xã, ảnh điểm dừng ở làng nón gửi sau.</em></p>`,
    category: 'thoi-su',
    otherCategories: ['ha-noi'],
    tags: ['Hà Nội', 'xe điện', 'làng nghề'],
    authors: [{ displayName: 'Hải Đăng (CTV)', role: 'WRITER' }],
    state: 'DRAFT',
    createdBy: 'author',
    hoursAgo: 0.6,
  },
  {
    key: 'thu-tuc-dat-dai-tai-xa-mot-buoi',
    title: 'Người dân làm thủ tục đất đai tại xã chỉ mất một buổi',
    excerpt:
      'Sau hơn một năm vận hành chính quyền địa phương hai cấp, nhiều xã đã trả kết quả ngay trong ngày với những thủ tục trước đây phải chờ cả tuần.',
    body: `<p>8 giờ 15 phút, ông Trần Văn Nhỡ bước vào trung tâm phục vụ hành chính công của xã với một túi hồ sơ gói trong giấy báo. 10 giờ 40 phút, ông bước ra, cầm tờ xác nhận biến động đất đai còn ấm mực. “Ngày trước tôi phải đi xe ôm 28 km, nghỉ lại nhà cháu một đêm”, ông kể.</p>
<p>Xã nơi ông Nhỡ ở được sáp nhập từ ba xã cũ. Khi không còn cấp huyện, phần lớn thủ tục về đất đai, hộ tịch, hộ kinh doanh được giải quyết ngay tại xã. Mỗi ngày, bộ phận một cửa tiếp khoảng 120 lượt người, cao điểm có hôm lên tới 190 lượt.</p>
<h2>Thời gian giải quyết trước và nay</h2>
<table><thead><tr><th>Thủ tục</th><th>Trước đây</th><th>Hiện nay</th></tr></thead><tbody><tr><td>Xác nhận biến động đất đai</td><td>7 ngày</td><td>1 buổi</td></tr><tr><td>Đăng ký hộ kinh doanh</td><td>3 ngày</td><td>1 ngày</td></tr><tr><td>Trích lục khai sinh</td><td>1 ngày</td><td>15 phút</td></tr></tbody></table>
<p>Cái được thấy rõ, cái khó cũng không ít. Hồ sơ địa chính của ba xã cũ có ba kiểu đánh số khác nhau, cán bộ phải đối chiếu từng thửa. Đường truyền buổi sáng thường nghẽn. Người lớn tuổi chưa quen điện thoại thông minh cần có người ngồi cạnh hướng dẫn.</p>
<p>Xã đã lập tổ hỗ trợ gồm bảy đoàn viên, trực từ 7 giờ đến 17 giờ. Với người già yếu, tổ mang máy tính bảng đến tận nhà. Trong ba tháng gần đây, tổ đã làm giúp 312 hồ sơ theo cách ấy.</p>
<p>“Dân không cần biết phần mềm tên gì. Dân chỉ cần biết mấy giờ xong”, chị Hoàng Thị Thảo, công chức địa chính, nói trong lúc đóng dấu tờ hồ sơ cuối cùng của buổi sáng.</p>`,
    category: 'chinh-tri',
    otherCategories: ['dia-phuong'],
    tags: ['Sắp xếp đơn vị hành chính 2025', 'chính quyền hai cấp', 'dịch vụ công trực tuyến'],
    authors: [{ displayName: 'Ban Thời sự', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'admin',
    hoursAgo: 5,
    seoDescription:
      'Thủ tục đất đai, hộ tịch được giải quyết ngay tại xã sau khi vận hành chính quyền địa phương hai cấp.',
  },
  {
    key: 'nghi-quyet-chuyen-de-ho-tro-xa-moi',
    title:
      'Hội đồng nhân dân tỉnh thông qua nghị quyết chuyên đề về hỗ trợ đi lại, chỗ ở và bồi dưỡng kỹ năng số cho cán bộ, công chức cấp xã công tác cách nhà từ 30 km trở lên giai đoạn 2026–2030, áp dụng từ quý tới',
    excerpt:
      'Nghị quyết gồm ba nhóm hỗ trợ, ước tính 1.840 người được hưởng. Kinh phí lấy từ nguồn tiết kiệm chi thường xuyên sau sắp xếp bộ máy.',
    body: `<p>Chiều nay, tại kỳ họp chuyên đề, 100% đại biểu có mặt biểu quyết tán thành nghị quyết về hỗ trợ cán bộ, công chức cấp xã phải công tác xa nhà sau khi sắp xếp đơn vị hành chính.</p>
<p>Theo tờ trình, toàn tỉnh có 1.840 người đang làm việc ở nơi cách nhà từ 30 km trở lên. Trong số này, 46% đi về hằng ngày bằng xe máy, 31% thuê trọ, số còn lại ở nhờ nhà người quen hoặc phòng làm việc.</p>
<h2>Ba nhóm hỗ trợ</h2>
<ol><li>Tiền đi lại hằng tháng tính theo quãng đường, chia làm ba mức.</li><li>Chỗ ở: sửa các trụ sở dôi dư thành nhà công vụ, ưu tiên nữ và người có con nhỏ.</li><li>Bồi dưỡng kỹ năng số: mỗi người được học tối thiểu 40 giờ, có kiểm tra cuối khóa.</li></ol>
<p>Thảo luận tại hội trường, một số đại biểu đề nghị làm rõ cách tính quãng đường để tránh suy bì. Ban soạn thảo tiếp thu, thống nhất lấy quãng đường bộ ngắn nhất từ nơi thường trú đến trụ sở, do hệ thống bản đồ số của tỉnh xác định.</p>
<p>Đại biểu Lý Thị Mẩy, đến từ một xã vùng cao, cho rằng nhà công vụ là phần được trông đợi nhất. “Có đồng chí sáng đi từ 4 giờ rưỡi, đường sương mù. Một căn phòng có bếp, có nước nóng sẽ giữ được người”, bà phát biểu.</p>
<p>Nghị quyết có hiệu lực từ quý tới. Sau 12 tháng, cơ quan chuyên môn phải báo cáo kết quả, công khai danh sách và mức hưởng trên cổng thông tin của tỉnh.</p>`,
    category: 'chinh-tri',
    tags: ['Sắp xếp đơn vị hành chính 2025', 'chính quyền hai cấp', 'an sinh xã hội'],
    authors: [{ displayName: 'Ban Thời sự', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'editor',
    hoursAgo: 9.5,
    seoTitle: 'Hỗ trợ cán bộ xã công tác cách nhà từ 30 km giai đoạn 2026–2030',
  },
  {
    key: 'noi-chao-nua-dem-cong-benh-vien',
    title: 'Nồi cháo nửa đêm trước cổng bệnh viện',
    excerpt:
      'Mỗi tối, nhóm của bà Sáu Lành nấu 150 suất cháo cho người nhà bệnh nhân. Không biển hiệu, không thùng quyên góp, chỉ có chiếc đèn tích điện và mùi hành thơm.',
    body: `<p>22 giờ 30, phố trước cổng bệnh viện đã vãn người. Bà Sáu Lành nhóm bếp ga, mở nắp nồi cháo cỡ ba mươi lít. Bốn người trong nhóm, mỗi người một việc: người rửa hành, người xếp ly giấy, người cắt thịt, người đi dọc hành lang báo cho khoa cấp cứu biết “cháo sắp chín”.</p>
<p>Nhóm bắt đầu từ bảy năm trước, khi bà Sáu thức trông chồng mổ tim và nhận ra nửa đêm không có gì ăn ngoài mì gói. Chồng bà khỏe lại. Bà quay về cổng bệnh viện với chiếc nồi mượn của nhà chùa.</p>
<p>Mỗi đêm 150 suất, tốn chừng 1,2 triệu đồng. Tiền do hơn hai chục gia đình trong hẻm thay nhau góp; gạo có người chở tới từ dưới quê. Nhóm ghi chép thu chi trong một cuốn vở học trò, ai muốn xem cũng được.</p>
<blockquote><p>Người ta hỏi sao không phát ban ngày cho đỡ cực. Ban ngày có căng tin rồi. Nửa đêm mới là lúc người ta thấy mình lẻ loi nhất.</p></blockquote>
<p>Anh Thái, quê ở cuối dòng sông Tiền, cầm ly cháo bằng cả hai tay. Con anh nằm viện đã mười một hôm. “Tôi ăn một nửa, để dành một nửa cho vợ đang ngồi trong kia”, anh nói. Bà Sáu nghe thấy, múc thêm một ly nữa, đậy nắp cẩn thận.</p>
<p>Gần 1 giờ sáng, nồi cháo cạn. Nhóm lau sạch vỉa hè, buộc bao rác rồi tản về. Đêm mai, đúng giờ ấy, chiếc đèn lại sáng.</p>`,
    category: 'xa-hoi',
    otherCategories: ['con-nguoi-viet-nam'],
    tags: ['việc tử tế', 'an sinh xã hội', 'TP.HCM'],
    authors: [{ displayName: 'Bảo Trâm', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 31,
  },
  {
    key: 'tp-hcm-lap-tru-nuoc-uong',
    title: 'TP.HCM lắp thêm 300 trụ nước uống miễn phí ở công viên, bến xe',
    excerpt:
      'Các trụ nước có vòi cho người lớn, vòi thấp cho trẻ em và người dùng xe lăn, lắp xong trong hai quý.',
    body: `<p>TP.HCM – 300 trụ nước uống trực tiếp sẽ được lắp ở công viên, bến xe, trạm xe buýt và cổng trường trong hai quý tới. Đây là đợt mở rộng sau khi 60 trụ đầu tiên chạy thử một năm, cung cấp bình quân 11.000 lít nước mỗi ngày.</p>
<p>Mỗi trụ có ba vòi: vòi uống trực tiếp, vòi rót bình và một vòi thấp dành cho trẻ em, người dùng xe lăn. Nước được lọc hai cấp, khử khuẩn bằng tia cực tím. Cảm biến gửi số liệu về trung tâm mười phút một lần; khi chất lượng lệch ngưỡng, trụ tự khóa và bật đèn đỏ.</p>
<p>Trong năm chạy thử, 4 trụ bị hỏng vòi, 2 trụ bị dán quảng cáo. Đơn vị quản lý rút kinh nghiệm, chuyển sang vòi đúc liền khối và giao tổ dân phố gần nhất trông coi.</p>
<p>Chị Kim Ngân, bán vé số ở bến xe phía đông, nói mỗi ngày chị rót ba bình. “Tính ra đỡ được 20.000 đồng, mà không phải vứt vỏ chai”, chị nhẩm.</p>
<p>Vị trí các trụ nước được cập nhật trên bản đồ số tại <a href="https://nuocuong.vi-du.vn/ban-do">nuocuong.vi-du.vn</a>.</p>`,
    category: 'xa-hoi',
    otherCategories: ['tp-ho-chi-minh'],
    tags: ['TP.HCM', 'nước sạch', 'người khuyết tật'],
    authors: [{ displayName: 'Hoài Nam', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 14,
  },
  {
    key: 'tau-dem-ve-que',
    title: 'Tàu đêm về quê',
    excerpt: 'Ghi chép trên toa ghế cứng, chuyến tàu chở những người làm xa về thăm nhà.',
    body: `<p>Toa số 9, ghế cứng, đèn vàng. Tàu rời ga lúc 21 giờ 20, chậm bảy phút. Người phụ nữ ngồi cạnh cửa sổ mở hộp xôi đã nguội, mời khắp hàng ghế. Không ai quen ai, nhưng ai cũng bốc một miếng.</p>
<p>Chị tên Hạnh, làm công nhân may đã mười hai năm. Con gái chị ở với bà ngoại, năm nay vào lớp 6. Trong túi chị có đôi giày thể thao mua từ tháng trước, cỡ 37, “không biết còn vừa không”.</p>
<p>Phía cuối toa, ba thanh niên thợ hồ kê ba lô làm bàn, đánh cờ tướng. Quân mã mất, họ thay bằng nắp chai. Tiếng cười nhỏ lẫn trong tiếng bánh sắt nghiến đều.</p>
<p>Nửa đêm, nhân viên đi dọc toa nhắc mọi người coi chừng hành lý. Một cụ già hỏi ga tới là ga nào, rồi tự trả lời: “Ga nào cũng được, miễn là gần nhà thêm một chút”.</p>
<p><strong>(Còn nữa – tác giả bổ sung đoạn sáng hôm sau và tên các ga.)</strong></p>`,
    category: 'xa-hoi',
    tags: ['đường sắt'],
    authors: [{ displayName: 'Hải Đăng (CTV)', role: 'WRITER' }],
    state: 'DRAFT',
    createdBy: 'author',
    hoursAgo: 52,
  },
  {
    key: 'tin-thu-nghiem-sai-so-lieu',
    title: 'Tin thử nghiệm có sai sót số liệu',
    excerpt: 'Tin về lượng khách đi xe đạp công cộng, đã gỡ do nhầm đơn vị thống kê.',
    body: `<p>Theo bảng tổng hợp ban đầu, hệ thống xe đạp công cộng của thành phố đạt 480.000 lượt thuê trong tháng, tăng gấp đôi so với tháng liền trước. Con số này được đưa vào tít và đồ họa của bài.</p>
<p>Sau khi bài lên trang 40 phút, bạn đọc Vũ Minh T. gửi thư cho tòa soạn, chỉ ra rằng 480.000 là số phút thuê chứ không phải số lượt. Ban biên tập đối chiếu với bảng gốc và xác nhận phản ánh là đúng: số lượt thuê thực tế là 48.200.</p>
<p>Bài được gỡ để sửa. Nội dung dưới đây giữ lại làm tài liệu đối chiếu, không dùng để trích dẫn.</p>
<ul><li>Số trạm hoạt động: 92.</li><li>Số xe: 1.050, trong đó 230 xe trợ lực điện.</li><li>Thời gian thuê bình quân: 10 phút mỗi lượt.</li><li>Giờ cao điểm: 17 giờ đến 19 giờ.</li></ul>
<p>Người viết đã nhân nhầm cột, biên tập viên không đối chiếu bảng nguồn. Tòa soạn xin rút kinh nghiệm và đăng thông tin cải chính ở chuyên mục riêng, đặt liên kết hai chiều giữa hai bài.</p>`,
    category: 'thoi-su',
    tags: ['giao thông công cộng'],
    authors: [{ displayName: 'Ban Thời sự', role: 'WRITER' }],
    state: 'UNPUBLISHED',
    stateReason: 'Nhầm số phút thuê thành số lượt thuê trong tít và đồ họa; gỡ để cải chính.',
    createdBy: 'editor',
    hoursAgo: 76,
  },
  {
    key: 'ban-nhap-lich-lam-viec-tuan',
    title: 'Bản nháp: lịch làm việc tuần của ban Thời sự',
    excerpt: 'Ghi chú nội bộ, tạo nhầm thành bài viết.',
    body: `<p>Thứ hai: họp đề tài 8 giờ 30, chốt tuyến bài về thủ tục hành chính ở xã. Phân công: Thu Hà viết bài chính, Hoài Nam làm hộp dữ liệu, Quang Đức chụp hai điểm.</p>
<p>Thứ ba: đi thực tế ở vùng trồng lúa, xe xuất phát 5 giờ 45. Nhớ mang áo mưa và pin dự phòng. Liên hệ trước với hợp tác xã để xin số liệu vụ vừa rồi.</p>
<p>Thứ tư: đọc lại toàn bộ bản thảo, đối chiếu tên riêng, chức danh, số liệu. Bài nào dẫn lời người dưới 16 tuổi phải có ý kiến của cha mẹ.</p>
<p>Thứ năm: làm việc với bộ phận đồ họa, thống nhất màu bản đồ 34 tỉnh, thành. Gửi bản kiểm tra cho thư ký tòa soạn trước 16 giờ.</p>
<p>Thứ sáu: tổng kết tuần, đếm lượt đọc, chọn một bài để mổ xẻ cách đặt tít. Ai đi công tác thì gửi ý kiến qua thư.</p>
<p>Ghi chú này không phải bài viết, chuyển vào thùng rác sau khi chép sang lịch chung.</p>`,
    category: 'chinh-tri',
    tags: [],
    authors: [{ displayName: 'Ban Thời sự', role: 'WRITER' }],
    state: 'TRASHED',
    createdBy: 'editor',
    hoursAgo: 190,
  },
];
