// Secrets come from variables, or in demo mode from a file beside the database that only this user may read. Production never generates one.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigError } from './config-error.ts'
import { variables } from './variables.ts'

export interface Secrets {
  sessionSecret: string
  walletSecret: string
}

const names = { sessionSecret: 'SESSION_SECRET', walletSecret: 'WALLET_SECRET' } as const

/** Fills the empty secrets of `given`. Throws ConfigError in production, or when the file can't be stored. */
export function readSecrets(mode: 'demo' | 'production', dataDir: string, given: Secrets): Secrets {
  const missing = (Object.keys(names) as (keyof Secrets)[]).filter((key) => given[key] === '')
  if (given.sessionSecret !== '' && given.sessionSecret === given.walletSecret) {
    throw new ConfigError(
      'SESSION_SECRET and WALLET_SECRET are the same: games providers know the second, and could sign in as anybody with the first. Make two.',
    )
  }
  if (missing.length === 0) return given
  if (mode === 'production') {
    const name = names[missing[0]!]
    throw new ConfigError(`${name} is not set, but production needs it: ${variables[name].kind.accepts}.`)
  }
  const stored = storeSecrets(join(dataDir, 'secrets.json'), dataDir)
  return { ...given, ...Object.fromEntries(missing.map((key) => [key, stored[key]])) }
}

function storeSecrets(file: string, dataDir: string): Secrets {
  const known = readKnown(file)
  if (known) return known
  const made = {
    sessionSecret: randomBytes(48).toString('base64url'),
    walletSecret: randomBytes(48).toString('base64url'),
  }
  try {
    makeFolder(dataDir)
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
    renameSync(draft, file)
  } catch (error) {
    throw new ConfigError(
      `The data folder ${dataDir} can't be written (${(error as NodeJS.ErrnoException).code}): make it writable, or choose another one with DATA_DIR.`,
    )
  }
  return made
}

function readKnown(file: string): Secrets | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new ConfigError(
      `${file} can't be read (${code}): give this user the right to, or choose another folder with DATA_DIR.`,
    )
  }
  try {
    const { sessionSecret, walletSecret } = JSON.parse(text) as Partial<Secrets>
    if (
      typeof sessionSecret === 'string' &&
      sessionSecret.length >= 32 &&
      typeof walletSecret === 'string' &&
      walletSecret.length >= 32
    )
      return { sessionSecret, walletSecret }
  } catch {
    // Reported below, together with a file of another shape.
  }
  throw new ConfigError(`${file} holds no secrets: delete it to have new ones made; everybody logs in again.`)
}

/** Node's own recursive mkdir never returns under folders such as /proc, where making one fails with 'not found'. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}
