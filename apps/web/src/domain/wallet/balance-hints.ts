// A game may hint that the balance has changed. The balance is then fetched from the platform, throttled.
export const hintRestMs = 3000

export interface BalanceHints {
  receive(): void
  stop(): void
}

/** Reads at the first hint; hints within the pause after a read cause one more read at its end. */
export function createBalanceHints(read: () => void): BalanceHints {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false

  function receive(): void {
    isWanted = true
    if (timer === undefined) readAndRest()
  }

  function readAndRest(): void {
    timer = undefined
    if (!isWanted) return
    isWanted = false
    timer = setTimeout(readAndRest, hintRestMs)
    read()
  }

  return { receive, stop: () => clearTimeout(timer) }
}
