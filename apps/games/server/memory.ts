/** An LRU cache; the database is the source of truth, so any entry may be evicted. */
export interface Memory<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  forget(key: string): void
}

export function createMemory<Value>(limit: number): Memory<Value> {
  const values = new Map<string, Value>()
  return {
    get(key) {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key, value) {
      values.delete(key)
      values.set(key, value)
      if (values.size > limit) values.delete(values.keys().next().value!)
    },
    forget: (key) => void values.delete(key),
  }
}
