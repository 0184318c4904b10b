// The notifications that were read since the panel opened, here or elsewhere: an answer that was under way may still have them.
export interface ReadIds {
  add(ids: readonly string[]): void
  /** All up to this one: ids grow with time. */
  addUpTo(id: string): void
  has(id: string): boolean
  /** Another number once more was read. */
  readonly version: number
}

export function createReadIds(): ReadIds {
  const single = new Set<string>()
  let last = 0
  return {
    add(ids) {
      for (const id of ids) single.add(id)
    },
    addUpTo(id) {
      last = Math.max(last, Number(id))
    },
    has: (id) => single.has(id) || Number(id) <= last,
    get version() {
      return single.size + last
    },
  }
}
