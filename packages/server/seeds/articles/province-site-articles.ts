import type { SeedArticle } from './seed-article.ts';

export const LAO_CAI_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'lao-cai-rung-que-ma-so',
    title: 'Rừng quế có mã số, thương lái hết ép giá',
    excerpt: 'Hơn 3.000 hộ trồng quế được cấp mã vùng trồng, vỏ quế hữu cơ bán cao hơn 20%.',
    body: `<p>LÀO CAI – Vào mùa bóc quế, cả thung lũng thơm như một gói thuốc bắc khổng lồ. Ông Bàn Tòn Phin quét mã dán trên cột gỗ đầu rừng: 2,3 ha, trồng năm thứ mười bốn, ba năm không dùng thuốc cỏ. Thương lái đọc xong, trả giá không kỳ kèo.</p>
<p>Toàn vùng có hơn 3.000 hộ được cấp mã số, diện tích khoảng 7.600 ha. Vỏ quế đạt chuẩn hữu cơ bán cao hơn hàng thường 20%, tinh dầu ép từ lá cũng có nơi bao tiêu.</p>
<p>Trước kia, mỗi nhà bán một kiểu, người bóc non, người phơi ẩm, lô hàng bị trả về là cả bản chịu. Nay tổ trưởng đo độ ẩm từng bó, quá 13% thì phơi lại.</p>
<p>Điều ông Phin thích nhất là cách tính mới: bóc một cây phải trồng bù ba cây, chụp ảnh gửi lên hệ thống mới được cấp phiếu bán. “Ông nội tôi cũng dạy thế, chỉ khác là ngày xưa không phải chụp ảnh”, ông cười.</p>`,
    category: 'tin-dia-phuong',
    tags: ['Lào Cai', 'chuyển đổi số', 'xuất khẩu'],
    authors: [{ displayName: 'Lò Văn Sơn', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 29,
  },
  {
    key: 'lao-cai-dem-lan-nuong',
    title: 'Đêm trên lán nương, nghe sương rơi mái gianh',
    excerpt: 'Một bản vùng cao cho khách ngủ lại lán canh lúa, mỗi đêm chỉ nhận tám người.',
    body: `<p>LÀO CAI – Lán canh lúa dựng giữa ruộng bậc thang, bốn cột gỗ, mái gianh, sàn tre cao ngang ngực. Ngày trước, người ta ngủ lán để đuổi chuột, đuổi khỉ. Bây giờ khỉ ít, chuột còn, và có thêm khách.</p>
<p>Bản chỉ có bốn lán, mỗi lán hai người, đặt trước ít nhất một tuần. Không điện, không sóng. Chủ nhà đưa lên lán một đùm xôi, con cá nướng, bó củi và cây đèn dầu, dặn đêm nghe tiếng lộc cộc thì đừng sợ, đó là ống tre thoát nước.</p>
<p>Nửa đêm, sương đặc, rơi lộp độp từ mái xuống như mưa nhỏ. Gần sáng, tiếng gà từ bản dưới vọng lên, từng nếp nhà hiện ra, khói bếp thẳng đứng.</p>
<p>Chị Lù Thị Dở, chủ lán, bảo khách thường hỏi có gì để chơi không. Chị trả lời là có: “Có trời, có lúa, có im”. Giá một đêm 250.000 đồng, trẻ em miễn phí nếu biết nhóm bếp.</p>`,
    category: 'du-lich',
    tags: ['Lào Cai', 'ruộng bậc thang', 'homestay', 'du lịch xanh'],
    authors: [{ displayName: 'Mai Chi', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 155,
  },
  {
    key: 'lao-cai-le-com-moi',
    title: 'Lễ cơm mới của người Giáy bên dòng Nậm',
    excerpt: 'Bó lúa đầu mùa được mời về nhà như mời một vị khách quý.',
    body: `<p>LÀO CAI – Sớm tinh mơ, bà Vàng Thị Nhình mặc áo mới ra ruộng. Bà chọn ba khóm lúa đẹp nhất, nói nhỏ mấy câu, rồi mới cắt. Lúa không được vác trên vai mà phải bế trên tay, như bế một đứa trẻ.</p>
<p>Về đến cửa, người trong nhà hỏi vọng ra: “Ai đến đấy?”. Bà đáp: “Hồn lúa về chơi”. Cửa mở, bó lúa được đặt lên bàn thờ, cạnh vịt luộc, cốm xanh và rượu ngọt.</p>
<p>Bát cơm mới đầu tiên không dành cho người. Nó dành cho con chó, vì chuyện xưa kể rằng chó đã bơi qua biển lớn mang hạt thóc về cho loài người, thóc dính ở đuôi. Lũ trẻ xúm quanh con chó vàng, đợi nó ăn xong mới được ăn.</p>
<p>Năm nay, lễ có thêm chín gia đình trẻ đi làm xa trở về. Bà Nhình vui, nhưng dặn con dâu nhớ cho kỹ từng câu khấn: “Năm sau con bế lúa”.</p>`,
    category: 'le-hoi',
    otherCategories: ['van-hoa'],
    tags: ['Lào Cai', 'lễ hội'],
    authors: [
      { displayName: 'Lò Văn Sơn', role: 'WRITER' },
      { displayName: 'Minh Tuệ', role: 'PHOTO' },
    ],
    state: 'PUBLISHED',
    createdBy: 'editor',
    hoursAgo: 400,
  },
];

export const QUANG_NINH_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'quang-ninh-tho-lo-ve-huu-giu-rung',
    title: 'Người thợ lò về hưu trồng rừng trên bãi thải',
    excerpt:
      'Ba mươi năm đào than dưới lòng đất, nay ông trồng thông trên chính núi đất đá mình từng góp phần đổ ra.',
    body: `<p>QUẢNG NINH – Núi đất đá cao hơn 200 m từng trơ trụi, mưa xuống là bùn đen trôi vào xóm. Bây giờ, từ lưng chừng trở xuống đã xanh. Ông Bùi Quang Mạo, thợ lò về hưu, chỉ từng vạt: “Thông chỗ này tám tuổi, keo chỗ kia năm tuổi, còn bụi sim là nó tự về”.</p>
<p>Đất bãi thải nghèo, nóng, giữ nước kém. Năm đầu trồng mười cây sống hai. Ông và nhóm cựu thợ mỏ thử đủ cách: đào hố sâu, lót bã mía, trồng cỏ voi giữ ẩm trước rồi mới trồng cây.</p>
<p>Đến nay, 48 ha bãi thải đã phủ xanh, hai con suối dưới chân trong trở lại. Công ty mỏ hỗ trợ cây giống và xe chở nước, nhóm cựu thợ mỏ góp công trông coi.</p>
<p>Ông Mạo bảo nghề lò dạy ông hai điều: đi cùng nhau và về cùng nhau. “Dưới kia tối, mình trả nợ cho trên này chút màu xanh”, ông nói, tay vuốt búp thông non.</p>`,
    category: 'con-nguoi',
    otherCategories: ['tin-dia-phuong'],
    tags: ['Quảng Ninh', 'việc tử tế'],
    authors: [{ displayName: 'Hoài Nam', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 92,
  },
  {
    key: 'quang-ninh-tau-ngam-hoang-hon',
    title: 'Thêm chuyến tàu ngắm hoàng hôn trên Vịnh Hạ Long',
    excerpt: 'Tàu rời bến 16 giờ, về bến 19 giờ 30, mỗi tuần bốn chuyến vào mùa thấp điểm.',
    body: `<p>QUẢNG NINH – Từ tuần này, bến tàu có thêm bốn chuyến ngắm hoàng hôn vào thứ năm, thứ sáu, thứ bảy và chủ nhật. Tàu rời bến 16 giờ, đi qua ba điểm dừng, về bến 19 giờ 30.</p>
<table><thead><tr><th>Hạng vé</th><th>Người lớn</th><th>Trẻ em</th></tr></thead><tbody><tr><td>Ngắm cảnh</td><td>380.000 đồng</td><td>190.000 đồng</td></tr><tr><td>Kèm bữa tối</td><td>720.000 đồng</td><td>360.000 đồng</td></tr></tbody></table>
<p>Tàu chở tối đa 48 khách, có thuyết minh bằng tiếng Việt và tiếng Anh. Trên tàu không dùng đồ nhựa một lần; nhạc mở nhỏ để khách nghe tiếng nước và tiếng chim về tổ.</p>
<p>Khi có gió từ cấp 6 trở lên, chuyến đi bị hủy, tiền vé được hoàn trong ba ngày hoặc đổi sang ngày khác. Khách nên đến trước giờ khởi hành 30 phút, mang áo khoác mỏng.</p>
<p>Điểm dừng được ưa thích nhất trong các chuyến chạy thử là vụng nước lặng phía sau hòn đảo hình mái nhà, nơi mặt trời lặn đúng vào khe núi trong khoảng sáu phút.</p>`,
    category: 'du-lich',
    tags: ['Quảng Ninh', 'Vịnh Hạ Long', 'du lịch xanh'],
    authors: [{ displayName: 'Khánh Linh', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 16.6,
  },
  {
    key: 'quang-ninh-hat-doi-tren-bien',
    title: 'Hát đối trên biển, chuyện những đám cưới ghép thuyền',
    excerpt: 'Làng chài lên bờ đã lâu, câu hát đối mời trầu giữa hai mạn thuyền vẫn còn người nhớ.',
    body: `<p>QUẢNG NINH – Ngày xưa, đám cưới làng chài không có cổng hoa. Nhà trai, nhà gái ghép thuyền thành một mảng lớn giữa vụng, trải chiếu, thắp đèn măng sông. Muốn bước sang thuyền cô dâu, nhà trai phải hát. Hát chưa hay thì nhà gái chưa buộc dây.</p>
<p>Bà Nguyễn Thị Trắm, 83 tuổi, còn thuộc hơn một trăm câu. Bà hát cho chúng tôi nghe một câu mời trầu, giọng khàn nhưng vững nhịp chèo. Con cháu bà ngồi quanh, có đứa lần đầu nghe bà hát.</p>
<p>Nhóm giữ gìn dân ca làng chài có 22 người, tập mỗi tối thứ tư. Họ dựng lại một đám cưới ghép thuyền để biểu diễn, dùng lời cổ, áo nâu, thuyền nan thật. Khách được mời trầu, ai đối được một câu thì lên thuyền chính.</p>
<p>Cháu trai bà Trắm, làm hướng dẫn viên, đang chép lời hát ra ba thứ tiếng. Khó nhất, cậu nói, là dịch chữ “thương”.</p>`,
    category: 'van-hoa',
    tags: ['Quảng Ninh', 'nghệ nhân'],
    authors: [{ displayName: 'Mai Chi', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'editor',
    hoursAgo: 275,
  },
];

export const CAN_THO_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'can-tho-xe-dap-cong-cong-ben-ninh-kieu',
    title: 'Bến Ninh Kiều có thêm 20 trạm xe đạp công cộng',
    excerpt: 'Người dân thuê xe bằng điện thoại, 5.000 đồng cho nửa giờ đầu, trả ở bất kỳ trạm nào.',
    body: `<p>CẦN THƠ – Sáng nay, 20 trạm xe đạp công cộng với 240 chiếc xe bắt đầu hoạt động quanh khu bến Ninh Kiều và các trường đại học. Giá thuê 5.000 đồng cho nửa giờ đầu, vé ngày 40.000 đồng, sinh viên có vé tháng 60.000 đồng.</p>
<p>Xe có rổ trước, đèn tự sáng, khóa mở bằng mã quét. Người chưa quen dùng điện thoại mua thẻ trả trước ở 12 tiệm tạp hóa gần trạm. Mỗi đêm, đội kỹ thuật gom xe, kiểm tra phanh và chia lại cho các trạm.</p>
<p>Em Trần Phước Lộc, sinh viên năm hai, tính rằng đi học bằng xe đạp mất 14 phút, nhanh hơn xe buýt giờ tan tầm. “Quan trọng là khỏi lo mất xe”, em nói.</p>
<p>Một số người dân góp ý làn đường dành cho xe đạp còn ngắn, nhiều chỗ bị xe máy lấn. Thành phố cho biết sẽ kẻ thêm 6,5 km vạch sơn trong quý này và bố trí đội nhắc nhở vào giờ cao điểm.</p>`,
    category: 'tin-dia-phuong',
    tags: ['Cần Thơ', 'giao thông công cộng'],
    authors: [{ displayName: 'Thạch Sóc Kha', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 4.9,
  },
  {
    key: 'can-tho-hu-tieu-ghe',
    title: 'Tô hủ tiếu trên ghe của dì Ba Sương',
    excerpt: 'Nồi nước lèo lắc lư theo sóng mà ba mươi năm chưa đổ một lần.',
    body: `<p>CẦN THƠ – Nồi nước lèo của dì Ba Sương đặt giữa ghe, dưới có khung sắt ba chân treo lơ lửng. Ghe nghiêng bên nào, nồi vẫn thẳng. Cái khung do chồng dì hàn năm cưới nhau, tới giờ là ba mươi năm.</p>
<p>Dì bán từ 4 giờ đến 8 giờ. Một tay giữ chèo, một tay trụng bánh, chân quặp sợi dây níu ghe khách. Tô hủ tiếu có thịt bằm, tôm khô, giá sống, hẹ và muỗng tóp mỡ. Giá 25.000 đồng, chèo tới tận mạn.</p>
<p>Khách quen là ghe bán khóm, ghe bán khoai. Dì nhớ ai ăn nhạt, ai không hành, ai hay quên trả tiền. Du khách tới, dì bán y giá đó, chỉ dặn “ngồi xuống rồi ăn nha con, đứng là té”.</p>
<p>Mấy năm nay chợ thưa, con dì lên bờ mở quán. Dì không theo. “Trên bờ nồi đứng im quá, nấu không quen tay”, dì nói rồi cười, chèo về phía tiếng gọi ở đầu vàm.</p>`,
    category: 'con-nguoi',
    otherCategories: ['du-lich'],
    tags: ['Cần Thơ', 'ẩm thực đường phố', 'hạnh phúc'],
    authors: [
      { displayName: 'Bảo Trâm', role: 'WRITER' },
      { displayName: 'Minh Tuệ', role: 'PHOTO' },
    ],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 67,
  },
  {
    key: 'can-tho-toi-thu-bay-don-ca',
    title: 'Tối thứ bảy nghe đờn ca ở nhà cổ',
    excerpt: 'Chương trình miễn phí, mỗi tối 80 ghế, khách được học gõ song loan.',
    body: `<p>CẦN THƠ – Mỗi tối thứ bảy, ngôi nhà cổ ven sông lại bày chiếu hoa giữa gian giữa. Không micro, không đèn màu. Tiếng đờn kìm dạo vài chữ, cả gian nhà lặng đi, nghe rõ cả tiếng thằn lằn tắc lưỡi trên xà.</p>
<p>Nhóm đờn ca có mười một người, già nhất 77, trẻ nhất 15 tuổi. Chương trình dài 75 phút: ba bản Bắc, hai bản Oán, xen kẽ lời giới thiệu ngắn cho người mới nghe. Cuối buổi, khách được ngồi vào chiếu, học gõ song loan theo nhịp tư.</p>
<p>Ông Lư Hòa Thuận, người cầm đờn kìm, bảo đờn ca tài tử vốn là để chơi, không phải để diễn. “Hồi xưa gặt xong, rủ nhau qua nhà, có trà thì uống trà, có rượu thì uống rượu, rồi đờn. Ai nghe thì nghe”.</p>
<p>Vào cửa miễn phí, tối đa 80 ghế, giữ chỗ tại <a href="https://cantho.vi-du.vn/don-ca">cantho.vi-du.vn/don-ca</a>. Khách vui lòng để điện thoại ở chế độ im lặng.</p>`,
    category: 'van-hoa',
    tags: ['Cần Thơ', 'di sản UNESCO', 'cải lương'],
    authors: [{ displayName: 'Thạch Sóc Kha', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'editor',
    hoursAgo: 220,
  },
];
