// The documented call of each part of `getPlayerPage`: it has the same answer, and is made where a platform lacks the joint call or
// the part. For servers; a browser's build splits calls from schemas.
import { getActiveBonus } from './bonuses.ts'
import { getOwnLobby } from './games.ts'
import type { CallDeclaration } from './kit/call.ts'
import { getUserLevel } from './levels.ts'
import { getBalance, getProfile } from './player.ts'
import type { PlayerPagePart } from './player-page.ts'
import { getRewardsSummary } from './rewards.ts'

export const playerPageCalls = {
  profile: getProfile,
  balance: getBalance,
  bonus: getActiveBonus,
  lobby: getOwnLobby,
  rewards: getRewardsSummary,
  level: getUserLevel,
} as const satisfies Record<PlayerPagePart, CallDeclaration>
