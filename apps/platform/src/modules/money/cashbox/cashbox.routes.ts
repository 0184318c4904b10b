// What the cashbox shows before anything is paid.
import { getGeneralLimit, getLastBet, getSumRange, listPaymentSystems } from '@yanta/contract'
import type { CurrencyEntry, PaymentEntry } from '@yanta/content'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { findLastStake } from '../../play/rounds/rounds.service.ts'
import { choosePreset, findGeneralLimit, findLastUsed, presentSystems } from '../deposits/deposits.service.ts'
import { findGeneralPayoutLimit, mostOpenPayouts } from '../payouts/payouts.service.ts'

interface CashboxContent {
  /** The ways to pay in that are offered. */
  methods: readonly PaymentEntry[]
  currencies: readonly CurrencyEntry[]
}

export function addCashbox(app: FastifyInstance, { methods, currencies }: CashboxContent): void {
  const { deps } = app
  const sumsOf = (currency: string) => {
    const { depositPresets: presets, defaultDeposit: standard } = currencies.find(
      ({ code }) => code === currency,
    )!
    return { presets, standard }
  }

  route(app, listPaymentSystems, async ({ player, locale }) => {
    const items = presentSystems(methods, player.currency, locale)
    const offered = items.map(({ key }) => key)
    return { items, lastUsed: await findLastUsed(deps, player.id, offered) }
  })
  route(app, getGeneralLimit, ({ player: { currency } }) => ({
    currency,
    deposit: findGeneralLimit(methods, currency),
    payout: findGeneralPayoutLimit(currency, currencies),
    openPayouts: mostOpenPayouts,
  }))
  route(app, getSumRange, ({ player: { currency } }) => {
    const { presets, standard } = sumsOf(currency)
    return { currency, presets, default: standard }
  })
  route(app, getLastBet, async ({ player: { id, currency } }) => {
    const stake = await findLastStake(deps.db, id)
    const { presets, standard } = sumsOf(currency)
    return { currency, amount: stake, preset: choosePreset(presets, { standard, stake }) }
  })
}
