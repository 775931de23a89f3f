const CHANNEL = 'toasoan-session';
const SIGNED_OUT = 'signed-out';

/** Tells the other browser tabs that the user has signed out, which a missing token alone does not say. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(SIGNED_OUT);
  channel.close();
}

export function whenSignedOutElsewhere(act: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === SIGNED_OUT) act();
  };
  return () => channel.close();
}
