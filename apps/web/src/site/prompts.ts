// What is offered to those who come back, one thing a visit: the site as an app [2.56], notifications [7.87]. A no is good for thirty days.
import { recall, remember } from './device-memory.ts'

export type PromptName = 'install' | 'push'

export interface PromptMoment {
  /** Which visit of this browser it is; the first one is left in peace. */
  visit: number
  /** Nothing else is being read, asked or played. */
  isQuiet: boolean
  /** What can be offered here at all, in order. */
  possible: readonly PromptName[]
  /** Prompts that were answered not long ago. */
  paused: readonly PromptName[]
  /** Visit in which something was offered last. */
  lastVisit: number | null
}

/** What is offered at this moment, if anything. Pure. */
export function choosePrompt({
  visit,
  isQuiet,
  possible,
  paused,
  lastVisit,
}: PromptMoment): PromptName | null {
  if (!isQuiet || visit < 2 || lastVisit === visit) return null
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

/** Whatever the answer was, nothing is offered again in this visit, and the same not for a while. */
export function notePromptAnswer(name: PromptName, visit: number, now = Date.now()): void {
  remember(`prompt-${name}`, String(now))
  remember(visitKey, String(visit))
}
