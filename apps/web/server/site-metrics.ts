import { addMetricsPort, addRequestMetrics, Registry } from '@yanta/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebConfig } from './web-config.ts'

/** The route of a request as it was declared: documents are one, forwarded calls another. */
export function nameRoute({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string {
  return routeOptions.url ?? 'other'
}

/** Times what the site answers, and opens the port of its metrics while it listens. */
export function addSiteMetrics(
  app: FastifyInstance,
  { metricsHost, siteMetricsPort }: Pick<WebConfig, 'metricsHost' | 'siteMetricsPort'>,
): Registry {
  const registry = new Registry()
  addRequestMetrics(app, registry, {
    name: 'site_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer, by its route',
    nameOf: nameRoute,
  })
  addMetricsPort(app, registry, { metricsHost, port: siteMetricsPort })
  return registry
}
