// What the files of deploy/monitoring ask Prometheus for.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../project/root.ts'

export const alertsFile = join(root, 'deploy/monitoring/alerts.yaml')

export const readAlerts = (): unknown => parse(readFileSync(alertsFile, 'utf8'))

export const readDashboard = (): unknown =>
  JSON.parse(readFileSync(join(root, 'deploy/monitoring/dashboard.json'), 'utf8'))

export const readOperationsPage = (): string => readFileSync(join(root, 'docs/operations.md'), 'utf8')

/** The names of our metrics in a text, as they are registered: without the endings of a histogram. */
export function listMetricNames(text: string): string[] {
  const found = text.match(/\b(?:platform|site|games|client|process|nodejs|log)_[a-z0-9_]+\b/g) ?? []
  return [...new Set(found.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))]
}
