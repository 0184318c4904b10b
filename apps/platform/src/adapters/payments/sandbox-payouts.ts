// The provider of the demo: it pays nobody. A payout takes ten seconds; one to a target that ends in 0000 fails.
import { addSeconds, type Clock } from '@yanta/config/clock'
import type { PayoutAdapter } from './payout-adapter.ts'

const paidAfterSeconds = 10
const failingTarget = /0000$/

export function createSandboxPayouts(clock: Clock): PayoutAdapter {
  /** What it has received; forgotten with the process, whose successor is sent what has not ended again. */
  const received = new Map<string, { endsAt: Date; fails: boolean }>()
  return {
    async send({ id, fields }) {
      if (received.has(id)) return
      const fails = Object.values(fields).some((value) => failingTarget.test(value))
      received.set(id, { endsAt: addSeconds(clock.now(), paidAfterSeconds), fails })
    },
    async ask(id) {
      const payout = received.get(id)
      if (!payout) return { status: 'unknown' }
      if (payout.endsAt > clock.now()) return { status: 'pending' }
      return payout.fails ? { status: 'failed', reason: 'recipient_unknown' } : { status: 'done' }
    },
  }
}
