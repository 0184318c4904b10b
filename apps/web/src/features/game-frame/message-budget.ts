// How much a game may have the site do: the wishes of one that floods the page are met only so often, and the page goes on working.

/** No game has more to say in a second, and twice as much may come at once. What means nothing here costs nothing. */
export const messagesPerSecond = 30
const most = 2 * messagesPerSecond

export interface MessageBudget {
  left: number
  atMs: number
}

export const fullBudget: MessageBudget = { left: most, atMs: 0 }

/** The budget after one more message; null when there is none left for it. */
export function spendMessage({ left, atMs }: MessageBudget, nowMs: number): MessageBudget | null {
  const filled = Math.min(most, left + (Math.max(0, nowMs - atMs) / 1000) * messagesPerSecond)
  return filled < 1 ? null : { left: filled - 1, atMs: nowMs }
}
