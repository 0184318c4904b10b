// The doctor's checks, in the order in which a start would fail on them.
import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, dirname, join, resolve } from 'node:path'
import { areDependenciesFresh } from '../bootstrap/dependencies.mjs'
import { root } from '../bootstrap/project.mjs'
import { findRuntime } from '../bootstrap/runtime.mjs'
import { isDatabaseHeld } from './database-lock.mjs'

const dataFolder = resolve(root, process.env.DATA_DIR || 'data')

const ports = [
  ['SITE_PORT', 3000],
  ['GAMES_PORT', 3001],
  ['PLATFORM_PORT', 3002],
].map(([variable, usual]) => ({ variable, port: Number(process.env[variable] || usual) }))

/** @type {{ name: string, examine: () => Promise<{ ok: boolean, found: string, fix?: string }> }[]} */
export const examinations = [
  { name: 'Node', examine: examineNode },
  { name: 'dependencies', examine: examineDependencies },
  { name: 'disk', examine: examineDisk },
  { name: 'data folder', examine: examineDataFolder },
  { name: 'database', examine: examineDatabase },
  ...ports.map(({ variable, port }) => ({
    name: `port ${port}`,
    examine: () => examinePort(variable, port),
  })),
  { name: 'browser for tests', examine: examineBrowser },
]

async function examineNode() {
  try {
    const runtime = findRuntime()
    return {
      ok: true,
      found:
        runtime === process.execPath
          ? process.version
          : `${process.version}; the site runs on a Node 24 of its own`,
    }
  } catch (error) {
    return {
      ok: false,
      found: process.version,
      fix: error.message,
    }
  }
}

async function examineDependencies() {
  const ok = areDependenciesFresh()
  return {
    ok,
    found: ok ? 'as package-lock.json says' : 'missing or stale',
    fix: 'Run npm ci (npm start does it by itself).',
  }
}

async function examineDisk() {
  const { bavail, bsize } = statfsSync(root)
  const freeMb = Math.floor((bavail * bsize) / 2 ** 20)
  return { ok: freeMb >= 1024, found: `${freeMb} MB free`, fix: 'Free at least 1 GB on this disk.' }
}

async function examineDataFolder() {
  const existing = nearestExisting(dataFolder)
  try {
    accessSync(existing, constants.W_OK | constants.X_OK)
    const probe = join(existing, `.doctor-${process.pid}`)
    mkdirSync(probe)
    rmSync(probe, { recursive: true })
    return { ok: true, found: `${dataFolder} can be written` }
  } catch {
    return {
      ok: false,
      found: `${existing} can't be written`,
      fix: 'Give this user the right to write there, or set DATA_DIR to another folder.',
    }
  }
}

async function examineDatabase() {
  if (process.env.DATABASE_URL) return { ok: true, found: 'a PostgreSQL server, by DATABASE_URL' }
  const held = await isDatabaseHeld(join(dataFolder, 'database'))
  return {
    ok: held !== true,
    found: held === null ? 'not made yet' : held ? 'in use' : 'free',
    fix: 'Another process runs on this data folder: stop it, or set DATA_DIR to another folder.',
  }
}

function examinePort(variable, port) {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () =>
      done({
        ok: false,
        found: 'taken',
        fix: `Stop the program that listens there, or set ${variable} to another port.`,
      }),
    )
    probe.listen(port, 'localhost', () => probe.close(() => done({ ok: true, found: 'free' })))
  })
}

async function examineBrowser() {
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  const found =
    process.env.CHROME ||
    folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
  const ok = Boolean(found) && existsSync(found)
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0
  if (!ok && !process.env.CHROME && canInstall) return { ok: true, found: 'none yet; npm test installs it' }
  return {
    ok,
    found: found ?? 'none',
    fix: 'Install Chromium or Chrome, or set CHROME to the path of one. Only npm test and npm run bench need it, a bench a whole browser.',
  }
}

function nearestExisting(path) {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path))
}
