// `npm run dev`: the site from its sources with hot reload, platform and games restarted when their code changes, the
// games' pages rebuilt. Each in a process of its own; when one gives up, or on Ctrl-C, all end.
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { root } from './project/root.ts'

const processes: ChildProcess[] = [
  run('apps/games', ['node_modules/vite/bin/vite.js', 'build', '--watch', '--mode', 'development', '--logLevel', 'warn']),
  run('.', ['--watch', '--watch-preserve-output', 'apps/all-in-one/src/main.ts', '--without-site']),
  run('.', ['--watch', '--watch-preserve-output', 'apps/web/server/main.ts', '--dev']),
]

for (const child of processes) child.once('exit', (code) => stop(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
if (process.connected) process.once('disconnect', () => stop(0))

function run(folder: string, args: readonly string[]): ChildProcess {
  const [first, ...rest] = args
  const file = first!.startsWith('node_modules/') ? join(root, first!) : first!
  return spawn(process.execPath, [file, ...rest], {
    cwd: join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  })
}

function stop(code: number): void {
  process.exitCode ||= code
  for (const child of processes) if (child.exitCode === null) child.kill('SIGTERM')
}
