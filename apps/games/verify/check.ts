// Repeats a round from its seeds with the same code that decided it. Pure; runs only on the player's device.
import { hashServerSeed } from '@yanta/game-rules/fairness'
import type { EngineId } from '@yanta/game-rules/engines'
import { verifiedEngines } from './engines.ts'
import type { Order, Replay } from '../engines/verified-engine.ts'

/** The input of a verification; `win` is compared only when given. */
export interface Claim {
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  nonce: number
  engine: EngineId
  order: Order
  /** Minor units. */
  win: number | null
}

export interface Verdict {
  isHashRight: boolean
  /** Null when no win was claimed. */
  isWinRight: boolean | null
  replay: Replay
}

export type Missing = 'serverSeedHash' | 'serverSeed' | 'clientSeed' | 'nonce' | 'order'

/** The fields as typed, before validation. */
export interface Draft {
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  nonce: string
  engine: EngineId
  profile: string
  order: string
  win: number | null
}

const digest = /^[0-9a-f]{64}$/

/** The claim of a draft, or the first field that is missing or malformed. */
export function readDraft({
  engine,
  profile,
  win,
  ...draft
}: Draft): { claim: Claim } | { missing: Missing } {
  const serverSeedHash = draft.serverSeedHash.trim().toLowerCase()
  const serverSeed = draft.serverSeed.trim().toLowerCase()
  const nonceText = draft.nonce.replace(/[\s\u00a0\u202f]/g, '')
  if (!digest.test(serverSeedHash)) return { missing: 'serverSeedHash' }
  if (!digest.test(serverSeed)) return { missing: 'serverSeed' }
  if (!/^[!-9;-~]{1,64}$/.test(draft.clientSeed)) return { missing: 'clientSeed' }
  if (!/^\d{1,15}$/.test(nonceText)) return { missing: 'nonce' }
  const order = verifiedEngines[engine].readOrder(draft.order, profile)
  if (order === null) return { missing: 'order' }
  return {
    claim: {
      serverSeed,
      serverSeedHash,
      clientSeed: draft.clientSeed,
      nonce: Number(nonceText),
      engine,
      order,
      win,
    },
  }
}

export function verifyRound(claim: Claim): Verdict {
  const replay = verifiedEngines[claim.engine].replay(claim.order, claim)
  return {
    isHashRight: hashServerSeed(claim.serverSeed) === claim.serverSeedHash,
    isWinRight: claim.win === null ? null : replay.win === claim.win,
    replay,
  }
}
