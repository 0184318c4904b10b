// The browser's side of web push [7.87]: its subscription at a push service, and which player said yes to it here. The platform reaches
// a browser as long as the login lives, so each login says again where it is.
import { removePushSubscription, savePushSubscription } from '@yanta/contract'
import { browserCall } from '../../api/browser-call.ts'
import { forget, recall, remember } from '../../lib/device-memory.ts'

/** Holds the id of the player who said yes in this browser. */
const key = 'push'

export type PushOutcome = 'on' | 'refused' | 'failed'

/** Whether this browser can be pushed to at all; on phones of Apple only once the site is installed. */
export function isPushPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** True when the player said yes here and the browser still allows it. */
export function isPushOn(playerId: string): boolean {
  return isPushPossible() && Notification.permission === 'granted' && recall(key) === playerId
}

/** The browser asks only now, after the visitor said yes. To be called from a click. */
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

/** Tells the platform where this browser is, after a login of who said yes before, and after the operator's key has changed. */
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
        body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } },
      })
    ).ok
  } catch {
    // A browser may have no push service, or be in a private window.
    return false
  }
}

function encodeKey(bytes: ArrayBuffer | null): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
