// A player's real and bonus money as a few maps, written independently of the wallet on purpose: both must give the same results.

export type BonusOperation =
  | { kind: 'grant'; id: string; amount: number; times: number; cap: number; max: number | null }
  | { kind: 'deposit'; id: string; amount: number }
  | { kind: 'bet'; id: string; round: string; amount: number }
  | { kind: 'win'; id: string; round: string; amount: number; closes: boolean }
  | { kind: 'rollback'; id: string; round: string; bet: string }
  | { kind: 'settle'; id: string; round: string; amount: number; win: number }
  | { kind: 'cancel'; isForced: boolean }
  /** The bonus expires; `sweep` is the job that ends it. */
  | { kind: 'overtime' }
  | { kind: 'sweep' }

export type BonusAnswer = { refused: string } | { balance: number; balanceAfterBet?: number } | 'done'

/** Percent of a stake that counts. */
export const contribution = 60

interface Deps {
  real: number
  bonus: number
}
interface ModelRound {
  status: 'open' | 'settled' | 'rolled_back'
  bets: Map<string, Deps>
  paid: number
  bonus: number | null
}
interface ModelBonus {
  needed: number
  done: number
  cap: number
  max: number | null
  status: 'active' | 'completed' | 'lost' | 'expired' | 'cancelled'
  isOver: boolean
  converted: number
}

export class BonusModel {
  real: number
  bonus = 0
  /** All bonuses ever granted; at most the last is active. */
  readonly bonuses: ModelBonus[] = []
  private readonly rounds = new Map<string, ModelRound>()
  private readonly answers = new Map<string, BonusAnswer>()
  private readonly blocked = new Set<string>()

  constructor(real: number) {
    this.real = real
  }

  /** An accepted operation gets the same answer for ever; a refused one is tried again. */
  apply(operation: BonusOperation): BonusAnswer {
    const id = 'id' in operation ? operation.id : null
    if (id && this.answers.has(id)) return this.answers.get(id)!
    const answer = this.perform(operation)
    if (id && (answer === 'done' || !('refused' in answer))) this.answers.set(id, answer)
    return answer
  }

  private perform(operation: BonusOperation): BonusAnswer {
    switch (operation.kind) {
      case 'grant':
        return this.grant(operation)
      case 'deposit':
        this.real += operation.amount
        return 'done'
      case 'bet':
        return this.bet(operation.round, operation.id, operation.amount) ?? this.receipt(operation.round)
      case 'win':
        return (
          this.win(operation.round, operation.amount, operation.closes) ??
          this.receipt(operation.round, operation.closes)
        )
      case 'rollback':
        return this.rollback(operation.round, operation.bet)
      case 'settle':
        return this.settle(operation)
      case 'cancel':
        return this.cancel(operation.isForced)
      case 'overtime':
        if (this.active) this.active.isOver = true
        return 'done'
      case 'sweep':
        if (this.active?.isOver) this.endByTime(this.active)
        return 'done'
    }
  }

  private get active(): ModelBonus | undefined {
    const last = this.bonuses.at(-1)
    return last?.status === 'active' ? last : undefined
  }

  /** The number of the bonus whose money may be staked. */
  private get live(): number | null {
    return this.active && !this.active.isOver ? this.bonuses.length : null
  }

  private get playable(): number {
    return this.real + (this.live ? this.bonus : 0)
  }

  private grant({ amount, times, cap, max }: Extract<BonusOperation, { kind: 'grant' }>): BonusAnswer {
    if (this.live) return { refused: 'has_bonus' }
    if (this.active) this.endByTime(this.active)
    this.bonuses.push({
      needed: amount * times,
      done: 0,
      cap,
      max,
      status: 'active',
      isOver: false,
      converted: 0,
    })
    this.bonus += amount
    return 'done'
  }

  private bet(ref: string, id: string, amount: number): BonusAnswer | undefined {
    if (this.blocked.has(id)) return { refused: 'bet_rolled_back' }
    const round = this.rounds.get(ref) ?? { status: 'open', bets: new Map(), paid: 0, bonus: this.live }
    const shut = refuseShut(round)
    if (shut) return shut
    const isOfLive = round.bonus !== null && round.bonus === this.live
    const staked = sum(round)
    const max = isOfLive ? this.active!.max : null
    if (max !== null && staked.real + staked.bonus + amount > max) return { refused: 'bonus_stake_too_large' }
    const real = Math.min(amount, this.real)
    if (amount - real > (isOfLive ? this.bonus : 0)) return { refused: 'insufficient_funds' }
    this.real -= real
    this.bonus -= amount - real
    round.bets.set(id, { real, bonus: amount - real })
    this.rounds.set(ref, round)
    return undefined
  }

