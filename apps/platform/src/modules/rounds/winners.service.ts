// Who won lately. The list and what is told of later wins come from one place and agree: whoever reads the list and hears every event
// after it has all wins, and some twice.
import {
  winnersAdded,
  winnersRoom,
  type CallAnswer,
  type Currency,
  type EventData,
  type listWinners,
  type Locale,
  type Winner,
} from '@yanta/contract'
import type { Kysely } from 'kysely'
import type { Realtime } from '../../plugins/realtime/realtime.ts'
import type { OutboxConsumer } from '../event-outbox/outbox-consumers.service.ts'
import { selectLatestWins, selectWinsOf, type WinRecord } from './winners.repository.ts'
import { convertToRub, hideNickName } from './winners.rules.ts'

const mostListed = 100
/** In another process on the same database wins are seen this late. */
const keptMs = 5_000
/** A room hears at most so often, and of so many of the newest. */
const toldEveryMs = 1_000
const mostTold = 30

export interface Winners {
  /** The newest first, amounts in kopecks by the operator's rates, names shortened. Rounds of demo are nobody's and not among them [7.69]. */
  list(locale: Locale, limit: number): Promise<CallAnswer<typeof listWinners>>
  /** Tells the public room of wins, at most a second after they were settled [3.62]. */
  consumer: OutboxConsumer
  /** What was not told yet is not told any more. */
  close(): void
}

interface WinnersParts {
  db: Kysely<any>
  realtime: Realtime
  currencies: readonly { code: Currency; rateToRub: string }[]
  now?: () => number
}

export function createWinners({ db, realtime, currencies, now = Date.now }: WinnersParts): Winners {
  const rates = new Map(currencies.map(({ code, rateToRub }) => [code, rateToRub]))
  let kept: { at: number; wins: Promise<WinRecord[]> } | undefined
  let waiting: WinRecord[] = []
  let timer: NodeJS.Timeout | undefined
  let toldAt = 0

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

  function readLatest(): Promise<WinRecord[]> {
    if (!kept || now() - kept.at >= keptMs) {
      const asked = { at: now(), wins: selectLatestWins(db, mostListed) }
      kept = asked
      asked.wins.catch(() => {
        if (kept === asked) kept = undefined
      })
    }
    return kept.wins
  }

  function tell(): void {
    timer = undefined
    toldAt = now()
    realtime.publish(winnersRoom, winnersAdded, { data: waiting.splice(0).map(presentForAll) })
  }

  function addWins(wins: readonly WinRecord[]): void {
    if (wins.length === 0) return
    // Before anybody is told: a list with the next number has all that was told up to there.
    kept = undefined
    waiting = [...wins, ...waiting].slice(0, mostTold)
    timer ??= setTimeout(tell, Math.max(0, toldAt + toldEveryMs - now())).unref()
  }

  return {
    async list(locale, limit) {
      const mark = realtime.mark(winnersRoom)
      const wins = (await readLatest()).slice(0, limit)
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
        const wins = await selectWinsOf(trx, rounds, mostTold)
        return () => addWins(wins)
      },
    },

    close: () => clearTimeout(timer),
  }
}
