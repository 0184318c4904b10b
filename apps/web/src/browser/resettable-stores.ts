// Stores and caches that hold texts of one language say here how they are emptied; changing the language empties all [1.4].
const emptiers = new Set<() => void>()

/** Registers a store; gives back the way to take it out again. */
export function addClientStore(empty: () => void): () => void {
  emptiers.add(empty)
  return () => emptiers.delete(empty)
}

export function emptyClientStores(): void {
  for (const empty of emptiers) empty()
}
