// Repeats a round from its seeds with the very code that decided it. Pure; runs on the player's device alone.
import { hashServerSeed } from '@yanta/game-rules/fairness'
import { type ProfileId, type SlotOutcome, lines, profileIds, profiles, replayRound } from '@yanta/game-rules/slot'

/** What a person may type or paste; `win` is compared only when given. */
export interface Claim {
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  nonce: number
  profile: ProfileId
  /** Minor units. */
  stake: number
  win: number | null
}

export interface Verdict {
  isHashRight: boolean
  /** Null when nothing was claimed to compare with. */
  isWinRight: boolean | null
  outcome: SlotOutcome
}

export type Missing = 'serverSeedHash' | 'serverSeed' | 'clientSeed' | 'nonce' | 'stake'

/** The fields as typed, before they are known to make sense. */
export interface Draft {
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  nonce: string
  profile: string
  stake: string
  win: number | null
}

const digest = /^[0-9a-f]{64}$/

/** `20`, `20,5` or `20.50` in minor units, never through a float; null when it is no stake. */
export function parseStake(text: string): number | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s\u00a0\u202f]/g, ''))
  if (match === null) return null
  const minor = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return minor > 0 && minor % lines.length === 0 ? minor : null
}

/** The claim of a draft, or the first field that is missing or malformed. */
export function readDraft(draft: Draft): { claim: Claim } | { missing: Missing } {
  const serverSeedHash = draft.serverSeedHash.trim().toLowerCase()
  const serverSeed = draft.serverSeed.trim().toLowerCase()
  const nonceText = draft.nonce.replace(/[\s\u00a0\u202f]/g, '')
  const stake = parseStake(draft.stake)
  if (!digest.test(serverSeedHash)) return { missing: 'serverSeedHash' }
  if (!digest.test(serverSeed)) return { missing: 'serverSeed' }
  if (!/^[!-9;-~]{1,64}$/.test(draft.clientSeed)) return { missing: 'clientSeed' }
  if (!/^\d{1,15}$/.test(nonceText)) return { missing: 'nonce' }
  if (stake === null) return { missing: 'stake' }
  const profile = profileIds.find((id) => id === draft.profile) ?? 'medium'
  return { claim: { serverSeed, serverSeedHash, clientSeed: draft.clientSeed, nonce: Number(nonceText), profile, stake, win: draft.win } }
}

export function verifyRound(claim: Claim): Verdict {
  const outcome = replayRound(profiles[claim.profile], claim, claim.stake)
  return {
    isHashRight: hashServerSeed(claim.serverSeed) === claim.serverSeedHash,
    isWinRight: claim.win === null ? null : outcome.win === claim.win,
    outcome,
  }
}
