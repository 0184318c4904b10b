// How a player comes closer to achievements: pure, so that the same facts lead to the same progress, however they are batched.
import type { AchievementEntry, AchievementKind, AchievementRule } from '@yanta/content'
import type { CountedRound } from './count.rules.ts'
import { counts } from './counts.rules.ts'

/** The fields of a game that rules ask for. */
export interface GameKinds {
  engine: string | null
  theme: string
  categories: readonly string[]
}

export type Counted =
  | { kind: AchievementKind; state: unknown }
  /** ISO 8601, UTC. Completed once, it stays so, whatever the editors change. */
  | { completedAt: string }

/** What is stored of a player, by slug; one without an entry has not begun. */
export type PlayerCounts = Readonly<Record<string, Counted>>

export type CountedFact =
  | { type: 'round'; round: CountedRound; game: GameKinds; at: string }
  | { type: 'level'; to: number; at: string }
  | { type: 'deposit'; at: string }

/** [3.50] Percent, rounded down; 100 only when completed. */
export function computeProgress({ kind, goal }: AchievementRule, counted: Counted | undefined): number {
  if (!counted) return 0
  if ('completedAt' in counted) return 100
  // The editors have made another rule of it: it begins anew.
  if (counted.kind !== kind) return 0
  return Math.min(99, Math.floor(counts[kind].measure(counted.state) / goal))
}

/** The counts after a fact; the same object when it changed none. */
export function countFact(
  entries: readonly AchievementEntry[],
  before: PlayerCounts,
  fact: CountedFact,
): PlayerCounts {
  let after = before
  for (const { slug, rule } of entries) {
    const counted = before[slug]
    if ((counted && 'completedAt' in counted) || !isCounted(rule, fact)) continue
    const next = countOne(rule, counted, fact)
    if (next !== counted) after = { ...after, [slug]: next }
  }
  return after
}

function isCounted({ kind, engine, theme, category }: AchievementRule, fact: CountedFact): boolean {
  if (kind === 'level' || kind === 'deposits') return fact.type === (kind === 'level' ? 'level' : 'deposit')
  if (fact.type !== 'round') return false
  const { game } = fact
  return (
    (engine === undefined || game.engine === engine) &&
    (theme === undefined || game.theme === theme) &&
    (category === undefined || game.categories.includes(category))
  )
}

function countOne(
  { kind, goal }: AchievementRule,
  counted: { kind: AchievementKind; state: unknown } | undefined,
  fact: CountedFact,
): Counted {
  const count = counts[kind]
  const state = counted?.kind === kind ? counted.state : count.begin
  const next = follow()
  if (count.measure(next) >= goal * 100) return { completedAt: fact.at }
  return next === state && counted?.kind === kind ? counted : { kind, state: next }

  function follow(): unknown {
    if (fact.type === 'round') return count.add(state, fact.round, goal)
    return fact.type === 'level' ? Math.max(Number(state), fact.to) : Number(state) + 1
  }
}
