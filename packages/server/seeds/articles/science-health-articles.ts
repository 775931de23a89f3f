import type { SeedArticle } from './seed-article.ts';

export const ENVIRONMENT_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'rung-ngap-man-lui-song-du',
    title: 'Rừng ngập mặn lùi dần sóng dữ ở cửa biển',
    excerpt:
      'Mười hai năm trước, sóng ăn vào chân đê mỗi năm gần 20 m. Nay trước con đê ấy là 214 ha đước, mắm và bần do chính người dân trồng, giữ và sống nhờ.',
    body: `<p>CÀ MAU – Con nước ròng lúc 6 giờ sáng để lộ ra bãi bùn phẳng lì, lấp lánh như mặt gương. Ông Tư Sậm xắn quần quá gối, vác bó cây giống lội ra phía hàng cọc. Mỗi bước chân ông lún sâu hai gang tay. “Bùn này mười hai năm trước làm gì có. Chỗ tôi đang đứng hồi đó là sóng”, ông quay lại nói với theo.</p>
<p>Ấp của ông nằm sát cửa biển. Có giai đoạn, bờ biển mất gần 20 m mỗi năm. Ba lần dời nhà, ông Tư vẫn nhớ đêm gió chướng năm ấy: nước tràn qua mặt đê, cả xóm ngồi trên bộ ván, đếm từng đợt sóng đập.</p>
<h2>Hàng rào giữ bùn</h2>
<p>Việc đầu tiên người ta làm không phải là trồng cây. Hai hàng cọc tràm được đóng cách bờ 80 m, giữa chèn bó cành, tạo thành hàng rào mềm. Sóng qua hàng rào thì yếu đi, phù sa lắng xuống. Sau hai mùa gió, bãi bồi cao thêm 60 cm, đủ để hạt mắm trắng theo nước trôi vào bám rễ.</p>
<p>Đước được trồng ở lớp trong, khi nền bùn đã chắc. Mỗi héc-ta trồng 10.000 cây, năm đầu sống được 55%. Năm sau trồng dặm, tỷ lệ nhích lên 70%, rồi 82%. Kỹ thuật thay đổi theo từng lần thất bại: chọn trái giống già hơn, cắm nghiêng theo chiều sóng, tránh trồng vào tháng có gió mạnh.</p>
<table><thead><tr><th>Năm thứ</th><th>Diện tích rừng (ha)</th><th>Tỷ lệ cây sống</th><th>Bờ biển lùi hoặc lấn (m)</th></tr></thead><tbody><tr><td>1</td><td>12</td><td>55%</td><td>lùi 17</td></tr><tr><td>4</td><td>68</td><td>70%</td><td>lùi 6</td></tr><tr><td>8</td><td>150</td><td>82%</td><td>lấn 3</td></tr><tr><td>12</td><td>214</td><td>84%</td><td>lấn 11</td></tr></tbody></table>
<h2>Sống được nhờ rừng thì mới giữ rừng</h2>
<p>Những năm đầu, cây trồng ban ngày, ban đêm bị nhổ trộm lấy củi hoặc bị lưới cào quét gãy. Tổ bảo vệ tuần tra mãi vẫn không xuể. Bước ngoặt đến khi xã giao rừng cho từng nhóm hộ, mỗi nhóm nhận 10 đến 15 ha, được nuôi cua, sò và ba khía dưới tán, đổi lại phải giữ độ che phủ từ 60% trở lên.</p>
<p>Chị Danh Thị Sa Rươi, nhóm trưởng nhóm hộ số 5, tính cho chúng tôi nghe trên mặt sau tờ lịch. Mười hai héc-ta rừng của nhóm cho mỗi năm chừng 2,4 tấn cua và 900 kg ba khía. Trừ chi phí, mỗi hộ có thêm khoảng 65 triệu đồng.</p>
<blockquote><p>Hồi xưa nghe cán bộ nói rừng là tường chắn sóng, tôi gật đầu cho qua. Bây giờ tôi nói với con tôi: rừng là cái sổ tiết kiệm, đừng ai đụng vô.</p></blockquote>
<p>Ở ấp bên, mấy hộ mở tuyến đi xuồng ngắm rừng, mỗi ngày nhận không quá 60 khách. Khách tự tay trồng một cây, nhận mã số, về nhà vẫn có thể xem ảnh cây mình lớn từng quý.</p>
<h2>Những con số từ trên cao</h2>
<p>Ảnh chụp từ máy bay không người lái cho thấy dải rừng nay rộng 350 m ở chỗ dày nhất. Nhóm nghiên cứu đo sóng cho biết khi đi qua 100 m rừng đước trưởng thành, chiều cao sóng giảm hơn một nửa. Nhờ vậy, đoạn đê đất phía sau ba năm liền không phải gia cố.</p>
<p>Carbon lưu trong bùn và rễ cũng đang được đo đếm. Đây là phần việc mới, đòi hỏi số liệu nhiều năm nên chưa ai dám hứa về tiền. Kỹ sư lâm nghiệp Phan Quốc Định nói thẳng: “Tín chỉ carbon có thì tốt. Nhưng nếu chỉ chờ tiền ấy mới giữ rừng thì rừng mất lúc nào không hay”.</p>
<h2>Mối lo còn lại</h2>
<p>Phía tây cửa biển, một đoạn dài 1,3 km vẫn sạt lở vì dòng chảy ven bờ đổi hướng. Hàng rào cọc tràm dựng hai lần đều bị cuốn. Phương án được bàn là kè ngầm bằng bê tông rỗng, chi phí gấp chín lần rào mềm.</p>
<p>Rác cũng là chuyện nhức đầu. Mỗi mùa nước, phao xốp, túi ni lông dạt vào quấn lấy gốc cây con. Mỗi tháng, học sinh trường ấp cùng cha mẹ gom một lần, lần nhiều nhất được 1,8 tấn.</p>
<p>Gần trưa, nước bắt đầu lên. Ông Tư cắm nốt những cây cuối cùng rồi lội vào. Phía sau ông, mấy trăm mầm đước đứng thẳng hàng, lá non đỏ tía. Ông bảo ông không tính chuyện mười hai năm nữa mình còn hay mất, chỉ tính con nước ngày mai mấy giờ ròng để kịp ra trồng tiếp.</p>`,
    category: 'moi-truong',
    otherCategories: ['ca-mau'],
    tags: ['rừng ngập mặn', 'biến đổi khí hậu', 'Cà Mau'],
    keywords: ['trồng đước', 'sạt lở bờ biển', 'sinh kế dưới tán rừng'],
    authors: [
      { displayName: 'Hoài Nam', role: 'WRITER' },
      { displayName: 'Quang Đức', role: 'PHOTO' },
    ],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 60,
    seoTitle: 'Rừng ngập mặn Cà Mau: 12 năm giữ đất trước sóng dữ',
    seoDescription:
      'Từ 12 ha ban đầu, người dân cửa biển Cà Mau đã có 214 ha rừng ngập mặn, vừa chắn sóng vừa nuôi cua, ba khía dưới tán.',
  },
  {
    key: 'phan-loai-rac-62-phan-tram',
    title: 'Phân loại rác tại nguồn: sau 6 tháng, 62% số hộ ở phường làm đúng',
    excerpt:
      'Ba chiếc thùng ba màu, một cuốn sổ chấm điểm và những buổi tối đi gõ cửa từng nhà đã thay đổi thói quen của gần 4.000 hộ dân.',
    body: `<p>HẢI PHÒNG – 18 giờ 30, chuông xe gom rác leng keng đầu ngõ. Bà Vũ Thị Nhàn mang ra hai túi: túi xanh đựng vỏ rau củ, túi xám đựng rác còn lại. Chai lọ, bìa giấy bà để riêng trong bao, cuối tuần có người tới cân.</p>
<p>Nửa năm trước, tỷ lệ hộ phân loại đúng ở phường chỉ là 9%. Tháng này, con số kiểm tra ngẫu nhiên là 62%. Khối lượng rác phải chở đi chôn lấp giảm từ 31 tấn xuống 22 tấn mỗi ngày.</p>
<h2>Vì sao lần này khác?</h2>
<p>Trước đây, dân phân loại xong, xe lại đổ chung vào một thùng. Lần này, phường đổi xe trước rồi mới vận động. Xe gom có hai ngăn, rác hữu cơ được chở thẳng về xưởng ủ phân. Người dân được mời lên xưởng xem tận mắt, ra về mỗi nhà một túi phân 2 kg trồng rau.</p>
<p>Tổ trưởng dân phố không phạt ai. Nhà nào để lẫn rác thì hôm sau nhận một tờ giấy nhỏ, ghi đúng món đồ bỏ nhầm và cách bỏ lại. “Người ta không cãi tờ giấy được”, ông Đỗ Văn Bảng, tổ trưởng tổ 7, cười.</p>
<p>Vướng mắc lớn nhất là khu nhà trọ. Người thuê thay đổi liên tục, mỗi dãy dùng chung một chỗ để rác. Phường đang thử gắn trách nhiệm cho chủ trọ: dãy nào ba tháng liền làm tốt được giảm 20% tiền dịch vụ vệ sinh.</p>
<p>Từ tháng sau, cách làm này mở rộng ra sáu phường lân cận. Điều kiện đặt ra là phải có đủ xe hai ngăn trước ngày phát thùng.</p>`,
    category: 'moi-truong',
    otherCategories: ['hai-phong'],
    tags: ['phân loại rác'],
    authors: [{ displayName: 'Khánh Linh', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 120,
  },
  {
    key: 'mua-lon-ho-chua-dieu-tiet-nuoc',
    title: 'Mưa lớn diện rộng, nhiều hồ chứa miền Trung chủ động điều tiết nước',
    excerpt:
      'Lượng mưa phổ biến 150–300 mm trong ba ngày tới, cục bộ trên 450 mm. Các hồ đã hạ mực nước đón lũ, người dân vùng trũng được nhắn tin cảnh báo.',
    body: `<p>Từ đêm nay, dải đất từ Quảng Trị đến Quảng Ngãi bước vào đợt mưa lớn, phổ biến 150–300 mm trong ba ngày, có nơi trên 450 mm. Nguy cơ lũ quét, sạt lở đất cao ở vùng núi; ngập úng ở vùng trũng và đô thị ven sông.</p>
<p>Đến 16 giờ chiều nay, mười bảy hồ chứa trong khu vực đã hạ mực nước xuống dưới mức đón lũ. Việc xả được chia thành từng đợt nhỏ, báo trước ít nhất sáu giờ qua loa, tin nhắn và nhóm liên lạc của thôn.</p>
<h2>Người dân cần làm gì?</h2>
<ul><li>Theo dõi thông báo của xã, phường; không tin ảnh, video không rõ thời gian.</li><li>Kê cao tài sản, lúa giống, thuốc men; sạc đầy điện thoại, đèn pin.</li><li>Không qua ngầm tràn khi nước chảy xiết, kể cả bằng xe tải.</li><li>Nhà gần sườn dốc thấy vết nứt mới, nước suối đục bất thường thì rời đi ngay.</li></ul>
<p>Ở vùng hạ du sông Bồ, các đội xung kích đã chằng chống 460 ngôi nhà, đưa 73 người già neo đơn về điểm trú kiên cố. Trường học sẵn phương án cho nghỉ và dạy bù.</p>
<p>“Năm nay tin nhắn báo cụ thể đến từng thôn, mấy giờ nước lên, lên bao nhiêu phân. Nghe là biết phải kê đồ tới nấc thang thứ mấy”, ông Hồ Đắc Sự, người dân vùng trũng, nói.</p>
<p>Mực nước các sông được cập nhật mỗi giờ tại <a href="https://thoitiet.vi-du.vn/muc-nuoc">thoitiet.vi-du.vn/muc-nuoc</a>.</p>`,
    category: 'thoi-su',
    otherCategories: ['moi-truong', 'hue', 'quang-tri'],
    tags: ['mưa lũ', 'biến đổi khí hậu', 'Huế'],
    authors: [{ displayName: 'Ban Thời sự', role: 'COMPILER' }],
    state: 'PUBLISHED',
    createdBy: 'editor',
    hoursAgo: 0.4,
  },
];

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
