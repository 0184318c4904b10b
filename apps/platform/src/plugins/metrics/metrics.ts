// Metrics of the platform for operators. Those of its state are read when they are asked for, from the database: each process tells the
// same, so that an operator takes one of them (max), and adds up only what ends in _total, _count, _sum or _bucket.
import { currencies } from '@yanta/contract'
import type { Database } from '@yanta/database'
import { addMetricsPort, addRequestMetrics, Counter, Gauge, Registry } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import type { OutboxConsumer } from '../event-outbox/outbox-consumers.service.ts'
import {
  countOpenItems,
  listDepositCounts,
  listJobStates,
  listOutboxLags,
  listPayoutCounts,
} from './platform-state.repository.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call of the contract. */
    call?: string
  }
}

/** Metrics register here, each under a name of its own. */
export function createMetrics(): Registry {
  return new Registry()
}

/** The name of a request's call; every other address is one. */
export function nameCall({ routeOptions }: { routeOptions: { config: { call?: string } } }): string {
  return routeOptions.config.call ?? 'other'
}

/** Times calls, and opens the port of metrics while the platform listens. */
export function addMetrics(app: FastifyInstance, connections: Database['countConnections']): void {
  const { metrics, config, realtime } = app.deps
  addRequestMetrics(app, metrics, {
    name: 'platform_call_duration_seconds',
    help: 'Time from the arrival of a call to its answer',
    nameOf: nameCall,
  })
  addMetricsPort(app, metrics, { metricsHost: config.metricsHost, port: config.platformMetricsPort })
  const registers = [metrics]
  new Gauge({
    name: 'platform_sockets_open',
    help: 'Open sockets of browsers and of the site itself',
    registers,
    collect() {
      this.set(realtime.countListeners())
    },
  })
  new Gauge({
    name: 'platform_database_connections',
    help: 'Connections to the database by state; waiting are requests that have none',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
    },
  })
  addStateMetrics(app)
}

function addStateMetrics(app: FastifyInstance): void {
  const { metrics, db, clock } = app.deps
  const addState = (
    gauge: { name: string; help: string; label: string },
    read: (now: Date) => Promise<readonly (readonly [label: string, value: number])[]>,
  ) =>
    new Gauge({
      name: gauge.name,
      help: gauge.help,
      labelNames: [gauge.label],
      registers: [metrics],
      async collect() {
        this.reset()
        // Without the database the other metrics are needed all the more.
        const values = await read(clock.now()).catch(() => [])
        for (const [label, value] of values) this.set({ [gauge.label]: label }, value)
      },
    })
  addState(
    {
      name: 'platform_outbox_lag_seconds',
      help: 'Age of the oldest event that a consumer has still to read',
      label: 'consumer',
    },
    async (now) => (await listOutboxLags(db, now)).map(({ consumer, seconds }) => [consumer, seconds]),
  )
  addState(
    { name: 'platform_job_overdue_seconds', help: 'Time for which a job has been due', label: 'job' },
    async (now) => (await listJobStates(db, now)).map(({ name, overdueSeconds }) => [name, overdueSeconds]),
  )
  addState(
    {
      name: 'platform_job_failed_attempts',
      help: 'Tries of the due run of a job that have failed',
      label: 'job',
    },
    async (now) => (await listJobStates(db, now)).map(({ name, failedAttempts }) => [name, failedAttempts]),
  )
  addState(
    { name: 'platform_deposits', help: 'Deposits begun in the last 24 hours', label: 'status' },
    async (now) => (await listDepositCounts(db, now)).map(({ status, count }) => [status, count]),
  )
  addState(
    { name: 'platform_payouts', help: 'Payouts requested in the last 24 hours', label: 'status' },
    async (now) => (await listPayoutCounts(db, now)).map(({ status, count }) => [status, count]),
  )
  addState(
    {
      name: 'platform_deposit_open_items',
      help: 'Differences between a provider and the platform that wait for the desk',
      label: 'kind',
    },
    async () => (await countOpenItems(db)).map(({ kind, count }) => [kind, count]),
  )
}

/** Counts what a consumer has read and is committed: each fact once over all processes. */
export function countFacts(metrics: Registry, { name, consume }: OutboxConsumer): OutboxConsumer {
  const rounds = new Counter({
    name: 'platform_rounds_settled_total',
    help: 'Settled rounds with a stake of money',
    labelNames: ['currency'],
    registers: [metrics],
  })
  // Zero is said from the start: a sum over nothing is no number, and the alert on no rounds would never fire.
  for (const currency of currencies) rounds.inc({ currency }, 0)
  return {
    name,
    async consume(trx, events) {
      const notify = await consume(trx, events)
      return (realtime) => {
        for (const { type, data } of events)
          if (type === 'round.settled') rounds.inc({ currency: data.currency })
        notify?.(realtime)
      }
    },
  }
}
