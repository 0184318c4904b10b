/** Runs a few jobs at a time, first come first served. */
export interface WorkQueue {
  /** The job's result, or null at once when too many are waiting. */
  run<Answer>(job: () => Promise<Answer>): Promise<Answer> | null
}

export function createQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0

  /** The slot of an ended job goes to the next one; it is never free in between. */
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  async function runInTurn<Answer>(job: () => Promise<Answer>): Promise<Answer> {
    if (running < atOnce) running += 1
    else
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
    try {
      return await job()
    } finally {
      leave()
    }
  }

  return { run: (job) => (running >= atOnce && waiting.length >= mostWaiting ? null : runInTurn(job)) }
}
