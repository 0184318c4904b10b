import { computeReconnectDelay } from '../../browser/reconnect-delay.ts'
import { siteHealth } from './browser-call.ts'
import { onRecovery } from './on-recovery.ts'

/**
 * Loads the code of what nobody has asked for by a press, such as the socket. Where that fails the bar above the page shows the
 * trouble, and the code is loaded again on recovery; also after a growing delay, because the site may work and only this file be lost.
 * @returns the cleanup function, after which `begin` is not called any more
 */
export function loadInBackground<Code>(load: () => Promise<Code>, begin: (code: Code) => void): () => void {
  let isOver = false
  let attempt = 0
  let stopWaiting = () => {}

  function ask(): void {
    stopWaiting()
    // Some browsers remember that a file failed: without a network none is asked for.
    if (!navigator.onLine) return wait()
    load().then(
      (code) => {
        if (!isOver) begin(code)
      },
      () => {
        if (!isOver) wait()
      },
    )
  }
  function wait(): void {
    attempt += 1
    if (attempt === 1) void siteHealth.doubt()
    const timer = setTimeout(ask, computeReconnectDelay(attempt, Math.random()))
    const stop = onRecovery(ask)
    stopWaiting = () => {
      clearTimeout(timer)
      stop()
    }
  }

  ask()
  return () => {
    isOver = true
    stopWaiting()
  }
}
