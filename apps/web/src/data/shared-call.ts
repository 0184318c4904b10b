/**
 * A call that many need and one makes: its answer is stored for all; after a failure (null) the next one who asks calls again.
 */
export function shareCall<Value>(fetch: () => Promise<Value | null>): () => Promise<Value | null> {
  let pending: Promise<Value | null> | null = null
  return () => {
    pending ??= fetch().then(
      (value) => {
        if (value === null) pending = null
        return value
      },
      (error: unknown) => {
        pending = null
        throw error
      },
    )
    return pending
  }
}
