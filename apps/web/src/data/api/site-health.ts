// Whether the platform answers, as far as this tab knows. A healthy site is not polled; a failed call starts a check, which is
// repeated until the site works again.
import { createStore } from 'zustand/vanilla'
import { computeReconnectDelay } from '../../browser/reconnect-delay.ts'

/** `reconstruction`: the operator took the site down for maintenance [2.70]. */
export type Trouble = 'unreachable' | 'reconstruction'

interface HealthOptions {
  /** Checks the site once; null when it works. Never rejects. */
  ask: () => Promise<Trouble | null>
  random?: () => number
}

export function createSiteHealth({ ask, random = Math.random }: HealthOptions) {
  const store = createStore<{ trouble: Trouble | null }>(() => ({ trouble: null }))
  let asking: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0

  async function look(): Promise<void> {
    clearTimeout(timer)
    const trouble = await ask()
    note(trouble)
  }

  function note(trouble: Trouble | null): void {
    store.setState({ trouble })
    clearTimeout(timer)
    attempt = trouble ? attempt + 1 : 0
    if (trouble) timer = setTimeout(() => void doubt(), computeReconnectDelay(attempt, random()))
  }

  /** Checks at once, after a failure or a possible recovery. Resolves when the result is known. */
  function doubt(): Promise<void> {
    asking ??= look().finally(() => {
      asking = null
    })
    return asking
  }

  return {
    store,
    doubt,
    /** Records what the platform itself reported. */
    noteReconstruction: (isOn: boolean) => note(isOn ? 'reconstruction' : null),
  }
}
