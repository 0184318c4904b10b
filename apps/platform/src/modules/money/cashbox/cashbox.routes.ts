import { listPaymentSystems, listPayoutSystems, type PaymentSystem } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'

/** Payment methods of the installed adapters. */
export interface PaymentSystems {
  deposits: PaymentSystem[]
  payouts: PaymentSystem[]
}

export function addCashbox(app: FastifyInstance, { deposits, payouts }: PaymentSystems): void {
  route(app, listPaymentSystems, () => ({ items: deposits }))
  route(app, listPayoutSystems, () => ({ items: payouts }))
}
