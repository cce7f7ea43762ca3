// Shows notifications while no page of ours is open. The server has put them into the person's language.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? { title: 'Aegean', path: '/' };
  const shown = self.registration.showNotification(told.title, {
    body: told.body,
    lang: told.language,
    tag: told.tag, // The newest word on a table takes the place of the one before.
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path: told.path, stop: told.stop },
    actions: told.stop ? [{ action: 'stop', title: told.stop_label }] : [],
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path, stop } = event.notification.data;
  event.waitUntil(event.action === 'stop' ? fetch(stop, { method: 'POST' }) : open(path));
});

/** The page that shows it: where it is open already it comes to the front. */
async function open(path) {
  const address = new URL(path, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url.split(/[?#]/)[0] === address);
  return there ? there.focus() : self.clients.openWindow(address);
}

// The push service has given this browser another address.
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (!options) return;
  const renewed = self.registration.pushManager.subscribe(options).then((subscription) => {
    const { endpoint, keys } = subscription.toJSON();
    const form = { kind: 'push', address: endpoint, p256dh: keys.p256dh, auth: keys.auth };
    return fetch('/api/notifications/destinations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
  });
  event.waitUntil(renewed);
});
