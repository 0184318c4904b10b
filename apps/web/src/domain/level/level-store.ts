// The player's level in this tab; all rules are in level.ts.
import { createStore } from 'zustand/vanilla'
import { onPlayerEvent } from '../../data/player-events.ts'
import { type LevelEvent, type PlayerLevel, applyLevel, unknownLevel } from './level.ts'

export const levelStore = /* @__PURE__ */ createStore<PlayerLevel>(() => unknownLevel)

export function dispatchToLevel(event: LevelEvent): void {
  levelStore.setState((player) => applyLevel(player, event), true)
}

export const forgetLevel = (): void => levelStore.setState(unknownLevel, true)

onPlayerEvent('logout', forgetLevel)
