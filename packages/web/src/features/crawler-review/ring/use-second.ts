import { useEffect, useState } from 'react';

/** The time in milliseconds; renewed each second while something is counted down, else when it is drawn again. */
export function useSecond(isCounting: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isCounting) return;
    const timer = window.setInterval(() => setNow(Date.now()), 1_000);
    return () => window.clearInterval(timer);
  }, [isCounting]);
  return isCounting ? now : Math.max(now, Date.now());
}
