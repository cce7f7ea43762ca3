/** This browser as a place where one is notified. */
import type { DestinationForm } from '../../lib/wire';

export type Pushing = DestinationForm | 'denied' | 'failed';

/** Whether this browser can be asked at all: some can only once the site stands on the home screen. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the person and the browser's push service; `key` is by what that service knows the server. */
export async function subscribe(key: string): Promise<Pushing> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe(); // It may be for another server's key.
    const made = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
    return { kind: 'push', address: made.endpoint!, p256dh: made.keys!.p256dh!, auth: made.keys!.auth!, label: browserName(navigator.userAgent) };
  } catch {
    return 'failed';
  }
}

/** Forgets it in the browser too, so that its push service need not keep it. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

const BROWSERS = [['Firefox', /Firefox\//], ['Edge', /Edg/], ['Opera', /OPR\//], ['Chrome', /Chrom(e|ium)\//], ['Safari', /Safari\//]] as const; // prettier-ignore
const SYSTEMS = [['Android', /Android/], ['iPhone', /iPhone/], ['iPad', /iPad/], ['Windows', /Windows/], ['macOS', /Mac OS/], ['Linux', /Linux/]] as const; // prettier-ignore

/** What its owner knows a browser by: "Firefox · Linux". */
export function browserName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((names) => names.find(([, sign]) => sign.test(agent))?.[0]);
  return found.filter(Boolean).join(' · ');
}
