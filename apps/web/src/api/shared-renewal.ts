// One renewal of the session for all calls that wait for it, and for all tabs: the tab that comes second finds that the cookie has
// been renewed since its call was refused, and asks nobody.
const key = 'session-renewed-at'

interface RenewalOptions {
  /** Asks for a new access token; false when there is none to be had. */
  renew: () => Promise<boolean>
  /** Runs one tab at a time; absent where browsers have no locks, and then each tab renews for itself. */
  locks?: Pick<LockManager, 'request'>
  storage?: Pick<Storage, 'getItem' | 'setItem'>
  now?: () => number
}

/** Builds the function that calls ask after a 401; true means: try again. */
export function createRenewal({ renew, locks, storage, now = Date.now }: RenewalOptions): () => Promise<boolean> {
  let running: Promise<boolean> | null = null

  async function renewUnlessDone(askedAt: number): Promise<boolean> {
    if (read() > askedAt) return true
    const isRenewed = await renew()
    if (isRenewed) write()
    return isRenewed
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

  return () => {
    const askedAt = now()
    const work = (): Promise<boolean> => renewUnlessDone(askedAt)
    running ??= Promise.resolve(locks ? locks.request('renew-session', work) : work()).finally(() => { running = null })
    return running
  }
}
