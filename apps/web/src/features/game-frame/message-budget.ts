// Rate limit for a game's requests, so that the page keeps working under a flood.

/** More than any game needs in a second; bursts may be twice that. Unknown messages don't count. */
export const messagesPerSecond = 30
const most = 2 * messagesPerSecond

export interface MessageBudget {
  left: number
  atMs: number
}

export const fullBudget: MessageBudget = { left: most, atMs: 0 }

/** The budget after one more message; null when it is used up. */
export function spendMessage({ left, atMs }: MessageBudget, nowMs: number): MessageBudget | null {
  const filled = Math.min(most, left + (Math.max(0, nowMs - atMs) / 1000) * messagesPerSecond)
  return filled < 1 ? null : { left: filled - 1, atMs: nowMs }
}
