// Lighthouse's mobile run over the guest lobby: the median of three.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installLocked } from '../tools/bootstrap/npm.mjs'
import type { Bench, Measurement } from './measurement.ts'
import { median } from './rank-test.ts'

const runs = 3
const folder = join(import.meta.dirname, 'lighthouse')
const scores = [
  ['performance', 98],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
] as const

export const lighthouse: Bench = {
  name: 'lighthouse',
  async measure({ site, chromiumPath }) {
    if (!existsSync(join(folder, 'node_modules'))) installLocked(folder, 'Lighthouse')
    const results: Report[] = []
    for (let index = 0; index < runs; index += 1) results.push(await runOnce(site.origin, chromiumPath))
    const medianOf = (pick: (result: Report) => number) => median(results.map(pick))
    const timing = (
      name: string,
      audit: string,
      unit: Measurement['unit'],
      divisor: number,
      budget: number,
    ): Measurement => ({
      name: `Lighthouse mobile: ${name}`,
      value: medianOf(({ audits }) => audits[audit]!.numericValue ?? 0) / divisor,
      unit,
      budget,
    })
    return [
      ...scores.map(([category, budget]): Measurement => ({
        name: `Lighthouse mobile: ${category}`,
        value: medianOf(({ categories }) => (categories[category]!.score ?? 0) * 100),
        unit: '',
        budget,
        atLeast: true,
      })),
      timing('LCP', 'largest-contentful-paint', 's', 1000, 1.7),
      timing('TBT', 'total-blocking-time', 'ms', 1, 80),
      timing('CLS', 'cumulative-layout-shift', '', 1, 0.01),
    ]
  },
}

/** Of Lighthouse's report, what is measured here. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** A program of its own: its dependencies are installed for the bench alone. */
async function runOnce(url: string, chromePath: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${scores.map(([category]) => category).join(',')}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic',
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as Report
}
