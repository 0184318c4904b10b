// A Chromium for the browser tests: the machine's, else one that is installed now, else advice.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project/root.ts'
import { findChromium, findHeadlessShell } from './find-chromium.ts'

export type Chromium = { path: string; advice?: undefined } | { path: null; advice: string }

/** For tests: the headless shell where there is one or can be one, else as `ensureChromium`. */
export async function ensureTestChromium(): Promise<Chromium> {
  const path = isNamedWrongly() ? null : (findHeadlessShell() ?? installShellFromDebian())
  if (!path) return ensureChromium()
  ensureFonts()
  return { path }
}

/** A browser as people have it. */
export async function ensureChromium(): Promise<Chromium> {
  if (isNamedWrongly()) {
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
  if (path) {
    ensureFonts()
    return { path }
  }
  return {
    path: null,
    advice:
      'No Chromium on this machine and none could be installed. Install Chromium or Chrome, or set CHROME to the path of one.',
  }
}

function isNamedWrongly(): boolean {
  return process.env.CHROME !== undefined && process.env.CHROME !== '' && !existsSync(process.env.CHROME)
}

const shell = 'chromium-headless-shell'

/** On a machine without any Chromium; beside one of Debian's only in its own version, so that nothing that is there is replaced. */
function installShellFromDebian(): string | null {
  if (!isDebianRoot()) return null
  const wanted = findChromium() ? findShellOfInstalled() : shell
  if (!wanted) return null
  console.log("  Installing Chromium's headless shell from Debian …")
  return installPackages(wanted, 'fonts-liberation') ? findHeadlessShell() : null
}

/** From what the machine knows of its packages, without a network; null: there is no such version. */
function findShellOfInstalled(): string | null {
  const installed = spawnSync(
    'dpkg-query',
    ['-W', '-f', '${db:Status-Status} ${Version}', 'chromium-common'],
    {
      encoding: 'utf8',
    },
  )
  const version = /^installed (\S+)$/.exec(installed.stdout ?? '')?.[1]
  if (!version) return null
  const isKnown = spawnSync('apt-cache', ['show', `${shell}=${version}`], { stdio: 'ignore' }).status === 0
  return isKnown ? `${shell}=${version}` : null
}

function installFromDebian(): string | null {
  if (!isDebianRoot()) return null
  console.log('  Installing Chromium from Debian …')
  return installPackages('chromium', 'fonts-liberation') ? findChromium() : null
}

/** The site's fallback fonts are measured against Arial, or Liberation Sans, which has its widths; a bare Debian has neither. */
function ensureFonts(): void {
  const folders = ['liberation', 'liberation2'].map((name) => `/usr/share/fonts/truetype/${name}`)
  if (folders.some((folder) => existsSync(folder))) return
  if (/Arial|Liberation/.test(spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? '')) return
  if (!isDebianRoot()) {
    console.log('  Neither Arial nor Liberation Sans is installed here: tests of stand-in letters will fail.')
    return
  }
  console.log('  Installing Liberation fonts from Debian …')
  installPackages('fonts-liberation')
}

function isDebianRoot(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function installPackages(...names: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return [
    ['update', '-q', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'],
    ['install', '-y', '-q', '--no-install-recommends', ...names],
  ].every((args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0)
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
