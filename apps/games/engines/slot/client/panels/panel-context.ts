// The context of the slot's tabs, which extends that of every game.
import type { PanelContext } from '../../../../kit/panels/panel-context.ts'
import type { HudContext } from '../render-hud.ts'
import type { SlotState } from '../state.ts'

export interface SlotPanelContext extends HudContext, Omit<PanelContext, keyof HudContext | 'showFairness'> {
  /** The current state: a panel may stay open during rounds. */
  readState(): SlotState
  rtp: number
}
