// `npm run dev`: the site from its sources with hot reload, platform and games restarted when their code changes, the
// games' pages rebuilt, content imported when it is saved. Each in a process of its own; when one exits, or on Ctrl-C, all end.
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { root } from './project/root.ts'

const running = new Set<ChildProcess>()
let exitCode = 0
let isStopping = false

run('apps/games', [
  join(root, 'node_modules/vite/bin/vite.js'),
  'build',
  '--watch',
  '--mode',
  'development',
  '--logLevel',
  'warn',
])
run('.', [
  '--watch',
  '--watch-preserve-output',
  'apps/all-in-one/src/main.ts',
  '--without-site',
  '--watch-content',
  '--with-simulators',
])
// Vite watches the site's sources itself; a restart is only for the server around it.
run('.', [
  '--watch-path=apps/web/server',
  '--watch-path=packages',
  '--watch-preserve-output',
  'apps/web/server/main.ts',
  '--dev',
])

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
if (process.connected) process.once('disconnect', stop)

function run(folder: string, args: readonly string[]): void {
  const child = spawn(process.execPath, args, {
    cwd: join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  })
  running.add(child)
  child.once('exit', (code) => {
    running.delete(child)
    if (!isStopping) exitCode = code ?? 1
    // The channel to the parent would keep this process alive.
    if (running.size === 0) process.exit(exitCode)
    stop()
  })
}

function stop(): void {
  isStopping = true
  for (const child of running) child.kill('SIGTERM')
}
