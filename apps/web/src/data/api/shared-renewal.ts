// One renewal of the session for all waiting calls and all tabs: the second tab finds that the cookie has been renewed since
// its call was sent, and sends no request.
const key = 'session-renewed-at'
const lockName = 'renew-session'

/** A tab's write to storage is visible to the others a moment later, often after they get the lock. */
const storageDelayMs = 200
const lookAgainMs = 10

/** `ended`: the session is over. `unknown`: no server could answer, so the session goes on [4.24]. */
export type Renewal = 'renewed' | 'ended' | 'unknown'

interface RenewalOptions {
  /** Requests a new access token. */
  renew: () => Promise<Renewal>
  /** Runs one tab at a time; absent in browsers without locks, where each tab renews for itself. */
  locks?: Pick<LockManager, 'request'>
  storage?: Pick<Storage, 'getItem' | 'setItem'>
  now?: () => number
}

/**
 * Builds the function that calls use after a 401, with the time they were sent; on `renewed` they retry. A call sent before a
 * renewal and refused after it needs no further one.
 */
export function createRenewal({
  renew,
  locks,
  storage,
  now = Date.now,
}: RenewalOptions): (sentAt?: number) => Promise<Renewal> {
  let running: Promise<Renewal> | null = null
  /** Send time of the newest waiting call. */
  let latestSentAt = 0

  async function renewUnlessDone(): Promise<Renewal> {
    if (isDone()) return 'renewed'
    const renewal = await renew()
    if (renewal === 'renewed') write()
    return renewal
  }

  /** Waits until another tab's renewal is visible in storage. Tabs wait in parallel, not one after the other. */
  async function waitForAnother(manager: Pick<LockManager, 'request'>): Promise<void> {
    await manager.request(lockName, { mode: 'shared' }, () => undefined)
    for (let waited = 0; waited < storageDelayMs && !isDone(); waited += lookAgainMs)
      await new Promise((resolve) => {
        setTimeout(resolve, lookAgainMs)
      })
  }

  function isDone(): boolean {
    const renewedAt = read()
    // A future time was written before the device's clock was set back.
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
      // The other tabs renew for themselves; the platform accepts the same token for ten seconds.
    }
  }

  return (sentAt = now()) => {
    latestSentAt = Math.max(latestSentAt, sentAt)
    // A page that is being unloaded gets no lock.
    const inTurn = () => (locks ? renewInTurn(locks).catch(renewUnlessDone) : renewUnlessDone())
    running ??= inTurn().finally(() => {
      running = null
      latestSentAt = 0
    })
    return running
  }
}
