import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { listMetricNames, readAlerts, readDashboard } from '../../../tools/testing/monitoring-files.ts'
import { addSiteMetrics } from './site-metrics.ts'

test('every metric of the site that dashboard and alerts name exists', () => {
  const registry = addSiteMetrics(Fastify(), { metricsHost: '127.0.0.1', siteMetricsPort: 0 })
  const named = listMetricNames(JSON.stringify([readAlerts(), readDashboard()])).filter((name) =>
    name.startsWith('site_'),
  )
  expect(named.length).toBeGreaterThan(0)
  for (const name of named) expect(registry.getSingleMetric(name), name).toBeDefined()
})
