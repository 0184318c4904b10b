/**
 * A call that many need and one makes: its answer is stored for all; after a failure (null) the next one who asks calls again.
 */
export function shareCall<Args extends unknown[], Value>(
  fetch: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  let pending: Promise<Value> | null = null
  return (...args) => {
    pending ??= fetch(...args).then(
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
