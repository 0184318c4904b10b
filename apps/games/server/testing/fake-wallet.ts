// A wallet for tests that follows the contract (idempotent, signed, atomic) while its connection can be made to fail.
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyReply } from 'fastify'
import * as v from 'valibot'
import {
  authenticateRun,
  getWalletBalance,
  payWin,
  placeBet,
  refusals,
  rollbackBet,
  settleRound,
  type CallBody,
  type CallDeclaration,
  type CallResponse,
  type FreeRounds,
  type PlayRules,
  type RefusalCode,
  type RefusalParams,
} from '@yanta/contract'
import { checkSignature, signatureHeader } from '@yanta/contract/signature'

/**
 * A fault injected into the next settle or rollback call: the wallet dies before or after processing it, answers late, answers 500
 * without processing it, or refuses.
 */
export type Mishap =
  | 'dies_before'
  | 'dies_after'
  | 'late'
  | 'fails'
  | { refuses: RefusalCode; params?: RefusalParams }

export interface WalletSession {
  playerId: string
  balance: number
  gameSlug: string
  mode: 'real' | 'demo'
  currency: 'RUB' | 'EUR'
  isExpired: boolean
  /** The player of the session has logged out. */
  isDeactivated?: boolean
  /** Free rounds of the session's player. */
  freeRounds?: FreeRounds
  /** What the jurisdiction says of the game; left out, nothing. */
  rules?: PlayRules
}

type Receipt = CallResponse<typeof settleRound>

export const walletSecret = 'test-wallet-secret-0123456789abcdef'

