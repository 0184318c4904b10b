import type { CurrencyEntry, PaymentEntry } from '@yanta/content'
import type { Currency } from '@yanta/contract'
import type { DepositAdapter } from '../../../adapters/payments/deposit-adapter.ts'
import { getRate } from '../../../plugins/currency-rate.ts'
import type { Deps } from '../../../plugins/deps.ts'
import { listOffered } from './payment-methods.rules.ts'

export interface DepositsContext extends Pick<Deps, 'db' | 'clock' | 'periods' | 'realtime' | 'config'> {
  /** The ways that are offered. */
  methods: readonly PaymentEntry[]
  /** All of the content: a deposit may be of one that is offered no more. */
  knownMethods: readonly PaymentEntry[]
  /** By provider. */
  adapters: ReadonlyMap<string, DepositAdapter>
  rateToRub(currency: Currency): string
  /** Receives what a provider did wrong; the deposit goes on. */
  report(error: unknown, depositId: number): void
  /** The last press of each key in this process that has not ended, by player and key. */
  presses: Map<string, Promise<unknown>>
}

export function createDepositsContext(
  { db, clock, periods, realtime, config }: Pick<Deps, 'db' | 'clock' | 'periods' | 'realtime' | 'config'>,
  { payments, currencies }: { payments: readonly PaymentEntry[]; currencies: readonly CurrencyEntry[] },
  adapters: readonly DepositAdapter[],
  report: DepositsContext['report'],
): DepositsContext {
  const byProvider = new Map(adapters.map((adapter) => [adapter.provider, adapter]))
  return {
    db,
    clock,
    periods,
    realtime,
    config,
    methods: listOffered(payments, (provider) => byProvider.has(provider)),
    knownMethods: payments,
    adapters: byProvider,
    rateToRub: (currency) => getRate(currency, currencies),
    report,
    presses: new Map(),
  }
}
