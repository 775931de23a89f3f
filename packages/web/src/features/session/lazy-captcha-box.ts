import { lazy } from 'react';

/** Fetched only where the product has a captcha. */
export const CaptchaBox = lazy(async () => ({ default: (await import('./captcha-box.tsx')).CaptchaBox }));
