import type { SeedArticle } from './seed-article.ts';

export const FARMING_ARTICLES: readonly SeedArticle[] = [
  {
    key: 'ea-hleo-ho-tieu-xen-ca-phe',
    title: 'Người Ea H’leo đưa hồ tiêu xen cà phê qua mùa hạn',
    excerpt:
      'Vườn xen, hồ trữ nước lót bạt và lớp cỏ lạc che gốc giúp nhiều nhà vườn ở Ea H’leo bớt được một nửa lượng nước tưới.',
    body: `<p>ĐẮK LẮK – Cuối mùa mưa, ông Y Blơi Niê đã nghĩ đến mùa khô. Cái hồ lót bạt 900 m³ sau nhà đầy ắp nước, mặt hồ thả bèo để bớt bốc hơi. Năm hạn lịch sử, ông mất 700 trụ tiêu chỉ trong một tháng. Từ đó, gia đình ông không trồng thuần một loại cây nào nữa.</p>
<p>Trên 1,6 ha, ông trồng cà phê làm nền, cứ hai hàng cà phê lại một hàng cây keo dậu sống làm trụ cho tiêu leo, bìa vườn là sầu riêng và bơ. Dưới gốc, cỏ lạc dại bò kín, giữ ẩm và giữ đất.</p>
<h2>Tưới ít đi một nửa</h2>
<p>Trước kia, mỗi gốc cà phê phải tưới 500 lít một đợt. Nay với vòi nhỏ giọt và lớp phủ gốc, ông chỉ tưới 220–250 lít. Giếng khoan nhà ông sâu 90 m, mấy năm gần đây không phải khoan thêm.</p>
<p>Năng suất cà phê giảm nhẹ so với trồng thuần, còn 2,9 tấn nhân mỗi héc-ta. Bù lại, tiêu cho 1,1 tấn, trái cây cho thêm chừng 120 triệu đồng. “Cái này gãy còn cái kia đỡ, bụng mình yên”, ông nói.</p>
<p>Chị H’Nguôt, cán bộ khuyến nông, cho biết toàn xã có khoảng 640 ha chuyển sang trồng xen. Bệnh chết nhanh trên tiêu giảm rõ vì nước không đọng, đất không bị cày xới nhiều. Điểm cần lưu ý là mật độ: xen quá dày, cà phê thiếu nắng, rụng quả non.</p>
<p>Buổi chiều, đám trẻ con trong buôn kéo nhau ra bờ hồ câu cá. Ông Y Blơi dặn chúng đừng làm rách bạt, rồi ngồi xuống câu cùng.</p>`,
    category: 'nong-nghiep',
    otherCategories: ['dak-lak'],
    tags: ['hồ tiêu', 'cà phê Việt', 'Đắk Lắk', 'biến đổi khí hậu'],
    authors: [{ displayName: 'Y Hoan', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 82,
  },
  {
    key: 'mat-ong-bac-ha-ma-truy-xuat',
    title: 'Mật ong bạc hà lên kệ siêu thị, mỗi chai một mã truy xuất',
    excerpt:
      'Quét mã trên nắp chai, người mua biết mật lấy từ bãi hoa nào, ngày quay mật và tên người nuôi ong.',
    body: `<p>TUYÊN QUANG – Cao nguyên đá vào mùa hoa bạc hà. Trên sườn núi tím nhạt, những thùng ong gỗ xếp so le theo bậc đá. Anh Vừ Mí Chá nhấc cầu ong nặng trĩu, sáp đã vít nắp hơn hai phần ba. “Chưa vít nắp mà quay thì mật loãng, để ba tháng là chua”, anh giải thích.</p>
<p>Hợp tác xã của anh có 27 hộ, 1.900 đàn ong. Vụ này, lần đầu tiên 18.000 chai mật được dán mã riêng từng chai. Mã cho biết bãi hoa, ngày quay, độ ẩm, kết quả kiểm nghiệm và cả giọng người nuôi ong kể một câu chuyện dài 30 giây.</p>
<h2>Vì sao phải làm kỹ thế?</h2>
<p>Mật bạc hà đắt gấp ba mật thường nên hàng pha trộn nhiều. Có năm, người mua mất lòng tin, mật thật cũng ế. Hợp tác xã quyết định chịu thêm chi phí 1.900 đồng mỗi chai để lấy lại niềm tin.</p>
<ul><li>Độ ẩm tối đa 19%, cao hơn thì không đóng chai.</li><li>Mỗi lô giữ lại hai mẫu trong 18 tháng.</li><li>Hộ nào cho ong ăn đường trong vụ bị loại khỏi hợp tác xã.</li></ul>
<p>Sản phẩm đạt bốn sao OCOP, vào được hai chuỗi siêu thị. Giá bán ổn định, thu nhập bình quân mỗi hộ khoảng 84 triệu đồng một vụ hoa.</p>
<p>Điều anh Chá vui nhất lại là chuyện khác: mấy thanh niên đi làm công ty dưới xuôi nay quay về học nuôi ong, và đồi bạc hà dại không còn bị phun thuốc cỏ.</p>`,
    category: 'ocop',
    otherCategories: ['tuyen-quang', 'nong-nghiep'],
    tags: ['OCOP', 'mật ong', 'chuyển đổi số'],
    authors: [{ displayName: 'Lò Văn Sơn', role: 'WRITER' }],
    state: 'PUBLISHED',
    createdBy: 'author',
    hoursAgo: 205,
  },
  {
    key: 'gia-sam-vuon-tang-gap-doi',
    title: 'Giá sâm vườn tăng gấp đôi trong một tuần',
    excerpt: 'Bài dẫn lời một người bán duy nhất, chưa kiểm chứng với vùng trồng; đã gỡ.',
    body: `<p>Tại một điểm bán đặc sản, giá sâm vườn loại 5 năm tuổi được niêm yết cao gấp đôi so với tuần trước. Người bán cho biết nguồn hàng khan hiếm do mưa lớn, đường vào vùng trồng bị chia cắt.</p>
<p>Một số khách hàng tỏ ra sốt ruột, đặt cọc trước vì lo giá còn lên. Trên mạng xã hội xuất hiện nhiều lời rao “giữ giá trong hôm nay”, kèm hình ảnh củ sâm lớn bất thường.</p>
<p>Sau khi bài đăng, ba hợp tác xã trồng sâm gửi thông tin cho biết giá bán tại vườn không thay đổi, hàng vẫn giao đều. Ảnh minh họa trong bài là ảnh chụp từ mùa trước, chú thích không ghi rõ thời điểm.</p>
<p>Tòa soạn nhận thấy bài viết dựa vào một nguồn duy nhất là người có lợi ích trực tiếp, vi phạm quy tắc kiểm chứng hai nguồn. Bài được gỡ xuống, phóng viên được yêu cầu làm lại với số liệu từ vùng trồng và cơ quan quản lý thị trường.</p>`,
    category: 'ocop',
    tags: ['OCOP'],
    authors: [{ displayName: 'Khánh Linh', role: 'WRITER' }],
    state: 'UNPUBLISHED',
    stateReason: 'Chỉ có một nguồn tin, số liệu giá chưa kiểm chứng; ba hợp tác xã phản ánh không đúng.',
    createdBy: 'author',
    hoursAgo: 410,
  },
];
