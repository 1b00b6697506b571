/** The room as an app of this device: offered where the browser can, explained where it cannot. */

/** What Chromium gives a page that may offer to be installed. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** `menu`: the browser does it by its own menu, which is told in words; `app`: this is the app. */
export type Way = 'app' | 'button' | 'share' | 'menu';
export const installing = $state<{ way: Way }>({ way: firstWay() });

let offer: InstallEvent | null = null;

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event as InstallEvent;
  installing.way = 'button';
});
addEventListener('appinstalled', () => {
  installing.way = 'app';
  void keepForGood();
});

function firstWay(): Way {
  const { standalone } = navigator as { standalone?: boolean };
  if (standalone || matchMedia('(display-mode: standalone)').matches) return 'app';
  return standalone === undefined ? 'menu' : 'share';
}

/** Offer it; the browser asks whoever is there. */
export async function install(): Promise<void> {
  const { outcome } = (await offer?.prompt()) ?? { outcome: 'dismissed' };
  offer = null;
  if (outcome === 'dismissed') installing.way = 'menu';
}

/** Have the browser keep what was played here also when it runs short of space, if it agrees. */
export async function keepForGood(): Promise<void> {
  await navigator.storage?.persist?.();
}
