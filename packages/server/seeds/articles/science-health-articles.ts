import type { SeedArticle } from './seed-article.ts';

export const SCIENCE_HEALTH_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'cam-bien-bao-man-400-nghin',
    title: 'Sinh viên chế cảm biến báo mặn giá 400.000 đồng',
    excerpt:
      'Thiết bị nhỏ bằng hộp sữa, thả trôi dưới bè lục bình, nhắn tin cho nông dân mỗi khi độ mặn vượt 1‰.',
    body: `<p>VĨNH LONG – Chiếc hộp nhựa màu cam bập bềnh giữa đám lục bình. 14 giờ 10, điện thoại của ông Sáu Trầu rung lên: “Độ mặn cống số 2: 0,9‰, đang tăng, chưa nên lấy nước”. Ông tắt máy bơm, đi thẳng ra đóng nắp cống.</p>
<p>Thiết bị do nhóm năm sinh viên ngành điện tử của một trường đại học ở đồng bằng làm ra. Máy đo độ mặn cầm tay giá vài triệu đồng, máy tự động giá vài chục triệu đồng. Nhóm đặt mục tiêu: dưới nửa triệu, hỏng thì nông dân tự thay được.</p>
<h2>Rẻ nhờ đâu?</h2>
<p>Điện cực cắt từ thép không gỉ phế liệu, vỏ là hộp đựng thực phẩm, pin sạc bằng tấm năng lượng mặt trời cỡ bàn tay. Phần khó là phần mềm: nước đục, rong bám làm số liệu trôi. Nhóm cho điện cực tự đảo cực 30 giây một lần để chống bám, rồi so số liệu với trạm đo chuẩn ở đầu nguồn.</p>
<p>Sai số hiện khoảng 0,15‰, đủ để quyết định mở hay đóng cống. Mùa khô vừa rồi, 48 thiết bị chạy thử ở bốn xã giúp giữ an toàn cho 720 ha cây ăn trái.</p>
<p>Không phải lần thử nào cũng êm. Một thiết bị bị vịt mổ đứt dây, một chiếc trôi ra sông lớn, ba tuần sau có người nhặt được ở cách đó 40 km, vẫn đang gửi tin nhắn đều đặn.</p>
<p>Nhóm công bố bản vẽ và mã nguồn miễn phí tại <a href="https://baoman.vi-du.vn/ban-ve">baoman.vi-du.vn/ban-ve</a>. “Bán thì được vài trăm cái. Cho thì cả đồng bằng có thể tự làm”, trưởng nhóm Nguyễn Lê Gia Bách nói.</p>`,
    category: 'khoa-hoc-cong-nghe',
    otherCategories: ['vinh-long', 'nong-nghiep'],
    tags: ['xâm nhập mặn', 'khởi nghiệp sáng tạo', 'biến đổi khí hậu'],
    authors: [{ displayName: 'Thạch Sóc Kha', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 36,
  },
  {
    key: 'chuyen-doi-so-tu-chiec-loa',
    title: 'Chuyển đổi số ở xã vùng cao: bắt đầu từ chiếc loa',
    excerpt: 'Loa truyền thanh thông minh phát bằng ba thứ tiếng, đúng giờ bà con đi nương về.',
    body: `<p>LAI CHÂU – 18 giờ 15, chiếc loa trên cột điện bản Thèn Pả cất tiếng. Giọng nữ đọc bản tin bằng tiếng Mông, rồi tiếng Dao, sau cùng là tiếng phổ thông. Nội dung ngắn: ngày mai có đoàn tiêm phòng cho trâu bò, đêm nay trời rét 8 độ, nhà ai có mạ nhớ che nilon.</p>
<p>Nhiều năm, loa cũ chỉ phát lại chương trình ở xa, bà con nghe như tiếng gió. Năm nay, xã lắp 38 cụm loa nối mạng, tự soạn nội dung, hẹn giờ phát từ điện thoại. Văn bản được máy đọc thành tiếng, cô phát thanh viên ở bản nghe lại, sửa những từ máy đọc ngọng.</p>
<h2>Nói điều bà con cần</h2>
<p>Tổ biên tập có bốn người: cán bộ văn hóa, cô giáo, y tá bản và một bác nông dân. Luật của tổ là mỗi bản tin không quá bốn phút, không dùng chữ khó. Từ “triển khai” bị cấm, từ “bắt đầu làm” thay vào.</p>
<p>Hiệu quả thấy được qua mấy con số giản dị: trâu bò tiêm phòng đạt 94%, số hộ che mạ trước đợt rét tăng gấp đôi, trẻ tiêm vắc-xin đúng hẹn từ 71% lên 93%.</p>
<p>Bước tiếp theo là trạm phát wifi chung ở nhà văn hóa và lớp dùng điện thoại cho người lớn tuổi. “Mình không đi từ cái máy. Mình đi từ chuyện bà con muốn nghe”, anh Tẩn A Lùng, cán bộ văn hóa xã, nói.</p>`,
    category: 'khoa-hoc-cong-nghe',
    otherCategories: ['lai-chau'],
    tags: ['chuyển đổi số', 'tiêm chủng'],
    authors: [{ displayName: 'Lò Văn Sơn', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 310,
  },
  {
    key: 'tram-y-te-xa-kham-tu-xa',
    title: 'Trạm y tế xã hội chẩn từ xa với bệnh viện tỉnh',
    excerpt:
      'Mỗi chiều thứ ba và thứ năm, bác sĩ tuyến tỉnh “ngồi” cùng bàn khám với trạm y tế qua màn hình, bệnh nhân đỡ một chuyến đi 60 km.',
    body: `<p>SƠN LA – Ông Quàng Văn Ín vén áo, để y sĩ đặt đầu dò siêu âm. Hình ảnh hiện lên hai màn hình cùng lúc: một ở trạm y tế xã, một ở bệnh viện tỉnh cách đó 60 km. “Xoay chếch lên một chút, đúng rồi, giữ nguyên”, giọng bác sĩ tim mạch vang lên trong loa.</p>
<p>Mười phút sau, ông Ín biết mình bị hở van nhẹ, chưa cần đi tỉnh, chỉ cần uống thuốc đều và tái khám sau ba tháng. “Nếu đi tỉnh, tôi mất hai ngày công và một con gà biếu người cho ngủ nhờ”, ông tính.</p>
<h2>Từ 5 lên 31 trạm</h2>
<p>Mô hình chạy thử ở 5 trạm, nay có 31 trạm tham gia. Mỗi trạm được trang bị máy siêu âm xách tay, máy điện tim sáu cần, ống nghe điện tử. Hồ sơ bệnh án dùng chung, bác sĩ tuyến trên ký số vào phần hội chẩn.</p>
<ul><li>Tim mạch, nội tiết: chiều thứ ba.</li><li>Sản, nhi: chiều thứ năm.</li><li>Cấp cứu: bất kỳ lúc nào, có số trực riêng.</li></ul>
<p>Trong tám tháng, 2.460 ca được hội chẩn, 78% điều trị tại xã, 19% chuyển tuyến có hẹn giờ, 3% cấp cứu. Theo bác sĩ Tòng Thị Hịa, trưởng trạm, điều quý nhất là y sĩ ở xã giỏi lên từng tuần vì được “cầm tay chỉ việc”.</p>
<p>Khó khăn hiện nay là mạng chập chờn khi mưa và chi phí bảo trì máy. Ngành y tế địa phương đang xin cơ chế chi trả khám từ xa bằng quỹ bảo hiểm.</p>`,
    category: 'y-te',
    otherCategories: ['son-la'],
    tags: ['y tế cơ sở', 'chuyển đổi số'],
    authors: [{ displayName: 'Ngọc Ánh', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'editor',
    hoursAgo: 74,
  },
  {
    key: 'mua-cum-6-dieu-can-nho',
    title: 'Vào mùa cúm: 6 điều gia đình có trẻ nhỏ cần nhớ',
    excerpt: 'Phần lớn trẻ mắc cúm tự khỏi sau 5–7 ngày, nhưng có những dấu hiệu phải đi viện ngay.',
    body: `<p>Thời tiết giao mùa, số trẻ khám vì sốt, ho, đau họng ở các phòng khám tăng rõ. Bác sĩ nhi Dương Thu Hằng chia sẻ sáu điều cha mẹ nên nhớ.</p>
<ol><li><strong>Tiêm phòng hằng năm.</strong> Vắc-xin cúm cần khoảng hai tuần mới phát huy tác dụng, nên tiêm trước mùa.</li><li><strong>Hạ sốt đúng cách.</strong> Dùng paracetamol theo cân nặng, cách nhau ít nhất 4–6 giờ. Không tự ý dùng aspirin cho trẻ.</li><li><strong>Không tự mua thuốc kháng virus, kháng sinh.</strong> Cúm do virus, kháng sinh không diệt được.</li><li><strong>Uống đủ nước, ăn loãng, ngủ nhiều.</strong> Trẻ bú mẹ vẫn bú bình thường.</li><li><strong>Cho trẻ nghỉ học</strong> đến khi hết sốt ít nhất 24 giờ mà không cần thuốc.</li><li><strong>Rửa tay, che miệng khi ho,</strong> mở cửa sổ cho thoáng.</li></ol>
<h2>Khi nào phải đi viện ngay?</h2>
<ul><li>Thở nhanh, thở rút lõm ngực, tím môi.</li><li>Li bì, co giật, không uống được.</li><li>Sốt trên 39 độ quá ba ngày, hoặc hết sốt rồi sốt lại.</li><li>Trẻ dưới ba tháng tuổi có sốt.</li></ul>
<p>“Đừng so con mình với con hàng xóm. Nếu cha mẹ thấy con khác hẳn mọi ngày, đó đã là lý do để đi khám”, bác sĩ Hằng nhấn mạnh.</p>
<p><em>Bài viết có tính tham khảo, không thay thế chỉ định của bác sĩ điều trị.</em></p>`,
    category: 'y-te',
    tags: ['tiêm chủng', 'y tế cơ sở'],
    authors: [{ displayName: 'Khánh Linh', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 10.3,
  },
  {
    key: 'la-cay-ha-duong-huyet-chua-kiem-chung',
    title: 'Bài thuốc lá cây hạ đường huyết được nhiều người tìm hỏi',
    excerpt: 'Bài dẫn kinh nghiệm truyền miệng, thiếu ý kiến chuyên môn; đã gỡ.',
    body: `<p>Gần đây, tại một số chợ quê, loại lá phơi khô được rao là giúp hạ đường huyết bán khá chạy. Người bán hướng dẫn sắc uống thay nước, dùng liên tục ba tháng. Vài người mua kể thấy trong người nhẹ nhõm hơn.</p>
<p>Ngay sau khi bài đăng, hai bác sĩ nội tiết viết thư phản ánh: bài không nêu tên khoa học của cây, không có kết quả nghiên cứu, có thể khiến người bệnh bỏ thuốc đang dùng. Một bạn đọc cho biết mẹ mình ngừng thuốc ba ngày sau khi đọc được lời truyền miệng tương tự và phải nhập viện.</p>
<p>Ban biên tập xác định bài vi phạm quy định về thông tin sức khỏe: phải có ý kiến của người có chuyên môn, phải nêu rõ mức độ bằng chứng, không được dẫn lời người bán. Bài gỡ sau 25 phút.</p>
<p>Phóng viên được giao viết lại theo hướng khác: vì sao người bệnh mạn tính dễ tin vào lá cây, và làm thế nào để trạm y tế xã trở thành nơi họ hỏi đầu tiên.</p>`,
    category: 'y-te',
    tags: ['y tế cơ sở'],
    authors: [{ displayName: 'Hải Đăng (CTV)', role: 'WRITER' }],
    state: 'UNPUBLISHED',
    stateReason: 'Thông tin sức khỏe chưa có ý kiến chuyên môn, có nguy cơ khiến người bệnh bỏ thuốc.',
    createdBy: 'author',
    hoursAgo: 270,
  },
];
