// The games that players like. Promises: at most 500 of the listed ones; a guest's favourites come after those of the account; a
// player's browsers get an event for every change, in order, or a resync when two processes change at once.
import { favouritesChanged, mostFavourites } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { userRoom, type Realtime } from '../../../plugins/realtime/realtime.ts'
import {
  deleteFavourite,
  findListedGameId,
  insertFavourite,
  insertFavouritesBehind,
  lockFavourites,
  selectFavouriteSlugs,
} from './favourites.repository.ts'

/** Slugs of a player's favourites, the latest first, 500 at most. A game that left the catalogue is left out until it comes back. */
export async function listFavouriteSlugs(db: PlatformDatabase, userId: number): Promise<string[]> {
  return selectFavouriteSlugs(db, userId, mostFavourites)
}

/** Each method returns the player's favourites afterwards, the latest first. */
export interface Favourites {
  /** Throws Refusal game_not_found or favourites_limit_reached. An existing favourite keeps its position. */
  add(userId: number, slug: string): Promise<string[]>
  /** A no-op for a game that is no favourite. */
  remove(userId: number, slug: string): Promise<string[]>
  /** Adds a guest's favourites after those of the account, in the guest's order, up to the limit; unknown slugs are skipped. */
  merge(userId: number, slugs: readonly string[]): Promise<string[]>
}

export function createFavourites({ db, realtime }: { db: PlatformDatabase; realtime: Realtime }): Favourites {
  const inTurn = createTurns()

  /** Publishes within the player's turn: otherwise an older list could be sent after a newer one, and stay. */
  function change(
    userId: number,
    work: (trx: PlatformDatabase, liked: readonly string[]) => Promise<boolean>,
  ): Promise<string[]> {
    return inTurn(userId, async () => {
      const { slugs, order } = await db.transaction().execute(async (trx) => {
        await lockFavourites(trx, userId)
        const liked = await listFavouriteSlugs(trx, userId)
        if (!(await work(trx, liked))) return { slugs: liked }
        return { slugs: await listFavouriteSlugs(trx, userId), order: await takeEventOrder(trx) }
      })
      if (order !== undefined) realtime.publish(userRoom(userId), favouritesChanged, { slugs }, { order })
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

/** Serialises the work of each player. */
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
