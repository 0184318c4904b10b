// Tells the platform how orders ended. Promises: each notification is sent until it is acknowledged, ever less often, in whatever
// process runs; none is sent by two at once.
import { addSeconds } from '@yanta/config/clock'
import type { FastifyBaseLogger } from 'fastify'
import {
  findNextDue,
  postponeNotification,
  setAcknowledged,
  takeDueNotifications,
  type DueNotification,
} from './pay-orders.repository.ts'
import { endDueOrders, type PayContext } from './pay.service.ts'

/** Of the platform. */
const notifyPath = '/json-api/treasury/notify/sandbox'
/** Longer than one attempt takes. */
const leaseSeconds = 30
/** What another process left is found so late at most. */
const longestSleepMs = 30_000

/** Before the next attempt after so many: a second, then twice as long, at most five minutes. */
export function waitBeforeSending(tries: number): number {
  return Math.min(300, 2 ** Math.min(tries, 16))
}

type Context = Omit<PayContext, 'wake'> & {
  /** Signs and sends; rejects without an answer. */
  post: (path: string, body: string) => Promise<{ status: number }>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

export interface Notifier {
  /** Does what is due, and again whenever something is, until `stop`. */
  wake: () => void
  stop: () => Promise<void>
}

export function createNotifier(context: Context): Notifier {
  const { db, clock, post, log } = context
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let isCalled = false
  let isStopped = false

  async function send({ id, body, tries }: DueNotification): Promise<void> {
    const status = await post(notifyPath, body).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    )
    if (status === 200) return setAcknowledged(db, id, clock.now())
    log.warn({ notification: id, tries: tries + 1, status }, 'the platform did not acknowledge a payment')
    await postponeNotification(db, id, addSeconds(clock.now(), waitBeforeSending(tries)))
  }

  async function work(): Promise<void> {
    do {
      isCalled = false
      await endDueOrders({ ...context, wake: () => {} })
      const now = clock.now()
      const due = await takeDueNotifications(db, now, addSeconds(now, leaseSeconds))
      await Promise.all(due.map(send))
      if (due.length > 0) isCalled = true
    } while (isCalled && !isStopped)
    const next = await findNextDue(db)
    if (!isStopped) sleep(next === null ? longestSleepMs : next.getTime() - clock.now().getTime())
  }

  function sleep(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(wake, Math.max(50, Math.min(ms, longestSleepMs))).unref()
  }

  function wake(): void {
    isCalled = true
    if (isStopped || working) return
    working = work()
      .catch((error: unknown) => {
        log.error({ err: error }, 'payments could not be looked after')
        sleep(longestSleepMs)
      })
      .finally(() => {
        working = undefined
        if (isCalled && !isStopped) wake()
      })
  }

  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await working
    },
  }
}
