// Parts of a player's data. Each is one column of a statement, so that its documented call reads it alone and the call for a whole
// page reads several at once. Promises: the marks of an answer are read before its data.
import type { CallAnswer, CallDeclaration, Locale, SnapshotMark } from '@yanta/contract'
import type { RawBuilder } from 'kysely'
import type { Deps } from './deps.ts'
import { selectColumns } from './player-part.repository.ts'
import { userRoom } from './realtime/realtime.ts'
import type { Player } from './session.ts'

export interface PartContext {
  player: Player
  locale: Locale
  mark: SnapshotMark
}

export interface PlayerPart<C extends CallDeclaration = CallDeclaration> {
  /** The documented call. */
  call: C
  /** The JSON column that `present` reads. */
  select(player: Player, now: Date): RawBuilder<unknown>
  present(facts: unknown, context: PartContext): CallAnswer<C>
}

/** Declares the part of a call: `select` is its column, `present` turns that into its answer. */
export function definePlayerPart<C extends CallDeclaration, Facts>(
  call: C,
  part: {
    select(player: Player, now: Date): RawBuilder<Facts>
    present(facts: Facts, context: PartContext): CallAnswer<C>
  },
): PlayerPart<C> {
  return { call, ...part } as PlayerPart<C>
}

type Asker = Pick<PartContext, 'player' | 'locale'>

/** Answers the documented call of a part. */
export async function readPlayerPart<C extends CallDeclaration>(
  deps: Pick<Deps, 'db' | 'clock' | 'realtime'>,
  part: PlayerPart<C>,
  asker: Asker,
): Promise<CallAnswer<C>> {
  const mark = markPlayer(deps, asker)
  const [facts] = await selectPlayerParts(deps, [part], asker)
  return part.present(facts, { ...asker, mark })
}

/** The position of the player's own room, to be read before the data. */
export function markPlayer({ realtime }: Pick<Deps, 'realtime'>, { player }: Asker): SnapshotMark {
  return realtime.mark(userRoom(player.id))
}

/** The facts of several parts in one statement, in the order of `parts`. */
export async function selectPlayerParts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  parts: readonly PlayerPart[],
  { player }: Asker,
): Promise<unknown[]> {
  const now = clock.now()
  return selectColumns(
    db,
    parts.map((part) => part.select(player, now)),
  )
}
