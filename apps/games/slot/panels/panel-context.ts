// What every tab of the side panel is given.
import type { GameServer } from '../../kit/game-server.ts'
import type { Seeds } from '../../server/api.ts'
import type { HudContext } from '../render-hud.ts'
import type { SlotState } from '../state.ts'

export interface PanelContext extends HudContext {
  server: GameServer
  /** The state now: a panel may stay open while rounds go on. */
  readState(): SlotState
  rtp: number
  seeds: Seeds
  onSeeds(seeds: Seeds): void
  /** Turns to the tab where seeds are changed. */
  showFairness(): void
}
