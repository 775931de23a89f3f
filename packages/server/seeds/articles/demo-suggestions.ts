/** What the demo's editor suggests in a post on its way: words of its body, and what would stand in their place. */
export const DEMO_SUGGESTIONS = {
  title: 'Học nghề ở tuổi 50: lớp sửa điện lạnh đông hơn dự kiến',
  by: 'admin',
  minutesAgo: 25,
  changes: [
    { words: 'học vào buổi tối', instead: 'học ba buổi tối mỗi tuần' },
    { words: 'từ quỹ bảo hiểm thất nghiệp', instead: '' },
    { words: 'có nhiều nhà máy', instead: 'tập trung nhiều nhà máy' },
  ],
} as const;
