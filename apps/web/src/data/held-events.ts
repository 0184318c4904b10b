// Events that came while the code of those who handle them was on its way. The first subscription below gets them, and then goes on.
import type { EventFrame } from '@yanta/contract'
import { createContext } from 'react'

export interface HeldEvents {
  /** What came so far; from then on nothing is held. */
  take(): { frames: readonly EventFrame[]; areSomeLost: boolean }
}

export const HeldEventsContext = createContext<HeldEvents | null>(null)
