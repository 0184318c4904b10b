// News that come in a row are handled together [4.45].

export interface Batches<Item> {
  add(item: Item): void
  /** Drops what waits. */
  stop(): void
}

/** The first item starts the wait; at its end all that came are handed over, so that it happens at most once per `waitMs`. */
export function createBatches<Item>(waitMs: number, handle: (items: Item[]) => void): Batches<Item> {
  let waiting: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    const items = waiting
    waiting = []
    timer = undefined
    handle(items)
  }
  return {
    add(item) {
      waiting.push(item)
      timer ??= setTimeout(flush, waitMs)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      waiting = []
    },
  }
}
