/** Labels of the fields of menus, footers and sidebars. */
export const AUDIT_MENU_FIELD_TEXTS = {
  menuPosition: { vi: 'Vị trí', en: 'Position' },
  menuItems: { vi: 'Số mục', en: 'Items' },
  sidebarSide: { vi: 'Bên', en: 'Side' },
  sidebarSticky: { vi: 'Ghim khi cuộn', en: 'Stays in sight' },
  hideOnMobile: { vi: 'Ẩn trên di động', en: 'Hidden on phones' },
  sidebarBlocks: { vi: 'Số khối', en: 'Blocks' },
  footerColumns: { vi: 'Số cột', en: 'Columns' },
  publishedNumber: { vi: 'Lần áp dụng', en: 'Published version' },
} as const;
