// The games that players like. Promises: at most 500 of the listed ones; what a guest liked never comes before what the account
// has; a player's browsers hear of every change, in the order of the changes.
import { favouritesChanged, mostFavourites } from '@yanta/contract'
import type { Kysely } from 'kysely'
import { userRoom, type Realtime } from '../../plugins/realtime/realtime.ts'
import { Refusal } from '../../plugins/refusal.ts'
import {
  deleteFavourite,
  findListedGameId,
  insertFavourite,
  insertFavouritesBehind,
  lockFavourites,
  selectFavouriteSlugs,
} from './favourites.repository.ts'

/** Slugs of the games a player likes, the latest first, 500 at most. A game that left the catalogue is not among them until it comes back. */
export async function listFavouriteSlugs(db: Kysely<any>, userId: number): Promise<string[]> {
  return selectFavouriteSlugs(db, userId, mostFavourites)
}

/** Each answers with what the player likes afterwards, the latest first. */
export interface Favourites {
  /** Throws Refusal game_not_found or favourites_limit_reached. What is liked already keeps its place. */
  add(userId: number, slug: string): Promise<string[]>
  /** What was not liked is no mistake. */
  remove(userId: number, slug: string): Promise<string[]>
  /** Adds what a guest liked behind what the account has, in the guest's order, as far as there is room; unknown slugs are passed over. */
  merge(userId: number, slugs: readonly string[]): Promise<string[]>
}

export function createFavourites({ db, realtime }: { db: Kysely<any>; realtime: Realtime }): Favourites {
  const inTurn = createTurns()

  /** Publishes within the player's turn: a list that was read earlier would be heard later otherwise, and stay. */
  function change(
    userId: number,
    work: (trx: Kysely<any>, liked: readonly string[]) => Promise<boolean>,
  ): Promise<string[]> {
    return inTurn(userId, async () => {
      const { slugs, isChanged } = await db.transaction().execute(async (trx) => {
        await lockFavourites(trx, userId)
        const liked = await listFavouriteSlugs(trx, userId)
        if (!(await work(trx, liked))) return { slugs: liked, isChanged: false }
        return { slugs: await listFavouriteSlugs(trx, userId), isChanged: true }
      })
      if (isChanged) realtime.publish(userRoom(userId), favouritesChanged, { slugs })
      return slugs
    })
  }

  return {
    add: (userId, slug) =>
      change(userId, async (trx, liked) => {
        const gameId = await findListedGameId(trx, slug)
        if (gameId === null) throw new Refusal('game_not_found')
        if (liked.includes(slug)) return false
        if (liked.length >= mostFavourites) throw new Refusal('favourites_limit_reached')
        await insertFavourite(trx, userId, gameId)
        return true
      }),
    remove: (userId, slug) => change(userId, (trx) => deleteFavourite(trx, userId, slug)),
    merge: (userId, slugs) =>
      change(userId, async (trx, liked) => {
        return (await insertFavouritesBehind(trx, userId, slugs, mostFavourites - liked.length)) > 0
      }),
  }
}

/** Runs the work of one player one after the other. */
function createTurns(): <Result>(userId: number, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<number, Promise<unknown>>()
  return (userId, work) => {
    const turn = (last.get(userId) ?? Promise.resolve()).then(work, work)
    last.set(userId, turn)
    const leave = () => {
      if (last.get(userId) === turn) last.delete(userId)
    }
    turn.then(leave, leave)
    return turn
  }
}
