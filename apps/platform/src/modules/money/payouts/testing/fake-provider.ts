// A provider that pays when the test says so, and counts what has arrived.
import type {
  PayoutAdapter,
  PayoutAnswer,
  PayoutOrder,
} from '../../../../adapters/payments/payout-adapter.ts'

/** `ask`, `send`: the call does not arrive; `sent`: an order arrives, and its answer is lost. */
export type ProviderCrash = 'ask' | 'send' | 'sent'

export interface FakeProvider extends PayoutAdapter {
  /** Every order that has arrived, once for each time. */
  arrived: PayoutOrder[]
  /** How the payout ends; before, it is pending. */
  end(id: string, answer: PayoutAnswer): void
  /** The next such call throws; null: none does. */
  crash(when: ProviderCrash | null): void
}

export function createFakeProvider(): FakeProvider {
  const known = new Map<string, PayoutAnswer>()
  const arrived: PayoutOrder[] = []
  let crash: ProviderCrash | null = null
  const throwAt = (when: ProviderCrash) => {
    if (crash !== when) return
    crash = null
    throw new Error(`the provider was not reached: ${when}`)
  }
  return {
    arrived,
    async send(order) {
      throwAt('send')
      arrived.push(order)
      if (!known.has(order.id)) known.set(order.id, { status: 'pending' })
      throwAt('sent')
    },
    async ask(id) {
      throwAt('ask')
      return known.get(id) ?? { status: 'unknown' }
    },
    end: (id, answer) => void known.set(id, answer),
    crash: (when) => void (crash = when),
  }
}
