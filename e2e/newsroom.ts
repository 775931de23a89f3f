/** The newsroom of the journeys: a server with the demo seed, started for one run. */
export const NEWSROOM = {
  /** Chosen once per run and passed to the processes of Playwright. */
  url: process.env.NEWSROOM_URL ?? 'http://127.0.0.1:8091',
  superAdmin: { email: 'quantri@toasoan.local', password: 'mat-khau-quan-tri' },
  admin: { email: 'admin@toasoan.local', password: 'mat-khau-demo' },
  editor: { email: 'editor@toasoan.local', password: 'mat-khau-demo' },
  author: { email: 'author@toasoan.local', password: 'mat-khau-demo' },
} as const;

/** The browser settings of a journey. Without reduced motion axe would see colours during a transition. */
export const CONTEXT = {
  locale: 'vi-VN',
  timezoneId: 'Asia/Ho_Chi_Minh',
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
} as const;
