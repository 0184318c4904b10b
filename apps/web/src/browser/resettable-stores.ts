// Stores and caches with texts in one language register here how they are emptied; changing the language empties all [1.4].
const emptiers = new Set<() => void>()

/** Registers a store; returns the function that unregisters it. */
export function addResettableStore(empty: () => void): () => void {
  emptiers.add(empty)
  return () => emptiers.delete(empty)
}

export function emptyClientStores(): void {
  for (const empty of emptiers) empty()
}
