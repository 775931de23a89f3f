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
