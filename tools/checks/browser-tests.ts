// Playwright's journeys in the Chromium of this machine, against the production build.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../browser/ensure-chromium.ts'
import { root } from '../project/root.ts'
import { runProgram } from './run-program.ts'
import type { Tally } from './step.ts'

const reportFile = join(root, '.cache', 'checks', 'playwright.json')

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

export async function runBrowserTests(): Promise<Tally> {
  rmSync(reportFile, { force: true })
  const chromium = await ensureChromium()
  if (!chromium.path) {
    console.log(`  ${chromium.advice}`)
    return { passed: 0, failed: 1 }
  }
  const ok = await runProgram('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { CHROME: chromium.path, GALLERY: 'built', PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  })
  return countPlaywright(readReport(), ok)
}

/** A test that needed a second try has failed once too often; a run that broke outside its tests counts as one failure. */
export function countPlaywright(report: Report | null, ok: boolean): Tally {
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  const failed = unexpected + flaky
  return { passed: expected, failed: failed === 0 && !ok ? 1 : failed }
}

function readReport(): Report | null {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  } catch {
    return null
  }
}
