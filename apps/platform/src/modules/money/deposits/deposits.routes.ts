import { randomUUID } from 'node:crypto'
import {
  createRbkInvoice,
  getDeposit,
  getTodayDeposits,
  listDeposits,
  openDeposit,
  openMarbellaDeposit,
  type Deposit,
  type PaymentFlow,
} from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { Opening } from '../../../adapters/payments/deposit-adapter.ts'
import type { CalendarDay } from '../../../plugins/calendar.ts'
import { route, type RequestContext } from '../../../plugins/route.ts'
import * as deposits from './deposits.service.ts'

type Opened<Flow extends PaymentFlow> = Extract<Opening, { flow: Flow }>
type OpenedWish = Omit<deposits.DepositWish, 'locale' | 'key'> & { key?: string | undefined }
type Opener = Pick<RequestContext<typeof openDeposit>, 'player' | 'locale'>

const askEveryMs = 30_000

export function addDeposits(
  app: FastifyInstance,
  context: deposits.DepositsContext,
  findDay: (moment: Date) => CalendarDay,
): void {
  const { jobs } = app.deps

  async function open<Flow extends PaymentFlow>(
    { player, locale }: Opener,
    { key = randomUUID(), ...wish }: OpenedWish & { flow: Flow },
  ): Promise<{ deposit: Deposit; opening: Opened<Flow> }> {
    const { deposit, opening } = await deposits.beginDeposit(context, player, { ...wish, key, locale })
    if (opening.flow !== wish.flow) throw new Error(`a deposit by ${wish.flow} was opened by ${opening.flow}`)
    const [presented] = await deposits.presentDeposits(context, player.id, [deposit], locale)
    return { deposit: presented!, opening: opening as Opened<Flow> }
  }

  route(app, openDeposit, async (request) => {
    const { dep_qs: wish, qs } = request.body
    const { deposit, opening } = await open(request, { ...wish, flow: 'form', returnQuery: qs })
    return { deposit, url: opening.url, method: opening.method, fields: opening.fields }
  })
  route(app, openMarbellaDeposit, async (request) => {
    const { params, query } = request
    const { deposit, opening } = await open(request, {
      ...params,
      flow: 'marbella',
      gift: query.gift ?? null,
      key: query.key,
      returnQuery: '',
    })
    return { deposit, redirectUrl: opening.redirectUrl }
  })
  route(app, createRbkInvoice, async (request) => {
    const { deposit, opening } = await open(request, { ...request.body, flow: 'rbk', returnQuery: '' })
    return { deposit, invoice: opening.invoice, scriptUrl: opening.scriptUrl }
  })
  route(app, listDeposits, ({ player, locale, query }) =>
    deposits.listPlayerDeposits(context, { userId: player.id, offset: query.offset, locale }),
  )
  route(app, getDeposit, ({ player, locale, params }) =>
    deposits.getPlayerDeposit(context, { userId: player.id, id: params.id, locale }),
  )
  route(app, getTodayDeposits, ({ player }) => deposits.getTodaysDeposits(context, findDay, player))

  // Providers sign their notifications in dialects of their own, so that it is no call of the contract. Open during a reconstruction:
  // what was paid is credited.
  app.post<{ Params: { provider: string } }>(
    '/json-api/treasury/notify/:provider',
    async (request, reply) => {
      const { url, headers, rawBody, params } = request
      await deposits.applyNotification(context, params.provider, { path: url, headers, body: rawBody })
      return reply.header('cache-control', 'no-store').send({ success: true })
    },
  )
  jobs.add({
    name: 'ask-deposits',
    everyMs: askEveryMs,
    async run() {
      await deposits.endSilence(context)
      await deposits.askAboutDeposits(context)
    },
  })
}
