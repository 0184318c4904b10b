// The browser's side of web push [7.87]: its subscription at a push service, and the player who consented in this
// browser. On the platform a subscription lives as long as its login, so each login sends it again.
import { removePushSubscription, savePushSubscription } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { forget, recall, remember } from '../../browser/device-storage.ts'

/** Storage key; holds the id of the player who consented in this browser. */
const key = 'push'

export type PushOutcome = 'on' | 'refused' | 'failed'

/** Whether this browser supports push; on iPhones only once the site is installed. */
export function isPushPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** True when the player has consented here and the browser still permits it. */
export function isPushOn(playerId: string): boolean {
  return isPushPossible() && Notification.permission === 'granted' && recall(key) === playerId
}

/** The browser's prompt needs a user gesture: call this from a click. */
export async function turnOnPush(publicKey: string, playerId: string): Promise<PushOutcome> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  if (!(await subscribe(publicKey))) return 'failed'
  remember(key, playerId)
  return 'on'
}

export async function turnOffPush(): Promise<void> {
  forget(key)
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
  if (!subscription) return
  await browserCall(removePushSubscription, { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe().catch(() => false)
}

/** Sends the subscription again, after a login of a player who consented, and after the operator's key has changed. */
export async function renewPush(publicKey: string, playerId: string): Promise<void> {
  if (isPushOn(playerId)) await subscribe(publicKey)
}

async function subscribe(publicKey: string): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration) return false
    const known = await registration.pushManager.getSubscription()
    const isSame = known && encodeKey(known.options.applicationServerKey) === publicKey
    if (known && !isSame) await known.unsubscribe()
    const subscription = isSame
      ? known
      : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    const { endpoint, keys } = subscription.toJSON() as {
      endpoint: string
      keys: { p256dh: string; auth: string }
    }
    return (
      await browserCall(savePushSubscription, {
        body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, ...readTimeZone() },
      })
    ).ok
  } catch {
    // A browser may have no push service, or be in a private window.
    return false
  }
}

/** Nothing where the browser does not know its zone: that of the site holds then. */
function readTimeZone(): { timeZone?: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return !timeZone || timeZone === 'Etc/Unknown' ? {} : { timeZone }
}

function encodeKey(bytes: ArrayBuffer | null): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
