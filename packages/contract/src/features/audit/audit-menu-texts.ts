/** Labels of the fields of menus, footers and sidebars. */
export const AUDIT_MENU_FIELD_TEXTS = {
  menuPosition: { vi: 'Vị trí', en: 'Position' },
  menuItems: { vi: 'Số mục', en: 'Items' },
  publishedNumber: { vi: 'Lần áp dụng', en: 'Published version' },
} as const;
