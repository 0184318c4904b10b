// The latest winners. The list and the events of later wins have one source and agree: a client that reads the list and applies every
// event after it has all wins, some of them twice.
import {
  winnersAdded,
  winnersRoom,
  type CallAnswer,
  type Currency,
  type EventData,
  type listWinners,
  type Locale,
  type SnapshotMark,
  type Winner,
} from '@yanta/contract'
import { addSeconds, type Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Realtime } from '../../../plugins/realtime/realtime.ts'
import type { OutboxConsumer } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { selectLatestWins, selectWinsOf, type WinRecord } from './winners.repository.ts'
import { convertToRub, hideNickName } from './winners.rules.ts'

const mostListed = 100
/** The longest delay of wins that another process has not published yet. */
const cacheMs = 5_000
/** The minimum time between events of the room, and the maximum of wins in one. */
const publishEveryMs = 1_000
/** Older wins are no news. */
const newsSeconds = 60
const largestBatch = 30

export interface Winners {
  /** The newest first, amounts in kopecks by the operator's rates, names shortened. Without demo rounds, which have no player [7.69]. */
  list(locale: Locale, limit: number): Promise<CallAnswer<typeof listWinners>>
  /** Publishes wins to the public room, at most a second after they were settled [3.62]. */
  consumer: OutboxConsumer
  /** Drops wins that are not published yet. */
  close(): void
}

interface WinnersDeps {
  db: PlatformDatabase
  clock: Clock
  realtime: Realtime
  currencies: readonly { code: Currency; rateToRub: string }[]
  now?: () => number
}

export function createWinners({ db, clock, realtime, currencies, now = Date.now }: WinnersDeps): Winners {
  const rates = new Map(currencies.map(({ code, rateToRub }) => [code, rateToRub]))
  let cached: { at: number; mark: SnapshotMark; wins: Promise<WinRecord[]> } | undefined
  let waiting: WinRecord[] = []
  let timer: NodeJS.Timeout | undefined
  let publishedAt = 0

  function present({ id, nickName, win, currency, endedAt }: WinRecord): Omit<Winner, 'game'> {
    return {
      id: String(id),
      nick_name: hideNickName(nickName),
      amount: convertToRub(win, rates.get(currency) ?? '1'),
      wonAt: endedAt.toISOString(),
    }
  }

  function presentForAll(win: WinRecord): EventData<typeof winnersAdded>['data'][number] {
    return { ...present(win), game: { slug: win.slug, name: win.names, preview: win.preview } }
  }

  /** Cached until wins are published to the room, by any process: a list includes every win published up to its `seq`. */
  function readLatest(mark: SnapshotMark): Promise<WinRecord[]> {
    if (cached && now() - cached.at < cacheMs && isSameMark(cached.mark, mark)) return cached.wins
    const asked = { at: now(), mark, wins: selectLatestWins(db, mostListed) }
    cached = asked
    asked.wins.catch(() => {
      if (cached === asked) cached = undefined
    })
    return asked.wins
  }

  function notify(): void {
    timer = undefined
    publishedAt = now()
    realtime.publish(winnersRoom, winnersAdded, { data: waiting.splice(0).map(presentForAll) })
  }

  function addWins(wins: readonly WinRecord[]): void {
    if (wins.length === 0) return
    // Before publishing: a list with the next `seq` includes every win published up to there.
    cached = undefined
    waiting = [...wins, ...waiting].slice(0, largestBatch)
    timer ??= setTimeout(notify, Math.max(0, publishedAt + publishEveryMs - now())).unref()
  }

  return {
    async list(locale, limit) {
      const mark = realtime.mark(winnersRoom)
      const wins = (await readLatest(mark)).slice(0, limit)
      const data = wins.map((win) => ({
        ...present(win),
        game: { slug: win.slug, name: win.names[locale], preview: win.preview },
      }))
      return { data, options: { currency: 'RUB' }, ...mark }
    },

    consumer: {
      name: 'winners',
      async consume(trx, events) {
        const rounds = events.flatMap(({ type, data }) =>
          type === 'round.settled' && data.win > data.stake ? [data] : [],
        )
        if (rounds.length === 0) return undefined
        const wins = await selectWinsOf(trx, addSeconds(clock.now(), -newsSeconds), rounds, largestBatch)
        return () => addWins(wins)
      },
    },

    close: () => clearTimeout(timer),
  }
}

function isSameMark(one: SnapshotMark, other: SnapshotMark): boolean {
  return one.epoch === other.epoch && one.seq[winnersRoom] === other.seq[winnersRoom]
}
