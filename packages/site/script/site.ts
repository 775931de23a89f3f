import { countRead } from './count-read.ts';
import { showFreshTimes } from './fresh-times.ts';
import { offerSharing } from './offer-sharing.ts';
import { offerTextSize, offerTheme } from './own-settings.ts';

/** Everything here is optional: a page reads the same without it. */
offerTheme();
offerTextSize();
offerSharing();
showFreshTimes();
countRead();
