// Mines played against a provider under test: a page, a round and its steps, as a player sends them and as they are stored.
import type { MinesPlay } from '@yanta/game-rules/mines'
import type { Round } from '../api.ts'
import { roundOf, type Page, type Provider } from './provider.ts'

export const cashOut = { kind: 'cash_out' }
export const open = (cell: unknown) => ({ kind: 'open', cell })

let requests = 0
/** A request id unique in this process. */
export const nextRequestId = (): string => `request-of-mines-${++requests}`

export function playMines(provider: Provider) {
  const openPage = (changes: Parameters<Provider['open']>[0] = {}) =>
    provider.open({ gameSlug: 'deep-mines', ...changes })
  const start = (page: Page, changes: { stake?: unknown; choice?: unknown; requestId?: string } = {}) =>
    page.send('POST', '/api/rounds', {
      stake: 2000,
      choice: { mines: 5 },
      requestId: nextRequestId(),
      ...changes,
    })
  const take = (
    page: Page,
    round: Pick<Round, 'id'>,
    number: unknown,
    step: unknown,
    requestId = nextRequestId(),
  ) => page.send('POST', `/api/rounds/${round.id}/steps`, { number, step, requestId })
  const stored = async (id: string) =>
    provider.db.selectFrom('rounds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const roundingOf = async (id: string) => ((await stored(id)).outcome as MinesPlay).rounding
  const fieldOf = async (id: string) => ((await stored(id)).outcome as MinesPlay).field
  const safeCells = async (id: string) => {
    const field = await fieldOf(id)
    return Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !field.includes(cell))
  }
  return {
    openPage,
    start,
    take,
    stored,
    fieldOf,
    roundingOf,
    safeCells,
    /** The last part of each wallet call's path, and its amount. */
    moneyCalls: () => provider.wallet.calls.map(({ path, body }) => [path.split('/').at(-1), body['amount']]),
    async begin(changes: Parameters<typeof openPage>[0] = {}) {
      const page = await openPage(changes)
      const round = roundOf(await start(page))
      return { page, round, safe: await safeCells(round.id), field: await fieldOf(round.id) }
    },
  }
}
