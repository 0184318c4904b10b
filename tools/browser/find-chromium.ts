// Where a Chromium is on this machine, without installing anything.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser named by CHROME, else the system's; null when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROME) return findNamed(env)
  return find(names, env) ?? elsewhere.find((path) => existsSync(path)) ?? null
}

/**
 * Chromium without windows, as tests need it: a page costs a fifth less CPU, because no unseen toolbars are drawn around it. What CHROME
 * names comes first here, too; null when the system has none.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | null {
  return env.CHROME ? findNamed(env) : find(['chromium-headless-shell'], env)
}

function findNamed({ CHROME }: NodeJS.ProcessEnv): string | null {
  return CHROME && existsSync(CHROME) ? CHROME : null
}

function find(programs: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): string | null {
  const folders = [...PATH.split(delimiter), '/usr/bin']
  const paths = folders.flatMap((folder) => programs.map((name) => join(folder, name)))
  return paths.find((path) => existsSync(path)) ?? null
}
