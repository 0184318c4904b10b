// The wallet as a few maps, written independently of the real one on purpose: both must give the same results.

export type Operation =
  | { kind: 'bet'; session: number; round: string; id: string; amount: number }
  | { kind: 'win'; session: number; round: string; id: string; amount: number; closes: boolean }
  | { kind: 'rollback'; session: number; round: string; id: string; bet: string }
  | { kind: 'settle'; session: number; round: string; id: string; winId: string; amount: number; win: number }
  | { kind: 'credit'; session: number; id: string; amount: number }
  /** The session has expired, or its player has started another game. */
  | { kind: 'end'; session: number; how: 'session_expired' | 'session_deactivated' }

export type Answer = { refused: string } | { balance: number; balanceAfterBet?: number } | 'done'

interface ModelRound {
  session: number
  status: 'open' | 'settled' | 'rolled_back'
  stake: number
  win: number
}
interface ModelTransaction {
  content: string
  balance: number
  amount: number
  status: 'done' | 'rolled_back' | 'blocked'
}

export class WalletModel {
  readonly balances: number[]
  private readonly ended = new Map<number, string>()
  private readonly credits = new Set<string>()
  private readonly rounds = new Map<string, ModelRound>()
  private readonly transactions = new Map<string, ModelTransaction>()

  /** @param balances the initial balance of each session's player */
  constructor(balances: readonly number[]) {
    this.balances = [...balances]
  }

  apply(operation: Operation): Answer {
    if (operation.kind === 'end') {
      if (this.ended.get(operation.session) !== 'session_deactivated')
        this.ended.set(operation.session, operation.how)
      return 'done'
    }
    if (operation.kind === 'credit') {
      if (!this.credits.has(operation.id)) this.balances[operation.session]! += operation.amount
      this.credits.add(operation.id)
      return 'done'
    }
    if (operation.kind === 'settle') return this.settle(operation)
    const { session, round, id } = operation
    if (operation.kind === 'bet') return this.bet(session, round, id, operation.amount)
    if (operation.kind === 'win') return this.win(session, round, id, operation.amount, operation.closes)
    return this.rollback(session, round, id, operation.bet)
  }

  private bet(session: number, roundRef: string, id: string, amount: number): Answer {
    const content = `bet ${session} ${roundRef} ${amount}`
    const known = this.transactions.get(id)
    if (known?.status === 'blocked') return { refused: 'bet_rolled_back' }
    if (known) return this.repeat(known, content)
    if (this.ended.has(session)) return { refused: this.ended.get(session)! }
    const round = this.rounds.get(roundRef)
    if (round && round.session !== session) return { refused: 'transaction_conflict' }
    if (round?.status === 'settled') return { refused: 'round_closed' }
    if (round?.status === 'rolled_back') return { refused: 'round_rolled_back' }
    if (this.balances[session]! < amount) return { refused: 'insufficient_funds' }
    this.balances[session]! -= amount
    this.rounds.set(roundRef, {
      session,
      status: 'open',
      stake: (round?.stake ?? 0) + amount,
      win: round?.win ?? 0,
    })
    return this.note(id, content, session, amount)
  }

  private win(session: number, roundRef: string, id: string, amount: number, closes: boolean): Answer {
    const content = `win ${session} ${roundRef} ${amount} ${closes}`
    const known = this.transactions.get(id)
    if (known) return this.repeat(known, content)
    const round = this.rounds.get(roundRef)
    if (!round || round.session !== session) return { refused: 'round_not_found' }
    if (round.status === 'settled') return { refused: 'round_closed' }
    if (round.status === 'rolled_back') return { refused: 'round_rolled_back' }
    this.balances[session]! += amount
    round.win += amount
    if (closes) round.status = 'settled'
    return this.note(id, content, session, amount)
  }

  private rollback(session: number, roundRef: string, id: string, betId: string): Answer {
    const content = `rollback ${session} ${roundRef} ${betId}`
    const known = this.transactions.get(id)
    if (known) return this.repeat(known, content)
    if (id === betId) return { refused: 'transaction_conflict' }
    const bet = this.transactions.get(betId)
    if (!bet) {
      this.transactions.set(betId, {
        content: `bet ${session} ${roundRef}`,
        balance: 0,
        amount: 0,
        status: 'blocked',
      })
      return this.note(id, content, session, 0)
    }
    if (!`${bet.content} `.startsWith(`bet ${session} ${roundRef} `))
      return { refused: 'transaction_conflict' }
    if (bet.status !== 'done') return this.note(id, content, session, 0)
    const round = this.rounds.get(roundRef)!
    if (round.status !== 'open' || (round.stake === bet.amount && round.win > 0))
      return { refused: 'round_closed' }
    round.stake -= bet.amount
    if (round.stake === 0) round.status = 'rolled_back'
    bet.status = 'rolled_back'
    this.balances[session]! += bet.amount
    return this.note(id, content, session, bet.amount)
  }

  private settle({
    session,
    round: roundRef,
    id,
    winId,
    amount,
    win,
  }: Extract<Operation, { kind: 'settle' }>): Answer {
    if (id === winId) return { refused: 'transaction_conflict' }
    const [bet, paid] = [this.transactions.get(id), this.transactions.get(winId)]
    if (!bet && !paid) {
      const round = this.rounds.get(roundRef)
      if (round && round.session === session)
        return {
          refused: {
            open: 'transaction_conflict',
            settled: 'round_closed',
            rolled_back: 'round_rolled_back',
          }[round.status],
        }
    } else if (!paid && bet!.status !== 'done') return { refused: 'bet_rolled_back' }
    else if (!bet || !paid) return { refused: 'transaction_conflict' }
    const staked = this.bet(session, roundRef, id, amount)
    if (staked === 'done' || 'refused' in staked) return staked
    const settled = this.win(session, roundRef, winId, win, true)
    return settled === 'done' || 'refused' in settled
      ? settled
      : { ...settled, balanceAfterBet: staked.balance }
  }

  private repeat(known: ModelTransaction, content: string): Answer {
    return known.content === content ? { balance: known.balance } : { refused: 'transaction_conflict' }
  }

  private note(id: string, content: string, session: number, amount: number): Answer {
    this.transactions.set(id, { content, balance: this.balances[session]!, amount, status: 'done' })
    return { balance: this.balances[session]! }
  }
}
