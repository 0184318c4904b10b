// All inputs of the verifier, and the address of its page. Apart from the API, because pages parse it: they load no schema of an engine.
import * as v from 'valibot'
import { Currency, Id, Money, PositiveMoney } from '@yanta/contract'
import { engineIds, listPlayedProfiles } from '@yanta/game-rules/engines'

const HexDigest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** `serverSeed` is null until the player changes seeds. */
export const Proof = v.object({
  roundId: Id,
  game: v.string(),
  /** The world or theme that the repeated round is shown with; has no effect on the outcome. */
  theme: v.optional(v.string()),
  /** Proofs from before there were several engines are a slot's. */
  engine: v.optional(v.picklist(engineIds), 'slot'),
  profile: v.string(),
  /** As in `RoundRequest`; absent for engines without a choice. */
  choice: v.optional(v.unknown()),
  /** The player's actions in a round of steps, in the engine's own schema. */
  steps: v.optional(v.unknown()),
  stake: PositiveMoney,
  win: Money,
  currency: Currency,
  serverSeed: v.nullable(HexDigest),
  serverSeedHash: HexDigest,
  clientSeed: v.string(),
  nonce: v.pipe(v.number(), v.safeInteger()),
  /** The stake was paid by the house; has no effect on the outcome. */
  isFree: v.optional(v.boolean(), false),
})
export type Proof = v.InferOutput<typeof Proof>

/** Address of the page that verifies a round. The proof is after '#', so it never leaves the browser and works offline. */
export function buildVerifyPath(proof: Proof): string {
  return `/verify/${proof.roundId}#${encodeURIComponent(JSON.stringify(proof))}`
}

/** Reads `location.hash` of that page; null when it holds no proof, or one of a game that was never played. */
export function parseVerifyHash(hash: string): Proof | null {
  try {
    const result = v.safeParse(Proof, JSON.parse(decodeURIComponent(hash.replace(/^#/, ''))))
    if (!result.success) return null
    const { engine, profile } = result.output
    return listPlayedProfiles(engine).includes(profile) ? result.output : null
  } catch {
    return null
  }
}
