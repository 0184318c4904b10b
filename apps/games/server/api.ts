// What a game's page and its server say to each other, on the games' own origin. The server parses
// what it receives with these shapes, and tests parse what it answers; pages import the types. Amounts are integers of minor units, times ISO 8601 UTC.
// Pages: GET /play/{slug}?token=&lang= is dist/index.html, GET /verify/{roundId} is dist/verify.html, GET /assets/* what they load.
import * as v from 'valibot'
import { Currency, Id, Instant, Locale, Money, PlayMode, PositiveMoney, Slug } from '@yanta/contract'
import { profileIds, symbolIds } from '@yanta/game-rules/slot'

const Integer = v.pipe(v.number(), v.safeInteger())
const Cell = v.tuple([Integer, Integer])
const SymbolName = v.picklist(symbolIds)
const HexDigest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** The player's share of the randomness; any printable ASCII without the separator ':'. */
export const ClientSeed = v.pipe(v.string(), v.regex(/^[!-9;-~]{1,64}$/))
const RequestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/))

export const Spin = v.object({
  kind: v.picklist(['paid', 'free']),
  multiplier: Integer,
  stops: v.array(Integer),
  window: v.array(v.array(SymbolName)),
  lineWins: v.array(v.object({ line: Integer, symbol: SymbolName, count: Integer, cells: v.array(Cell), win: Money })),
  scatter: v.nullable(v.object({ cells: v.array(Cell), win: Money, freeSpins: Integer })),
  win: Money,
  runningWin: Money,
  freeSpinsLeft: Integer,
})

/** The same shape as `SlotOutcome` of the rules; see there for the meaning of each field. */
export const Outcome = v.object({
  engine: v.literal('slot'),
  profile: v.picklist(profileIds),
  stake: PositiveMoney,
  coin: PositiveMoney,
  spins: v.array(Spin),
  win: Money,
  isCapped: v.boolean(),
})

/** A settled round. Show `balanceAfterBet` while the reels turn and `balance` once they stand. */
export const Round = v.object({
  id: Id,
  stake: PositiveMoney,
  win: Money,
  balanceAfterBet: Money,
  balance: Money,
  outcome: Outcome,
  nonce: Integer,
  serverSeedHash: HexDigest,
  clientSeed: v.string(),
  playedAt: Instant,
})
export type Round = v.InferOutput<typeof Round>

/** What rounds are drawn from now. `nonce` is that of the next round; `nextServerSeedHash` binds the server before the player picks a seed. */
export const Seeds = v.object({
  serverSeedHash: HexDigest,
  nextServerSeedHash: HexDigest,
  clientSeed: v.string(),
  nonce: Integer,
})
export type Seeds = v.InferOutput<typeof Seeds>

/** POST /api/open. No bearer yet. */
export const OpenRequest = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w.~-]{16,200}$/)) })
export const OpenAnswer = v.object({
  /** Bearer of every further call of this page. */
  session: v.string(),
  mode: PlayMode,
  currency: Currency,
  balance: Money,
  locale: Locale,
  nickName: v.nullable(v.string()),
  game: v.object({
    slug: Slug,
    name: v.string(),
    theme: v.string(),
    engine: v.literal('slot'),
    profile: v.picklist(profileIds),
    /** Hundredths of a percent. */
    rtp: Integer,
    volatility: v.picklist(['low', 'medium', 'high']),
  }),
  stakes: v.array(PositiveMoney),
  defaultStake: PositiveMoney,
  ...Seeds.entries,
  /** A round that was settled while its page was gone: the page shows it, without a new stake. */
  pending: v.nullable(Round),
})
export type OpenAnswer = v.InferOutput<typeof OpenAnswer>

/** POST /api/rounds. The same `requestId` in the same session always gets the same answer. */
export const RoundRequest = v.strictObject({ stake: PositiveMoney, requestId: RequestId })
export type RoundRequest = v.InferOutput<typeof RoundRequest>
export const RoundAnswer = v.object({ round: Round })
export type RoundAnswer = v.InferOutput<typeof RoundAnswer>

/** GET /api/balance: the wallet as it stands, after a deposit for example. */
export const BalanceAnswer = v.object({ balance: Money, currency: Currency })
export type BalanceAnswer = v.InferOutput<typeof BalanceAnswer>

/** POST /api/seeds: ends the current server seed and shows it; the next one takes over with the player's seed. */
export const SeedsRequest = v.strictObject({ clientSeed: ClientSeed })
export const SeedsAnswer = v.object({
  revealed: v.object({ serverSeed: HexDigest, serverSeedHash: HexDigest, clientSeed: v.string(), rounds: Integer }),
  ...Seeds.entries,
})
export type SeedsAnswer = v.InferOutput<typeof SeedsAnswer>

/** GET /api/rounds?before={roundId}&limit=20: latest first, of this player and game. */
export const RoundListQuery = v.strictObject({
  before: v.optional(Id),
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)), '20'),
})
export const RoundList = v.object({
  items: v.array(v.object({
    id: Id,
    stake: PositiveMoney,
    win: Money,
    freeSpins: Integer,
    status: v.picklist(['settled', 'rolled_back']),
    nonce: Integer,
    /** True once the server seed of the round may be seen. */
    isRevealed: v.boolean(),
    playedAt: Instant,
  })),
  hasMore: v.boolean(),
})
export type RoundList = v.InferOutput<typeof RoundList>

/** Everything a verifier needs. `serverSeed` is null until the player changes seeds. */
export const Proof = v.object({
  roundId: Id,
  game: v.string(),
  /** Whose symbols the repeated round is shown with; decides nothing. */
  theme: v.optional(v.string()),
  profile: v.picklist(profileIds),
  stake: PositiveMoney,
  win: Money,
  currency: Currency,
  serverSeed: v.nullable(HexDigest),
  serverSeedHash: HexDigest,
  clientSeed: v.string(),
  nonce: Integer,
})
export type Proof = v.InferOutput<typeof Proof>

/** GET /api/rounds/{id} */
export const RoundProof = v.object({
  round: Round,
  state: v.picklist(['revealed', 'rotate_to_verify']),
  proof: Proof,
})
export type RoundProof = v.InferOutput<typeof RoundProof>

/** What every page carries of the operator's brand, in the element `#brand`. */
export interface PageBrand {
  names: Record<Locale, string>
  lockup: { address: string; width: number; height: number }
}

/** Address of the page that verifies a round. The proof travels after '#', so it never leaves the browser and works offline. */
export function buildVerifyPath(proof: Proof): string {
  return `/verify/${proof.roundId}#${encodeURIComponent(JSON.stringify(proof))}`
}

/** Reads `location.hash` of that page; null when it holds no proof. */
export function parseVerifyHash(hash: string): Proof | null {
  try {
    const result = v.safeParse(Proof, JSON.parse(decodeURIComponent(hash.replace(/^#/, ''))))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
