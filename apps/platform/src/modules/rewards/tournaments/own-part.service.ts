// What a player is in tournaments and series: member, seat, choice, and which conditions of joining hold.
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Player } from '../../../plugins/session.ts'
import { selectMembers } from '../contests/members.service.ts'
import type { EntranceFacts, Entrance } from './joining/entrance.rules.ts'
import { readEntranceFacts } from './joining/entrance.service.ts'
import { readChoice, type Choice } from './joining/hold.service.ts'

/** By the id of each contest asked for that a player is a member of; the disqualified are members no more. */
export type Memberships = ReadonlyMap<number, { isPaidSeat: boolean }>

interface OwnPart {
  memberships: Memberships
  choice: Choice
  facts: EntranceFacts
}

export async function readMemberships(
  db: PlatformDatabase,
  userId: number,
  contestIds: readonly number[],
): Promise<Memberships> {
  const keys = [...new Set(contestIds)].map((contestId) => ({ contestId, userId }))
  const members = keys.length === 0 ? [] : await selectMembers(db, keys)
  return new Map(
    members
      .filter(({ disqualifiedAt }) => disqualifiedAt === null)
      .map(({ contestId, seatPrice }) => [contestId, { isPaidSeat: seatPrice !== null }]),
  )
}

export async function readOwnPart(
  db: PlatformDatabase,
  now: Date,
  player: Pick<Player, 'id' | 'currency'>,
  { contestIds, entrances }: { contestIds: readonly number[]; entrances: readonly Entrance[] },
): Promise<OwnPart> {
  return {
    memberships: await readMemberships(db, player.id, contestIds),
    choice: await readChoice(db, now, player.id),
    facts: await readEntranceFacts(db, now, player, entrances),
  }
}
