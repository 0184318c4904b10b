// Cache of expensive values with stale-while-revalidate, and stale values as a fallback when making fails. One computation
// per key runs at a time. A full store evicts what was not used for longest; how long a value serves is decided here, because a
// change expires all values without removing them.
import { LRUCache } from 'lru-cache'

export interface StoreOptions<T> {
  maxEntries: number
  /** Of all entries together, in the unit of `weigh`. */
  maxWeight: number
  /** Called once for each value made; a positive integer. A value heavier than the store is not stored. */
  weigh: (value: T) => number
  /** How long a value is served without revalidation. */
  freshMs: number
  /** How long after that it is served while a new one is made. */
  staleMs: number
  now?: () => number
  /** Whether making failed because there is no value any more; then an older one is removed instead of served. */
  isGone?: (error: unknown) => boolean
}

interface Entry<T> {
  value: T
  madeAt: number
}

export class ExpiringStore<T> {
  readonly #entries: LRUCache<string, Entry<T>>
  readonly #running = new Map<string, Promise<T>>()
  readonly #options: Required<StoreOptions<T>>
  /** Entries made before this are no longer served unless making fails. */
  #validFrom = 0

  constructor(options: StoreOptions<T>) {
    this.#options = { now: Date.now, isGone: () => false, ...options }
    const { maxEntries, maxWeight, weigh } = options
    this.#entries = new LRUCache({
      max: maxEntries,
      maxSize: maxWeight,
      sizeCalculation: ({ value }) => weigh(value),
    })
  }

  /** The value if it is fresh, for synchronous callers. */
  peek(key: string): T | undefined {
    const entry = this.#entries.get(key)
    return entry && this.#isFresh(entry) ? entry.value : undefined
  }

  /** `make` rejects when there is nothing to store; then an older value is returned, or the rejection without one, or when it is gone. */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(key)
    if (entry && this.#isFresh(entry)) return entry.value
    const made = this.#make(key, make)
    if (!entry) return made
    const isStale =
      entry.madeAt >= this.#validFrom &&
      this.#options.now() - entry.madeAt < this.#options.freshMs + this.#options.staleMs
    const orOlder = made.catch((error: unknown) => {
      if (!this.#options.isGone(error)) return entry.value
      this.#entries.delete(key)
      throw error
    })
    if (!isStale) return orOlder
    orOlder.catch(() => {})
    return entry.value
  }

  /** Expires all values made so far. */
  expireAll(): void {
    this.#validFrom = this.#options.now() + 1
  }

  get size(): number {
    return this.#entries.size
  }

  #isFresh(entry: Entry<T>): boolean {
    return entry.madeAt >= this.#validFrom && this.#options.now() - entry.madeAt < this.#options.freshMs
  }

  #make(key: string, make: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key)
    if (running) return running
    const startedAt = this.#options.now()
    const made = make()
      .then((value) => {
        this.#entries.set(key, { value, madeAt: startedAt })
        return value
      })
      .finally(() => this.#running.delete(key))
    this.#running.set(key, made)
    return made
  }
}
