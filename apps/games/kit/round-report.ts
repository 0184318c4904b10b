// Notifies the site of the beginning and the end of a round, each once: in between the site holds back the win that the platform publishes.
import type { FrameBridge } from './frame-bridge.ts'

export interface RoundReport {
  /** Does nothing while a round is open: a repeated request is the same round. */
  begin(id: string): void
  end(): void
}

export function createRoundReport(bridge: Pick<FrameBridge, 'send'>): RoundReport {
  let open: string | null = null
  return {
    begin(id) {
      if (open !== null) return
      open = id
      bridge.send({ type: 'roundStarted', roundId: id })
    },
    end() {
      if (open !== null) bridge.send({ type: 'roundEnded', roundId: open })
      open = null
    },
  }
}
