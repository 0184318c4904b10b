// Tells the site when a round begins and ends, each once: in between it holds back the win that the platform publishes.
import type { FrameBridge } from './frame-bridge.ts'

export interface RoundReport {
  /** While a round is open this tells nothing: a repeated request is the same round. */
  begin(id: string): void
  end(): void
}

export function createRoundReport(bridge: Pick<FrameBridge, 'tell'>): RoundReport {
  let open: string | null = null
  return {
    begin(id) {
      if (open !== null) return
      open = id
      bridge.tell({ type: 'roundStarted', roundId: id })
    },
    end() {
      if (open !== null) bridge.tell({ type: 'roundEnded', roundId: open })
      open = null
    },
  }
}
