// Offers to returning visitors, one per visit: the site as an app [2.56], notifications [7.87]. A no holds for thirty days.
import { recall, remember } from '../browser/device-storage.ts'
import { isReturning } from './visit-count.ts'

export type PromptName = 'install' | 'push'

export interface PromptMoment {
  /** Number of this browser's visit; nothing is offered in the first. */
  visit: number
  /** No dialog, question or game is open. */
  isQuiet: boolean
  /** Prompts that this browser supports, in order. */
  possible: readonly PromptName[]
  /** Prompts answered less than the pause ago. */
  paused: readonly PromptName[]
  /** Visit of the last answer. */
  lastVisit: number | null
}

/** The prompt to show now, or null. Pure. */
export function choosePrompt({
  visit,
  isQuiet,
  possible,
  paused,
  lastVisit,
}: PromptMoment): PromptName | null {
  if (!isQuiet || !isReturning(visit) || lastVisit === visit) return null
  return possible.find((name) => !paused.includes(name)) ?? null
}

export const promptPauseMs = 30 * 86_400_000
const names: readonly PromptName[] = ['install', 'push']
const visitKey = 'prompt-visit'

export function listPausedPrompts(now = Date.now()): PromptName[] {
  return names.filter((name) => {
    const answeredAt = Number(recall(`prompt-${name}`))
    return answeredAt > now - promptPauseMs && answeredAt <= now
  })
}

export function readPromptVisit(): number | null {
  return Number(recall(visitKey)) || null
}

/** Whatever the answer, ends offers for this visit and pauses this one. */
export function recordPromptAnswer(name: PromptName, visit: number, now = Date.now()): void {
  remember(`prompt-${name}`, String(now))
  remember(visitKey, String(visit))
}