  private win(ref: string, amount: number, closes: boolean): BonusAnswer | undefined {
    const round = this.rounds.get(ref)
    if (!round) return { refused: 'round_not_found' }
    const shut = refuseShut(round)
    if (shut) return shut
    const stake = sum(round)
    const toBonus = stake.bonus === 0 ? 0 : Math.floor((amount * stake.bonus) / (stake.real + stake.bonus))
    this.pay(round, { real: amount - toBonus, bonus: toBonus })
    round.paid += amount - toBonus + (round.bonus === this.live ? toBonus : 0)
    if (closes) round.status = 'settled'
    return undefined
  }

  private rollback(ref: string, betId: string): BonusAnswer {
    const round = this.rounds.get(ref)
    const bet = round?.bets.get(betId)
    if (!this.answers.has(betId)) this.blocked.add(betId)
    if (!round || !bet) return { balance: this.playable }
    if (round.status !== 'open' || (round.bets.size === 1 && round.paid > 0))
      return { refused: 'round_closed' }
    round.bets.delete(betId)
    this.pay(round, bet)
    if (round.bets.size === 0) round.status = 'rolled_back'
    return this.receipt(ref)
  }

  private settle({ round: ref, id, amount, win }: Extract<BonusOperation, { kind: 'settle' }>): BonusAnswer {
    const known = this.rounds.get(ref)
    if (known) return refuseShut(known) ?? { refused: 'transaction_conflict' }
    const refused = this.bet(ref, id, amount)
    if (refused) return refused
    const balanceAfterBet = this.playable
    this.win(ref, win, true)
    return { ...(this.receipt(ref, true) as { balance: number }), balanceAfterBet }
  }

  private cancel(isForced: boolean): BonusAnswer {
    if (!this.live) return { refused: 'bonus_not_found' }
    if (!isForced && this.isInPlay()) return { refused: 'bonus_in_play' }
    this.end('cancelled')
    return 'done'
  }

  /** The bonus part for an ended bonus is void. */
  private pay(round: ModelRound, { real, bonus }: Deps): void {
    this.real += real
    if (round.bonus !== null && round.bonus === this.live) this.bonus += bonus
  }

  private receipt(ref: string, isSettled = false): BonusAnswer {
    const round = this.rounds.get(ref)!
    const bonus = this.active
    if (bonus && this.live && round.bonus === this.live) {
      const { real, bonus: ofBonus } = sum(round)
      if (isSettled) bonus.done += Math.floor(((real + ofBonus) * contribution) / 100)
      if (!this.isInPlay()) {
        if (bonus.done >= bonus.needed) this.end('completed')
        else if (this.bonus === 0) this.end('lost')
      }
    }
    return { balance: this.playable }
  }

  private isInPlay(): boolean {
    return [...this.rounds.values()].some(
      (round) => round.status === 'open' && round.bonus === this.bonuses.length && sum(round).bonus > 0,
    )
  }

  private endByTime({ done, needed }: ModelBonus): void {
    this.end(done < needed ? 'expired' : 'completed')
  }

  private end(status: 'completed' | 'lost' | 'expired' | 'cancelled'): void {
    const bonus = this.active!
    bonus.status = status
    if (status === 'completed') bonus.converted = Math.min(this.bonus, bonus.cap)
    this.real += bonus.converted
    this.bonus = 0
  }
}

function sum({ bets }: ModelRound): Deps {
  return [...bets.values()].reduce(
    (total, { real, bonus }) => ({ real: total.real + real, bonus: total.bonus + bonus }),
    { real: 0, bonus: 0 },
  )
}

function refuseShut({ status }: ModelRound): BonusAnswer | undefined {
  if (status === 'settled') return { refused: 'round_closed' }
  return status === 'rolled_back' ? { refused: 'round_rolled_back' } : undefined
}