export async function startFakeWallet({ lateMs = 2500 } = {}) {
  const sessions = new Map<string, WalletSession>()
  const settled = new Map<string, { body: CallBody<typeof settleRound>; receipt: Receipt }>()
  const bets = new Map<string, { body: CallBody<typeof placeBet>; receipt: CallResponse<typeof placeBet> }>()
  const wins = new Map<string, { body: CallBody<typeof payWin>; receipt: CallResponse<typeof payWin> }>()
  const rolledBack = new Set<string>()
  const calls: { path: string; body: Record<string, unknown> }[] = []
  const mishaps: Mishap[] = []
  let beforeSettle: (() => Promise<void>) | undefined
  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  function serve<C extends CallDeclaration & { body: v.GenericSchema<any, any> }>(
    call: C,
    handle: (body: CallBody<C>) => unknown,
    canFail = false,
  ): void {
    app.post(call.path, async (request, reply) => {
      const raw = request.body as string
      const verdict = checkSignature(request.headers[signatureHeader] as string, {
        secret: walletSecret,
        method: 'POST',
        path: request.url,
        body: raw,
      })
      if (verdict !== 'ok') return refuse(reply, verdict)
      const body = v.parse(call.body, JSON.parse(raw))
      calls.push({ path: call.path, body: body as Record<string, unknown> })
      const mishap = canFail ? mishaps.shift() : undefined
      if (mishap === 'dies_before') return hangUp(reply)
      if (mishap === 'fails') return reply.code(500).send({ errors: [{ code: 'internal_error' }] })
      if (typeof mishap === 'object') return refuse(reply, mishap.refuses, mishap.params)
      if (canFail) await beforeSettle?.()
      const answer = handle(body)
      if (mishap === 'dies_after') return hangUp(reply)
      if (mishap === 'late') await new Promise((resolve) => setTimeout(resolve, lateMs))
      return typeof answer === 'string' ? refuse(reply, answer as RefusalCode) : reply.send(answer)
    })
  }

  serve(authenticateRun, ({ runToken }) => {
    const session = sessions.get(runToken)
    if (!session) return 'session_not_found'
    return {
      sessionId: runToken,
      playerId: session.playerId,
      mode: session.mode,
      gameSlug: session.gameSlug,
      currency: session.currency,
      balance: session.balance,
      locale: 'ru',
      nickName: null,
      expiresAt: '2030-01-01T00:00:00.000Z',
      freeRounds: session.freeRounds && session.freeRounds.left > 0 ? session.freeRounds : null,
      ...(session.rules && { rules: session.rules }),
    }
  })
  serve(getWalletBalance, ({ sessionId }) => {
    const session = sessions.get(sessionId)
    if (session?.isDeactivated) return 'session_deactivated'
    return session ? { balance: session.balance, currency: session.currency } : 'session_not_found'
  })
  serve(
    settleRound,
    (body) => {
      const session = sessions.get(body.sessionId)
      if (!session) return 'session_not_found'
      const known = settled.get(body.roundId)
      if (known)
        return JSON.stringify(known.body) === JSON.stringify(body) ? known.receipt : 'transaction_conflict'
      if (rolledBack.has(body.betTransactionId)) return 'bet_rolled_back'
      if (session.isExpired) return 'session_expired'
      if (body.freeRoundsId !== undefined) {
        const free = session.freeRounds
        if (free?.id !== body.freeRoundsId || free.left === 0 || free.isFeature !== (body.isFeature ?? false))
          return 'free_rounds_not_found'
        if (free.stake !== body.stake) return 'free_rounds_stake'
        session.freeRounds = { ...free, left: free.left - 1, won: free.won + body.win }
        const receipt: Receipt = {
          transactionId: `t${settled.size + 1}`,
          balance: session.balance,
          balanceAfterBet: session.balance,
          freeRounds: session.freeRounds,
          currency: session.currency,
        }
        settled.set(body.roundId, { body, receipt })
        return receipt
      }
      if (session.balance < body.stake) return 'insufficient_funds'
      const balanceAfterBet = session.balance - body.stake
      session.balance = balanceAfterBet + body.win
      const receipt: Receipt = {
        transactionId: `t${settled.size + 1}`,
        balance: session.balance,
        balanceAfterBet,
        freeRounds: null,
        currency: session.currency,
      }
      settled.set(body.roundId, { body, receipt })
      return receipt
    },
    true,
  )
  serve(
    placeBet,
    (body) => {
      const session = sessions.get(body.sessionId)
      if (!session) return 'session_not_found'
      const known = bets.get(body.transactionId)
      if (known)
        return JSON.stringify(known.body) === JSON.stringify(body) ? known.receipt : 'transaction_conflict'
      if (rolledBack.has(body.transactionId)) return 'bet_rolled_back'
      if (session.isExpired) return 'session_expired'
      if (session.balance < body.amount) return 'insufficient_funds'
      session.balance -= body.amount
      const receipt = {
        transactionId: `b${bets.size + 1}`,
        balance: session.balance,
        currency: session.currency,
      }
      bets.set(body.transactionId, { body, receipt })
      return receipt
    },
    true,
  )
  serve(
    payWin,
    (body) => {
      const session = sessions.get(body.sessionId)
      if (!session) return 'session_not_found'
      const known = wins.get(body.roundId)
      if (known)
        return JSON.stringify(known.body) === JSON.stringify(body) ? known.receipt : 'transaction_conflict'
      const bet = [...bets.values()].find((each) => each.body.roundId === body.roundId)
      if (!bet) return 'round_not_found'
      if (rolledBack.has(bet.body.transactionId)) return 'round_rolled_back'
      session.balance += body.amount
      const receipt = {
        transactionId: `w${wins.size + 1}`,
        balance: session.balance,
        currency: session.currency,
      }
      wins.set(body.roundId, { body, receipt })
      return receipt
    },
    true,
  )
  serve(
    rollbackBet,
    (body) => {
      const session = sessions.get(body.sessionId)
      if (!session) return 'session_not_found'
      if (settled.has(body.roundId) || wins.has(body.roundId)) return 'round_closed'
      const bet = bets.get(body.betTransactionId)
      if (bet && !rolledBack.has(body.betTransactionId)) session.balance += bet.body.amount
      rolledBack.add(body.betTransactionId)
      return { transactionId: 'rollback', balance: session.balance, currency: session.currency }
    },
    true,
  )

  await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    baseUrl: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    sessions,
    settled,
    bets,
    wins,
    rolledBack,
    calls,
    mishaps,
    /** Sets a callback that runs during a settle call, before it has any effect. */
    onSettle: (work: (() => Promise<void>) | undefined) => {
      beforeSettle = work
    },
    close: () => app.close(),
  }
}

function refuse(reply: FastifyReply, code: RefusalCode, params?: RefusalParams): FastifyReply {
  return reply.code(refusals[code]).send({ errors: [{ code, ...(params && { params }) }] })
}

function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}
