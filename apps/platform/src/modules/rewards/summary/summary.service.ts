// What the frame of every page shows of a player's rewards.
import type { LevelEntry } from '@yanta/content'
import { getRewardsSummary } from '@yanta/contract'
import { definePlayerPart, type PlayerPart } from '../../../plugins/player-part.ts'
import { presentLevel } from '../levels/levels.service.ts'
import { selectSummary } from './summary.sql.ts'

/** Waiting gifts, new notifications and the level, with the `seq` of the last event they are sure to include. */
export function createRewardsPart(levels: readonly LevelEntry[]): PlayerPart<typeof getRewardsSummary> {
  return definePlayerPart(getRewardsSummary, {
    select: ({ id }, now) => selectSummary(id, now),
    present: ({ giftCount, newCount, welcomeLeft, level }, { mark }) => ({
      giftCount,
      newCount,
      welcomeLeft,
      level: presentLevel(levels, level),
      ...mark,
    }),
  })
}
