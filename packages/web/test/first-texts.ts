/** Texts that every test of a screen has from the start, whichever of them comes first on a page. */
export const FIRST_TEXTS = ['app', 'appearance', 'api', 'panel', 'session', 'projects', 'ui', 'patterns'];
