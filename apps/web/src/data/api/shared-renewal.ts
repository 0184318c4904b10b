// One renewal of the session for all calls that wait for it, and for all tabs: the tab that comes second finds that the cookie has
// been renewed since its call was refused, and asks nobody.
const key = 'session-renewed-at'
const lockName = 'renew-session'

/** What one tab writes reaches the others a moment later, often after the lock does. */
const storageDelayMs = 200
const lookAgainMs = 10

/** `ended` when the session is over, `unknown` when nobody could say: it lives on then [4.24]. */
export type Renewal = 'renewed' | 'ended' | 'unknown'

interface RenewalOptions {
  /** Asks for a new access token. */
  renew: () => Promise<Renewal>
  /** Runs one tab at a time; absent where browsers have no locks, and then each tab renews for itself. */
  locks?: Pick<LockManager, 'request'>
  storage?: Pick<Storage, 'getItem' | 'setItem'>
  now?: () => number
}

/**
 * Builds the function that calls ask after a 401, with the moment they were sent at: `renewed` means: try again. Whoever was sent before a
 * renewal and is refused after it needs no other one.
 */
export function createRenewal({
  renew,
  locks,
  storage,
  now = Date.now,
}: RenewalOptions): (sentAt?: number) => Promise<Renewal> {
  let running: Promise<Renewal> | null = null
  /** Of those that wait, the one that was sent last. */
  let latestSentAt = 0

  async function renewUnlessDone(): Promise<Renewal> {
    if (isDone()) return 'renewed'
    const renewal = await renew()
    if (renewal === 'renewed') write()
    return renewal
  }

  /** Until the result of another tab's renewal has come here. The tabs wait for it side by side, not one after the other. */
  async function waitForAnother(manager: Pick<LockManager, 'request'>): Promise<void> {
    await manager.request(lockName, { mode: 'shared' }, () => undefined)
    for (let waited = 0; waited < storageDelayMs && !isDone(); waited += lookAgainMs)
      await new Promise((resolve) => {
        setTimeout(resolve, lookAgainMs)
      })
  }

  function isDone(): boolean {
    const renewedAt = read()
    // A time to come was written before the device's clock was set back.
    return renewedAt > latestSentAt && renewedAt <= now()
  }

  async function renewInTurn(manager: Pick<LockManager, 'request'>): Promise<Renewal> {
    const first = await manager.request(lockName, { ifAvailable: true }, (lock) => lock && renewUnlessDone())
    if (first) return first
    await waitForAnother(manager)
    return manager.request(lockName, renewUnlessDone)
  }

  function read(): number {
    try {
      return Number(storage?.getItem(key) ?? 0)
    } catch {
      return 0
    }
  }

  function write(): void {
    try {
      storage?.setItem(key, String(now()))
    } catch {
      // The other tabs renew for themselves; the platform honours the same token for ten seconds.
    }
  }

  return (sentAt = now()) => {
    latestSentAt = Math.max(latestSentAt, sentAt)
    // A page that is just being put away gets no lock.
    const inTurn = () => (locks ? renewInTurn(locks).catch(renewUnlessDone) : renewUnlessDone())
    running ??= inTurn().finally(() => {
      running = null
      latestSentAt = 0
    })
    return running
  }
}
