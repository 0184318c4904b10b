// Test files share a window. What our code started on it, and nothing has ended, ends here: timers with their test, listeners of
// modules with their file. They would go on during another test, whose platform they would ask. Importing this file is enough.
import { afterAll, afterEach } from 'vitest'

const { setTimeout: startTimer, setInterval: startInterval } = globalThis
const timers = new Set<ReturnType<typeof setTimeout>>()

function recorded<Start extends (...args: never[]) => ReturnType<typeof setTimeout>>(start: Start): Start {
  const record = (...args: Parameters<Start>) => {
    const timer = start(...args)
    timers.add(timer)
    return timer
  }
  return Object.assign(record as Start, start)
}

globalThis.setTimeout = recorded(startTimer as never)
globalThis.setInterval = recorded(startInterval as never)

const listeners: (() => void)[] = []
const targets: EventTarget[] = [window, document, document.documentElement]
const endings = targets.map((target) => {
  const add = target.addEventListener
  target.addEventListener = function (this: EventTarget, ...args: Parameters<typeof add>) {
    add.apply(target, args)
    // Libraries are loaded once for all files, and would not listen again.
    if (isOurs(new Error().stack)) listeners.push(() => target.removeEventListener(...args))
  }
  return () => {
    target.addEventListener = add
  }
})

/** Whether the caller of what made this stack is in a file of the site. */
function isOurs(stack: string | undefined): boolean {
  return stack?.split('\n')[2]?.includes('/apps/web/src/') ?? false
}

afterEach(async () => {
  // A step back that a dialog took while it closed is under way, and is waited for by what closed it.
  await new Promise((resolve) => startTimer(resolve))
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
})

/** Called when a file has ended. */
export function endListeners(): void {
  for (const end of listeners.splice(0)) end()
}

afterAll(() => {
  endListeners()
  for (const end of endings) end()
  Object.assign(globalThis, { setTimeout: startTimer, setInterval: startInterval })
})
