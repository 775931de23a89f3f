// Keys in local storage; the specification names them. The first script of the page reads them too, before any store.

/** The raw session token. */
export const TOKEN_KEY = 'token';
/** Layout, theme and the remembered project. */
export const LAYOUT_KEY = 'layout-config';
/** The person's settings for lists and keys. */
export const APP_CONFIG_KEY = 'app-config';
export const LANGUAGE_KEY = 'i18nextLng';

/** In session storage: the browser tab shows the console as another person does. No secret: the token alone opens it. */
export const VIEW_KEY = 'view-as';
