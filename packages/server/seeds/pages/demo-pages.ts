import type { PageTemplate } from '@toasoan/contract/features/pages/page-kinds.ts';

/** A static page of the demo; the parent is named by its title. */
export interface DemoPage {
  readonly title: string;
  readonly parent?: string;
  readonly template?: PageTemplate;
  readonly excerpt: string;
  readonly body: string;
  readonly menuShow?: boolean;
  /** Days from the start of the demo until it is checked again; below 0: overdue. */
  readonly reviewIn?: number;
  /** Not public yet. */
  readonly isDraft?: true;
}

export const DEMO_PAGES: readonly DemoPage[] = [
  {
    title: 'Giới thiệu',
    template: 'LANDING',
    excerpt: 'Chúng tôi là ai, làm gì cho bạn đọc và chịu trách nhiệm ra sao.',
    reviewIn: 150,
    body: `<p>Cổng thông tin đưa tin về đời sống, văn hóa, du lịch và con người ở mọi miền Việt Nam, bằng tiếng Việt và tiếng Anh. Tin, bài do phóng viên của tòa soạn viết, hoặc dẫn lại từ nguồn ghi rõ ở cuối bài.</p>
<h2>Nguyên tắc của tòa soạn</h2>
<ul><li>Kiểm chứng trước khi đăng; điều chưa kiểm chứng được thì nói rõ là chưa.</li><li>Sai thì sửa, và ghi lời cải chính ngay đầu bài.</li><li>Tách tin khỏi ý kiến, tách nội dung khỏi quảng cáo.</li><li>Ảnh và chữ do máy tạo phải ghi nhãn.</li></ul>
<h2>Ai trả tiền cho chúng tôi</h2>
<p>Ngân sách nhà nước, hợp đồng truyền thông và tài trợ. Nội dung được tài trợ luôn mang nhãn “Hợp tác”, và nhà tài trợ không duyệt bài.</p>`,
  },
  {
    title: 'Ban biên tập',
    parent: 'Giới thiệu',
    excerpt: 'Người chịu trách nhiệm nội dung và các phòng của tòa soạn.',
    reviewIn: 60,
    body: `<p>Ban biên tập họp lúc 8 giờ và 15 giờ mỗi ngày để chọn đề tài, phân công và duyệt các bài khó.</p>
<h2>Các phòng</h2>
<ul><li>Phòng Thời sự: tin trong ngày, trực tin ban đêm.</li><li>Phòng Văn hóa và Du lịch: phóng sự, lễ hội, điểm đến.</li><li>Phòng Ảnh và Đa phương tiện: ảnh, phim, đồ họa.</li><li>Phòng Bạn đọc: thư, bình luận, yêu cầu cải chính.</li></ul>
<p>Thư cho ban biên tập gửi theo địa chỉ ở trang Liên hệ, ghi rõ tên bài và đường dẫn.</p>`,
  },
  {
    title: 'Liên hệ',
    template: 'CONTACT',
    excerpt: 'Gửi tin, góp ý, yêu cầu cải chính và đặt quảng cáo.',
    reviewIn: 30,
    body: `<p>Tòa soạn nhận thư từ 8 giờ đến 17 giờ các ngày làm việc; ngoài giờ có người trực tin.</p>
<h2>Gửi tin và góp ý</h2>
<p>Kể lại việc xảy ra ở đâu, lúc nào, ai chứng kiến, kèm ảnh nếu có. Chúng tôi giữ kín tên người báo tin khi bạn yêu cầu.</p>
<h2>Yêu cầu cải chính</h2>
<p>Ghi đường dẫn bài, câu bạn cho là sai và căn cứ. Tòa soạn xem xét trong 5 ngày làm việc và trả lời dù chấp nhận hay không.</p>
<h2>Bản quyền</h2>
<p>Muốn dùng lại bài hoặc ảnh, xin nêu mục đích, nơi đăng và thời gian dùng.</p>`,
  },
  {
    title: 'Điều khoản sử dụng',
    template: 'RULES',
    excerpt: 'Quyền và nghĩa vụ khi bạn đọc, chia sẻ và dùng lại nội dung.',
    reviewIn: 95,
    body: `<p>Khi dùng trang này, bạn đồng ý với các điều khoản dưới đây. Nếu không đồng ý, xin ngừng sử dụng.</p>
<h2>1. Dùng lại nội dung</h2>
<p>Bạn được đọc, in cho riêng mình và chia sẻ đường dẫn. Đăng lại toàn văn cần được đồng ý bằng văn bản; khi trích dẫn, ghi rõ nguồn và đường dẫn tới bài gốc.</p>
<h2>2. Trách nhiệm của tòa soạn</h2>
<p>Chúng tôi cố gắng để thông tin đúng vào lúc đăng, và sửa khi phát hiện sai. Nội dung trên trang không thay cho tư vấn pháp luật, y tế hay tài chính.</p>
<h2>3. Đường dẫn ra ngoài</h2>
<p>Chúng tôi không chịu trách nhiệm về nội dung của trang khác mà bài dẫn tới.</p>
<h2>4. Thay đổi</h2>
<p>Điều khoản mới có hiệu lực từ ngày đăng. Bản trước được lưu và gửi cho bạn khi có yêu cầu.</p>`,
  },
  {
    title: 'Chính sách bảo vệ dữ liệu cá nhân',
    parent: 'Điều khoản sử dụng',
    template: 'RULES',
    excerpt: 'Tòa soạn giữ dữ liệu nào, để làm gì, bao lâu, và bạn có quyền gì.',
    menuShow: false,
    reviewIn: -12,
    body: `<p>Chính sách này cho biết chúng tôi xử lý dữ liệu cá nhân của bạn đọc thế nào.</p>
<h2>1. Dữ liệu chúng tôi giữ</h2>
<ul><li>Khi bạn bình luận: tên hiển thị, thư điện tử, nội dung, thời điểm gửi.</li><li>Khi bạn yêu cầu cải chính: họ tên, cách liên hệ, giấy tờ bạn gửi kèm.</li><li>Khi bạn đọc: số lượt xem được đếm chung, không gắn với cá nhân.</li></ul>
<h2>2. Để làm gì và trong bao lâu</h2>
<p>Để duyệt, trả lời và chống thư rác. Cách liên hệ của người bình luận bị xóa sau 12 tháng, trừ khi pháp luật buộc giữ lâu hơn.</p>
<h2>3. Quyền của bạn</h2>
<p>Bạn có thể xem, sửa, xóa, hạn chế xử lý dữ liệu của mình, rút lại sự đồng ý và khiếu nại. Gửi yêu cầu theo trang Liên hệ; chúng tôi trả lời trong 72 giờ.</p>
<h2>4. Chia sẻ</h2>
<p>Chúng tôi không bán dữ liệu. Chỉ cơ quan có thẩm quyền, theo đúng trình tự pháp luật, mới được cung cấp.</p>`,
  },
  {
    title: 'Quy chế bình luận',
    parent: 'Điều khoản sử dụng',
    template: 'RULES',
    excerpt: 'Điều gì được đăng, ai duyệt và mất bao lâu.',
    reviewIn: 93,
    body: `<p>Bình luận là nơi bạn đọc trao đổi với nhau và với tòa soạn. Quy chế này nói rõ điều gì được đăng, ai duyệt và mất bao lâu.</p>
<h2>1. Duyệt bình luận</h2>
<p>Tòa soạn duyệt bình luận từ 06:00 đến 23:00 hằng ngày. Phần lớn bình luận được duyệt trong 30 phút; bình luận gửi ban đêm được duyệt vào sáng hôm sau.</p>
<h2>2. Bình luận không được đăng</h2>
<ul><li>Xúc phạm, kỳ thị, tiết lộ thông tin riêng tư của người khác.</li><li>Quảng cáo, liên kết không liên quan tới bài.</li><li>Nội dung do máy tạo hàng loạt.</li></ul>
<h2>3. Khiếu nại</h2>
<p>Bạn đọc gửi khiếu nại trong 7 ngày qua trang Liên hệ. Tòa soạn trả lời trong 3 ngày làm việc.</p>`,
  },
  {
    title: 'Thể lệ cuộc thi',
    template: 'FULL',
    excerpt: 'Ai được dự thi ảnh và video, gửi thế nào, chấm ra sao.',
    isDraft: true,
    body: `<p>Cuộc thi dành cho mọi công dân Việt Nam và người nước ngoài yêu Việt Nam, không giới hạn tuổi; người dưới 16 tuổi cần cha mẹ hoặc người giám hộ đồng ý.</p>
<h2>1. Tác phẩm</h2>
<ul><li>Ảnh đơn hoặc bộ ảnh từ 5 đến 10 ảnh, cạnh dài ít nhất 3.000 điểm ảnh.</li><li>Video dài từ 1 đến 5 phút, độ phân giải ít nhất 1.920 × 1.080.</li><li>Không ghép, không do máy tạo; được chỉnh sáng, tương phản và cắt cúp.</li></ul>
<h2>2. Bản quyền</h2>
<p>Tác giả giữ bản quyền và chịu trách nhiệm về hình ảnh người trong tác phẩm. Ban tổ chức được trưng bày tác phẩm vào chung khảo, có ghi tên tác giả.</p>
<h2>3. Chấm giải</h2>
<p>Ba vòng: sơ khảo, trung khảo, chung khảo. Giám khảo không biết tên tác giả ở hai vòng đầu.</p>`,
  },
];
