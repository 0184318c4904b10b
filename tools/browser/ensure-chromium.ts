// A Chromium for the browser tests: the machine's, else one that is installed here and now, else advice.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project/root.ts'
import { findChromium } from './find-chromium.ts'

export type Chromium = { path: string; advice?: undefined } | { path: null; advice: string }

export async function ensureChromium(): Promise<Chromium> {
  if (process.env.CHROME && !findChromium()) {
    return {
      path: null,
      advice: `CHROME names ${process.env.CHROME}, and there is no such file. Point it at a Chromium or unset it.`,
    }
  }
  const path =
    findChromium() ??
    (await findPlaywrightChromium()) ??
    installFromDebian() ??
    (await installFromPlaywright())
  if (path) return { path }
  return {
    path: null,
    advice:
      'No Chromium on this machine and none could be installed. Install Chromium or Chrome, or set CHROME to the path of one.',
  }
}

function installFromDebian(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log('  Installing Chromium from Debian …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const ok = [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
  ].every((args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0)
  return ok ? findChromium() : null
}

async function installFromPlaywright(): Promise<string | null> {
  console.log("  Installing Playwright's Chromium …")
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
    { stdio: 'inherit' },
  )
  return status === 0 ? findPlaywrightChromium() : null
}

async function findPlaywrightChromium(): Promise<string | null> {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}
