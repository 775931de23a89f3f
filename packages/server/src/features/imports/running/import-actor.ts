/** Whose doing an import is: no account's, the machine's. */
export const IMPORT_ACTOR = { userId: null, displayName: 'Nhập từ WordPress' } as const;
