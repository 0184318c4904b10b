// What the tabs of the slot are given beside what every game's are.
import type { PanelContext } from '../../kit/panels/panel-context.ts'
import type { HudContext } from '../render-hud.ts'
import type { SlotState } from '../state.ts'

export interface SlotPanelContext extends HudContext, Omit<PanelContext, keyof HudContext | 'showFairness'> {
  /** The state now: a panel may stay open while rounds go on. */
  readState(): SlotState
  rtp: number
}
