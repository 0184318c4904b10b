import { spawn } from 'node:child_process'

export interface Ended {
  /** Null when it was ended because its time was over. */
  code: number | null
  /** The last of what it wrote. */
  tail: string
}

const tailLength = 4_000
const running = new Set<number>()
process.once('exit', () => running.forEach(endGroup))

/** Runs a script on this Node and waits for it; it and what it started are ended when the time is over, or this process is. */
export function runCommand(
  args: readonly string[],
  { cwd, env = {}, timeoutMs }: { cwd: string; env?: Record<string, string>; timeoutMs: number },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    let tail = ''
    let isLate = false
    const storeTail = (text: string) => {
      tail = (tail + text).slice(-tailLength)
    }
    child.stdout.setEncoding('utf8').on('data', storeTail)
    child.stderr.setEncoding('utf8').on('data', storeTail)
    const { pid } = child
    if (pid) running.add(pid)
    const timer = setTimeout(() => {
      isLate = true
      if (pid) endGroup(pid)
    }, timeoutMs)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(timer)
      if (pid) {
        endGroup(pid)
        running.delete(pid)
      }
      resolve({ code: isLate ? null : code, tail })
    })
  })
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody of it is left.
  }
}
