// Who takes part in contests. Promises: a player is one member of a contest, with a number that no other has; numbers follow the order of
// joining without gaps. Locks are taken in one order: contests by id, then members by contest and player.
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { lockMemberCounts, updateMemberCounts, type ContestKind } from './contests.repository.ts'
import {
  insertMembers,
  keyOf,
  selectContestsOf,
  selectMembers,
  selectMembersForUpdate,
  selectRunningEntriesOf,
  type Member,
  type MemberKey,
} from './members.repository.ts'

export { keyOf, selectMembers, type Member, type MemberKey } from './members.repository.ts'

/** Makes players members of a contest, those who are not yet, and locks all of them. By the ids of the players. */
export async function joinMembers(
  trx: PlatformDatabase,
  now: Date,
  { id }: { id: number },
  userIds: readonly number[],
): Promise<Map<number, Member>> {
  const members = await joinContests(
    trx,
    userIds.map((userId) => ({ contestId: id, userId, at: now })),
  )
  return new Map(members.map((member) => [member.userId, member]))
}

/** `joinMembers` of several contests; who joins at the same time gets numbers in the order given. */
export async function joinContests(
  trx: PlatformDatabase,
  joining: readonly (MemberKey & { at: Date })[],
): Promise<Member[]> {
  if (joining.length === 0) return []
  await addMembers(trx, joining)
  return selectMembersForUpdate(trx, distinct(joining))
}

const distinct = <Key extends MemberKey>(keys: readonly Key[]): Key[] => [
  ...new Map(keys.map((key) => [keyOf(key), key])).values(),
]

/** `joinContests` without a lock on members: for callers who lock others, too, in one order. */
export async function addMembers(
  trx: PlatformDatabase,
  joining: readonly (MemberKey & { at: Date })[],
): Promise<void> {
  const isMissing = async (keys: typeof joining) => {
    const known = new Set((await selectMembers(trx, keys)).map(keyOf))
    return keys.filter((key) => !known.has(keyOf(key)))
  }
  const absent = await isMissing(distinct(joining))
  if (absent.length === 0) return
  const counts = await lockMemberCounts(trx, [...new Set(absent.map(({ contestId }) => contestId))])
  // Others may have joined while the lock was waited for.
  const added = (await isMissing(absent)).map((key) => {
    const number = counts.get(key.contestId)! + 1
    counts.set(key.contestId, number)
    return { ...key, number }
  })
  if (added.length === 0) return
  await insertMembers(trx, added)
  await updateMemberCounts(trx, counts)
}

/** Locks those of the players who are members, by their ids. */
export async function lockMembers(
  trx: PlatformDatabase,
  contestId: number,
  userIds: readonly number[],
): Promise<Map<number, Member>> {
  const members = await selectMembersForUpdate(
    trx,
    userIds.map((userId) => ({ contestId, userId })),
  )
  return new Map(members.map((member) => [member.userId, member]))
}

/** Locks those who are members, of several contests. */
export async function lockContestMembers(
  trx: PlatformDatabase,
  keys: readonly MemberKey[],
): Promise<Member[]> {
  return keys.length === 0 ? [] : selectMembersForUpdate(trx, keys)
}

/** A player's membership, without a lock. */
export async function findMember(
  db: PlatformDatabase,
  contestId: number,
  userId: number,
): Promise<Member | null> {
  return (await selectMembers(db, [{ contestId, userId }]))[0] ?? null
}

const mostContests = 200

/** Ids of the contests of a kind that a player is a member of, the latest first. */
export function listContestsOf(db: PlatformDatabase, kind: ContestKind, userId: number): Promise<number[]> {
  return selectContestsOf(db, kind, { userId, limit: mostContests })
}

/** When the player joined the running instance of each of these entries; those without one, or without the player, are left out. */
export async function findRunningMemberships(
  db: PlatformDatabase,
  now: Date,
  kind: ContestKind,
  of: { userId: number; entries: readonly string[] },
): Promise<ReadonlyMap<string, Date>> {
  if (of.entries.length === 0) return new Map()
  return new Map(
    (await selectRunningEntriesOf(db, now, kind, of)).map(({ entry, joinedAt }) => [entry, joinedAt]),
  )
}
