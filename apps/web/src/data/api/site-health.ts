// Whether the platform behind the site answers, as far as this tab can tell. While all is well nobody asks; what fails raises a doubt,
// and then the site is asked again and again until it is well.
import { createStore } from 'zustand/vanilla'
import { computeReconnectDelay } from '../lib/reconnect-delay.ts'

/** `reconstruction`: the operator took the site down for work [2.70]. */
export type Trouble = 'unreachable' | 'reconstruction'

interface HealthOptions {
  /** Asks the site once; null when all is well. Never rejects. */
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

  /** Something failed, or may be well again: asks at once. Resolves when it is known. */
  function doubt(): Promise<void> {
    asking ??= look().finally(() => {
      asking = null
    })
    return asking
  }

  return {
    store,
    doubt,
    /** What the platform itself said. */
    noteReconstruction: (isOn: boolean) => note(isOn ? 'reconstruction' : null),
  }
}
