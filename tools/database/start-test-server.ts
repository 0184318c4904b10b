// A PostgreSQL server of its own for the tests of what happens between several connections: from the machine's binaries,
// else from Debian's package. It lives in a temporary folder, listens on loopback alone and is gone after the tests.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePorts } from '../site/free-ports.ts'

export interface TestServer {
  url: string
  stop(): Promise<void>
}

const debianFolder = '/usr/lib/postgresql'

/** Starts the server; null where there is none and none can be installed. */
export async function startTestServer(): Promise<TestServer | null> {
  const binaries = findBinaries() ?? installFromDebian()
  if (!binaries) return null
  const user = findServerUser()
  const directory = mkdtempSync(join(tmpdir(), 'yanta-postgres-'))
  if (user) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: directory, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const [port] = await findFreePorts(1)
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
    'fsync=off',
  ]
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: directory, stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => void server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGQUIT')
    await ended
    rmSync(directory, { recursive: true, force: true })
  }
  if (!(await isReady(binaries, port!))) {
    await stop()
    throw new Error('the PostgreSQL server for tests did not start within 20 s')
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

function findBinaries(): string | null {
  if (!existsSync(debianFolder)) return null
  const versions = readdirSync(debianFolder)
    .map(Number)
    .filter((version) => version >= 15)
    .toSorted((a, b) => b - a)
  return (
    versions
      .map((version) => join(debianFolder, String(version), 'bin'))
      .find((folder) => existsSync(join(folder, 'initdb'))) ?? null
  )
}

function installFromDebian(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log('  Installing PostgreSQL from Debian …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'postgresql'],
  ]) {
    if (spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status !== 0) return null
  }
  return findBinaries()
}

/** PostgreSQL refuses to run as root: then it runs as the package's own user. */
function findServerUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout || 65534)
  return { uid: id('-u'), gid: id('-g') }
}

async function isReady(binaries: string, port: number): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (spawnSync(join(binaries, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0)
      return true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return false
}
