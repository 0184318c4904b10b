// The wallet's pure steps on maps instead of a database, to run thousands of histories fast.
import { Refusal } from '@yanta/server'
import { findEndByTime } from '../../bonuses/bonuses.service.ts'
import { followBonus } from '../bonus-step.ts'
import { applyBet, applyRollback, applySettle, applyWin } from '../wallet.rules.ts'
import type { WalletRound, WalletState, WalletTransaction } from '../wallet-state.ts'
import { contribution, type BonusAnswer, type BonusOperation } from './bonus-model.ts'

interface MemoryBonus {
  needed: number
  done: number
  cap: number
  max: number | null
  status: string
  isOver: boolean
  converted: number
}

export class BonusMemory {
  readonly balances = { real: 0, bonus: 0 }
  readonly bonuses: MemoryBonus[] = []
  private readonly once = new Set<string>()
  private readonly rounds = new Map<string, WalletRound>()
  private transactions: readonly WalletTransaction[] = []

  constructor(real: number) {
    this.balances.real = real
  }

  apply(operation: BonusOperation): BonusAnswer {
    try {
      return this.perform(operation)
    } catch (error) {
      if (error instanceof Refusal) return { refused: error.code }
      throw error
    }
  }

  private perform(operation: BonusOperation): BonusAnswer {
    const running = this.bonuses.at(-1)?.status === 'active' ? this.bonuses.at(-1)! : null
    switch (operation.kind) {
      case 'bet':
        return this.step(operation.round, [operation.id], (state) =>
          applyBet(state, { transactionId: operation.id, amount: operation.amount, currency: 'RUB' }),
        )
      case 'win':
        return this.step(operation.round, [operation.id], (state) =>
          applyWin(state, {
            transactionId: operation.id,
            amount: operation.amount,
            currency: 'RUB',
            closesRound: operation.closes,
          }),
        )
      case 'rollback':
        return this.step(operation.round, [operation.id], (state) =>
          applyRollback(state, { transactionId: operation.id, betTransactionId: operation.bet }),
        )
      case 'settle': {
        const ids = { betTransactionId: operation.id, winTransactionId: `${operation.id}:win` }
        return this.step(operation.round, [ids.winTransactionId, ids.betTransactionId], (state) =>
          applySettle(state, { ...ids, stake: operation.amount, win: operation.win, currency: 'RUB' }),
        )
      }
      case 'deposit':
        return this.doOnce(operation.id, () => {
          this.balances.real += operation.amount
        })
      case 'grant':
        return this.doOnce(operation.id, () => {
          if (running && !running.isOver) throw new Refusal('has_bonus')
          if (running) this.endByTime(running)
          this.bonuses.push({
            needed: operation.amount * operation.times,
            done: 0,
            cap: operation.cap,
            max: operation.max,
            status: 'active',
            isOver: false,
            converted: 0,
          })
          this.balances.bonus += operation.amount
        })
      case 'cancel':
        if (!running || running.isOver) throw new Refusal('bonus_not_found')
        if (!operation.isForced && this.isInPlay(null)) throw new Refusal('bonus_in_play')
        this.end(running, 'cancelled')
        return 'done'
      case 'overtime':
        if (running) running.isOver = true
        return 'done'
      case 'sweep':
        if (running?.isOver) this.endByTime(running)
        return 'done'
    }
  }

  private step(
    roundRef: string,
    ids: readonly string[],
    take: (state: WalletState) => WalletState,
  ): BonusAnswer {
    const id = this.bonuses.length
    const running = this.bonuses.at(-1)
    const before: WalletState = {
      session: { id: 1, currency: 'RUB', allowsBonus: true, wagerContribution: contribution },
      bonus:
        running?.status === 'active' && !running.isOver
          ? {
              id,
              done: running.done,
              needed: running.needed,
              cap: running.cap,
              maxStake: running.max,
              isInPlayElsewhere: this.isInPlay(roundRef),
            }
          : null,
      freeRounds: null,
      stakeRefusal: null,
      rules: { waitMs: 0, mostStake: null, featureBuy: true, anteBet: true },
      limits: null,
      balances: { ...this.balances },
      roundRef,
      round: this.rounds.get(roundRef) ?? null,
      transactions: this.transactions,
      movements: [],
    }
    const after = followBonus(before, take(before))
    Object.assign(this.balances, after.balances)
    this.transactions = after.transactions
    if (after.round) this.rounds.set(roundRef, after.round)
    if (after.bonus)
      Object.assign(running!, {
        done: after.bonus.done,
        status: after.bonus.end?.status ?? 'active',
        converted: after.bonus.end?.converted ?? 0,
      })
    const [balance, balanceAfterBet] = ids.map(
      (transactionId) => after.transactions.find((each) => each.transactionId === transactionId)!.balance,
    )
    return { balance: balance!, ...(balanceAfterBet !== undefined && { balanceAfterBet }) }
  }

  private isInPlay(exceptRef: string | null): boolean {
    return [...this.rounds].some(
      ([ref, { status, stake, bonusId }]) =>
        ref !== exceptRef && status === 'open' && stake.bonus > 0 && bonusId === this.bonuses.length,
    )
  }

  private doOnce(id: string, act: () => void): BonusAnswer {
    if (!this.once.has(id)) act()
    this.once.add(id)
    return 'done'
  }

  private endByTime(bonus: MemoryBonus): void {
    const { status, converted } = findEndByTime(bonus, this.balances.bonus)
    bonus.converted = converted
    this.balances.real += converted
    this.end(bonus, status)
  }

  private end(bonus: MemoryBonus, status: string): void {
    bonus.status = status
    this.balances.bonus = 0
  }
}
