// Metrics of the games' server for operators. What is pending is read from the database when it is asked for: each process tells the same,
// so that an operator takes the largest, and adds up only what ends in _total, _count, _sum or _bucket.
import type { Clock } from '@yanta/config/clock'
import { addMetricsPort, addRequestMetrics, Counter, Gauge, Registry } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import type { GamesConfig } from './config.ts'
import type { ProviderDatabase } from './database/records.ts'
import { findPendingSince } from './rounds/rounds.repository.ts'

export interface GamesMetrics {
  registry: Registry
  countWalletCall(call: string, result: 'done' | 'refused' | 'unknown'): void
}

export function createGamesMetrics(): GamesMetrics {
  const registry = new Registry()
  const calls = new Counter({
    name: 'games_wallet_calls_total',
    help: 'Calls to the wallet of the platform; of unknown ones it is not known whether money has moved',
    labelNames: ['call', 'result'],
    registers: [registry],
  })
  return { registry, countWalletCall: (call, result) => calls.inc({ call, result }) }
}

interface Observed {
  db: ProviderDatabase
  clock: Clock
  config: Pick<GamesConfig, 'metricsHost' | 'gamesMetricsPort'>
}

/** Times what the server answers, and opens the port of its metrics while it listens. */
export function addGamesMetrics(
  app: FastifyInstance,
  { registry }: GamesMetrics,
  { db, clock, config: { metricsHost, gamesMetricsPort } }: Observed,
): void {
  addRequestMetrics(app, registry, {
    name: 'games_request_duration_seconds',
    help: 'Time from the arrival of a request to its answer, by its route',
    nameOf: ({ routeOptions }) => routeOptions.url ?? 'other',
  })
  addMetricsPort(app, registry, { metricsHost, port: gamesMetricsPort })
  new Gauge({
    name: 'games_round_pending_seconds',
    help: 'Age of the oldest round whose money has not been settled yet; 0 for none',
    registers: [registry],
    async collect() {
      this.reset()
      // Without the database the other metrics are needed all the more.
      const since = await findPendingSince(db).catch(() => null)
      if (since !== null) this.set(since ? Math.max(0, (clock.now().getTime() - since.getTime()) / 1000) : 0)
    },
  })
}
