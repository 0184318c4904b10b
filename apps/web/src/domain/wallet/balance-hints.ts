// A game may say that the balance has become another one. Then the platform is asked, and seldom, however often the game says it.
export const hintRestMs = 3000

export interface BalanceHints {
  hear(): void
  stop(): void
}

/** Reads at the first hint; hints within the rest after a reading are answered by one more at its end. */
export function createBalanceHints(read: () => void): BalanceHints {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false

  function hear(): void {
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

  return { hear, stop: () => clearTimeout(timer) }
}
