// Lighthouse's mobile run over the guest lobby: the median of three.
import { launch } from 'chrome-launcher'
import run from 'lighthouse'
import type { Bench, Measurement } from './measurement.ts'

const runs = 3
const scores = [
  ['performance', 98],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
] as const

export const lighthouse: Bench = {
  name: 'lighthouse',
  async measure({ site, chromiumPath }) {
    const results: Awaited<ReturnType<typeof runOnce>>[] = []
    for (let index = 0; index < runs; index += 1) results.push(await runOnce(site.origin, chromiumPath))
    const median = (pick: (result: Awaited<ReturnType<typeof runOnce>>) => number) =>
      results.map(pick).sort((a, b) => a - b)[Math.floor(runs / 2)]!
    const timing = (
      name: string,
      audit: string,
      unit: Measurement['unit'],
      divisor: number,
      budget: number,
    ): Measurement => ({
      name: `Lighthouse mobile: ${name}`,
      value: median(({ audits }) => audits[audit]!.numericValue ?? 0) / divisor,
      unit,
      budget,
    })
    return [
      ...scores.map(([category, budget]): Measurement => ({
        name: `Lighthouse mobile: ${category}`,
        value: median(({ categories }) => (categories[category]!.score ?? 0) * 100),
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

async function runOnce(url: string, chromePath: string) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    const result = await run(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: scores.map(([category]) => category),
    })
    if (!result) throw new Error('Lighthouse gave no result')
    return result.lhr
  } finally {
    chrome.kill()
  }
}
