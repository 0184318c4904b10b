// Operations of a random history, sent to the real wallet; each history has ids of its own.
import { Refusal } from '@yanta/server'
import { payWin, placeBet, rollbackBet, settleRound, type WalletContext } from '../wallet.service.ts'

export type WalletOperation =
  | { kind: 'bet'; round: string; id: string; amount: number }
  | { kind: 'win'; round: string; id: string; amount: number; closes: boolean }
  | { kind: 'rollback'; round: string; id: string; bet: string }
  | {
      kind: 'settle'
      round: string
      id: string
      winId: string
      amount: number
      win: number
      /** Of a round paid by the house. */
      freeRoundsId?: string
      isFeature?: boolean
    }

interface Receipt {
  balance: number
  balanceAfterBet?: number
}

export type OperationAnswer = { refused: string } | Receipt | 'done'

export function sendOperation(
  context: WalletContext,
  { sessionId, prefix }: { sessionId: string; prefix: string },
  operation: WalletOperation,
): Promise<Receipt> {
  const name = (id: string) => `${prefix}:${id}`
  const round = { sessionId, roundId: name(operation.round), currency: 'RUB' as const }
  const transactionId = name(operation.id)
  switch (operation.kind) {
    case 'bet':
      return placeBet(context, 'yanta', { ...round, transactionId, amount: operation.amount })
    case 'win':
      return payWin(context, 'yanta', {
        ...round,
        transactionId,
        amount: operation.amount,
        closesRound: operation.closes,
      })
    case 'rollback':
      return rollbackBet(context, 'yanta', { ...round, transactionId, betTransactionId: name(operation.bet) })
    case 'settle':
      return settleRound(context, 'yanta', {
        ...round,
        betTransactionId: transactionId,
        winTransactionId: name(operation.winId),
        stake: operation.amount,
        win: operation.win,
        freeRoundsId: operation.freeRoundsId,
        isFeature: operation.isFeature,
      })
  }
}

/** The result of an operation as the models give it: a receipt without the platform's ids, a refusal's code, or `done`. */
export async function answerOperation(
  { kind }: { kind: string },
  perform: () => Promise<unknown>,
): Promise<OperationAnswer> {
  try {
    const answer = await perform()
    if (!['bet', 'win', 'rollback', 'settle'].includes(kind)) return 'done'
    const { balance, balanceAfterBet } = answer as Receipt
    return kind === 'settle' ? { balance, balanceAfterBet } : { balance }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code }
    throw error
  }
}
