/** The list of pages; a page itself is below `/manager_page`. */
export const PAGE_LIST = '/setting_page/manager_page';

export const editAddress = (id: string) => `/manager_page/edit/${id}`;
