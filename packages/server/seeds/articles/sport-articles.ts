import type { SeedArticle } from './seed-article.ts';

export const SPORT_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'giai-chay-ho-guom-doi-ngay',
    title: 'Giải chạy Hồ Gươm dời ngày vì thời tiết',
    excerpt:
      'Ban tổ chức lùi giải hai tuần do dự báo mưa dông; 4.200 vận động viên được giữ nguyên số đeo hoặc hoàn phí.',
    body: `<p>HÀ NỘI – Ban tổ chức Giải chạy Hồ Gươm thông báo lùi giải hai tuần do dự báo có mưa dông, gió giật vào đúng sáng thi đấu. Đây là lần đầu tiên sau năm mùa giải phải đổi ngày.</p>
<p>4.200 người đã đăng ký ba cự ly 5 km, 10 km và 21 km. Số đeo, chip đo giờ và áo đã nhận vẫn dùng được. Ai không sắp xếp được lịch có ba cách xử lý:</p>
<ul><li>chuyển suất cho người khác, miễn phí đổi tên;</li><li>bảo lưu sang mùa sau;</li><li>hoàn 90% phí, gửi yêu cầu trong bảy ngày tại <a href="https://chayhoguom.vi-du.vn/hoan-phi">chayhoguom.vi-du.vn/hoan-phi</a>.</li></ul>
<p>Trưởng ban tổ chức Đặng Trần Khoa cho biết quyết định được đưa ra sau khi so sánh ba bản tin dự báo và khảo sát mặt đường. “Đoạn lát đá quanh hồ rất trơn khi mưa. Chúng tôi thà bị trách hôm nay còn hơn có người ngã ngày mai”, anh nói.</p>
<p>Nhiều người chạy phong trào ủng hộ. Chị Thảo Nhi, chạy bộ ba năm, đăng ảnh đôi giày mới kèm dòng chữ: “Thêm hai tuần để khỏi đi bộ ở kilômét thứ tám”.</p>`,
    category: 'the-thao',
    otherCategories: ['ha-noi'],
    tags: ['chạy bộ', 'Hà Nội'],
    authors: [{ displayName: 'Hoài Nam', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 2.9,
  },
  {
    key: 'doi-bong-nu-mac-vay-tho-cam',
    title: 'Đội bóng nữ mặc váy thổ cẩm và trận cầu sau vụ gặt',
    excerpt:
      'Sân là thửa ruộng vừa gặt, giày là dép nhựa, trọng tài là ông trưởng bản. Mỗi mùa, giải bóng nữ kéo cả thung lũng về xem.',
    body: `<p>LẠNG SƠN – Bóng lăn vào vũng nước, ba cầu thủ cùng trượt theo, váy áo ướt sũng, khán giả ôm bụng cười. Trận bán kết giải bóng đá nữ sau vụ gặt diễn ra trên thửa ruộng còn trơ gốc rạ, khung thành bằng hai cây vầu.</p>
<p>Giải có từ chín năm trước, khởi đầu là trận đấu vui giữa hội phụ nữ hai bản. Nay có mười đội, cầu thủ trẻ nhất 16, già nhất 58 tuổi. Luật có ba điểm khác thường: không ai được thay váy bằng quần đùi, thủ môn được địu con nếu con ngủ, đội nào cãi trọng tài phải uống một bát nước lá đắng.</p>
<h2>Không chỉ để vui</h2>
<p>Chị Hoàng Thị Páo, đội trưởng đội bản Nà Lốc, nhớ lần đầu ra sân bị chồng mắng. “Ông ấy bảo đàn bà đá bóng thì ai nấu cơm. Tôi đá xong vẫn về nấu. Năm sau ông ấy đi cổ vũ, năm nay ông ấy nấu cơm”.</p>
<p>Nhờ tập bóng, các chị lập luôn nhóm tiết kiệm, mỗi buổi góp 10.000 đồng. Quỹ đã cho 21 người vay mua lợn giống. Ba nữ sinh trong giải được chọn vào lớp năng khiếu của tỉnh.</p>
<p>Chung kết phân định bằng loạt luân lưu. Quả cuối cùng, bóng chạm cột vầu, bật ra, trúng lưng thủ môn rồi lăn vào lưới. Trưởng bản thổi còi, công nhận bàn thắng, đội thua cười trước, đội thắng cười sau. Giải nhất là một con lợn, thịt ngay chiều hôm ấy, mời cả hai đội.</p>`,
    category: 'the-thao',
    otherCategories: ['lang-son'],
    tags: ['bóng đá nữ', 'hạnh phúc'],
    authors: [
      { displayName: 'Lò Văn Sơn', role: 'WRITER' },
      { displayName: 'Minh Tuệ', role: 'PHOTO' },
    ],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 480,
  },
];
