/** Words of invented reports, cut where a writer would exchange them. */
const list = (words: string) => words.split('|');

export const PLACES = list(
  'xã Thanh Lâm|phường Vĩnh Hòa|huyện Sơn Tây Thượng|bản Nà Khương|thôn Đồng Dừa|xã đảo Hòn Mây|phường Bến Cát Đông|thị trấn Phú Lộc Hạ|bản Tả Lủng|xã Cẩm Sơn|phường An Khê|thôn Bàu Sen|xã Mường Lay Thượng|cù lao Tân Quới|phường Hải Bình|làng chài Vĩnh Xuân|buôn Ea Tam|xã Trà Vân|phường Cửa Nam|thôn Hạ Trạch|xã Kim Đồng|ấp Rạch Gốc|phường Thủy Vân|xã Đắk Nông Hạ|làng gốm Phước Tích|xã Yên Thịnh|ấp Mỹ Long|bản Huổi Cáy|phường Lê Lợi|xã Quảng Ngạn',
);
export const THINGS = list(
  'cây cầu treo|con đê phía đông|trạm bơm số ba|ngôi chợ nổi|trường tiểu học|trạm y tế|xưởng dệt thổ cẩm|hợp tác xã chè|đàn trâu cày|ruộng lúa vụ mùa|vườn vải thiều|hồ thủy lợi|tuyến đường liên thôn|bến phà ngang|đội bóng chuyền nữ|gánh hát bội|lớp học xóa mù|nhà máy nước sạch|kho lạnh thủy sản|rừng ngập mặn|lò gạch thủ công|lễ hội cầu ngư|giải đua thuyền|thư viện lưu động|bãi giữ xe|khu tái định cư|vùng trồng sâm|cánh đồng muối|đàn ong mật|trại cá giống|nhà văn hóa thôn|tổ may gia công|bãi rác tạm|đường dây điện|cột phát sóng|xe buýt điện|đoàn tàu chợ|bãi tắm công cộng|phiên chợ vùng cao|câu lạc bộ cờ tướng',
);
export const WHICH = list(
  'mới khánh thành|cũ nhất vùng|sát bờ sông|ở lưng chừng đồi|do dân tự góp tiền|vừa sửa xong|bỏ không hai năm|đang thi công dở|thuộc diện ưu tiên|lớn nhất huyện|nằm cạnh quốc lộ|có từ thời bao cấp|phục vụ ba bản|của tổ phụ nữ|do thanh niên dựng|thiếu người trông coi|được trả bằng thóc|mở cửa cả đêm|giáp ranh hai tỉnh|chưa có biển báo|nổi tiếng đã lâu|được nhiều người biết|vắng khách mùa này|đông nhất dịp cuối tuần|còn nợ tiền công|vay vốn ngân hàng|rộng chừng hai sào|cao hơn mái nhà|lợp tôn đã gỉ|được xếp hạng năm ngoái',
);
export const DEEDS = list(
  'bất ngờ sụt lún|phải dừng hoạt động|được mở cửa trở lại|thu hút hàng trăm lượt khách|bị nước cuốn trôi một phần|cho thu hoạch sớm|giảm giá một nửa|tăng gấp đôi công suất|được trao giải nhất|mất trắng sau một đêm|được chuyển về nơi mới|bốc cháy lúc rạng sáng|được kiểm tra đột xuất|vượt kế hoạch cả năm|thiếu nước nghiêm trọng|được phục dựng nguyên bản|nhận thêm ba mươi người|trả lại đất cho dân|bị phạt vì xả thải|được đón tết sớm|chậm tiến độ bốn tháng|lần đầu xuất hàng đi xa|bị sét đánh hỏng|được lắp đèn chiếu sáng|thay toàn bộ ban quản lý|đón đoàn khách đầu tiên|tìm lại được giấy tờ|ngừng thu phí|phải di dời khẩn cấp|được hỗ trợ cây giống',
);
export const WHO = list(
  'Ông Lò Văn Tình|Bà Phan Thị Mận|Trưởng thôn Hồ Xuân Lãm|Chị Vi Thị Nguyệt|Anh Đặng Hữu Khoa|Đại diện ban quản lý|Một cán bộ thủy nông|Tổ trưởng tổ ba|Người bán hàng nước|Cô giáo dạy lớp bốn|Chủ nhiệm hợp tác xã|Một tài xế đường dài|Già làng A Blơm|Đội trưởng dân phòng|Bác sĩ trạm xá|Kỹ sư giám sát|Một sinh viên tình nguyện|Người trông kho|Phó chủ tịch xã|Cụ bà tám mươi tuổi|Nhóm thợ địa phương|Các hộ ven sông|Hội phụ nữ|Đoàn kiểm tra|Những người đi chợ sớm|Lực lượng cứu hộ|Nhà thầu phụ|Ban tổ chức|Một em học sinh lớp chín|Người chăn vịt',
);
export const ACTS = list(
  'cho biết đã báo lên trên từ tuần trước|nói chưa từng thấy cảnh như vậy|kể lại toàn bộ sự việc|đề nghị sớm có phương án|khẳng định không ai bị thương|ước tính thiệt hại ban đầu|cam kết hoàn thành trước rằm|mong được giữ nguyên như cũ|đã huy động thêm phương tiện|dựng tạm một lối đi khác|chia nhau trực cả đêm|góp mỗi nhà một ngày công|lập danh sách từng hộ|gửi mẫu đi xét nghiệm|treo biển cấm qua lại|ghi hình làm bằng chứng|tính chuyện đổi nghề|dự kiến họp dân vào thứ năm|phát cơm miễn phí|mượn máy xúc của xã bên|nhớ lại trận lụt năm xưa|xin lùi thời hạn trả nợ|cảm ơn những người đã giúp|từ chối trả lời thêm|công bố con số chính thức|so với mùa trước thì khá hơn|đi từng nhà để giải thích|đặt tên mới cho công trình|chọn ra mười hai người|bàn giao chìa khóa ngay tại chỗ',
);
export const WHEN = list(
  'khoảng năm giờ sáng|vào phiên chợ chính|sau trận mưa đầu mùa|trước giờ tan học|trong lúc cả bản đi nương|khi nước vừa rút|giữa trưa nắng gắt|đúng hôm rằm|trong đợt gió mùa|lúc phà sắp cập bến|ngay sau lễ chào cờ|khi đèn đường vừa tắt|vào ngày nghỉ bù|suốt ba ngày liền|chỉ trong hai mươi phút|từ đầu tháng chạp|qua hai mùa rẫy|lúc nửa đêm|sau cuộc họp kín|đến chiều muộn|vào tuần tới|trước khi bão vào|trong cả quý ba|khi sương chưa tan|sau bốn lần hoãn|hôm khai trương|khi xe chở đất đi qua|trong giờ ra chơi|ngay đêm giao thừa|lúc thủy triều lên',
);
export const WHY = list(
  'vì mạch nước ngầm đổi dòng|do vốn rót chậm|nhờ giống mới chịu hạn|bởi đường vào quá hẹp|vì xe quá tải qua lại|do chập điện ở mái|nhờ bà con đồng lòng|vì thiếu thợ lành nghề|do hai bên hiểu nhầm|nhờ một khoản quyên góp|vì giá phân bón tăng|do mưa lớn ở thượng nguồn|nhờ đường mới thông|vì khách đặt từ trước|do cây đổ đè lên|nhờ con em xa quê gửi về|vì hợp đồng hết hạn|do nền đất yếu|nhờ kinh nghiệm lâu năm|vì muốn giữ nghề cũ|do máy móc già cỗi|nhờ trời nắng đều|vì quy định mới|do sơ suất khi hàn|nhờ thầy giáo cũ|vì bầy khỉ phá|do cửa cống kẹt rác|nhờ chợ phiên đông|vì không ai nhận làm|do nhập sai số liệu',
);

/** Words of two syllables, as they stand in the phrases. */
export const SHORT_WORDS = [
  ...new Set(
    [PLACES, THINGS, WHICH, DEEDS, WHO, ACTS, WHEN, WHY].flat().flatMap((words) => {
      const syllables = words.toLowerCase().split(' ');
      return syllables.slice(1).map((syllable, at) => `${syllables[at]} ${syllable}`);
    }),
  ),
];
