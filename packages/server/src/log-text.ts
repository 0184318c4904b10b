// A line of the log for a person at a terminal: the time, the level, the part, the message, and the few useful values.

const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}
/** Fields of use to programs only. */
const left = new Set(['level', 'time', 'pid', 'hostname', 'part', 'msg', 'err', 'reqId'])
const longestValue = 120

interface Line {
  level?: number
  time?: number
  part?: string
  msg?: string
  err?: { message?: string; code?: string; stack?: string }
  [name: string]: unknown
}

/** @param json one line of the log as JSON; any other text is returned unchanged */
export function writeForPerson(json: string, { hasStacks = false } = {}): string {
  let line: Line
  try {
    line = JSON.parse(json) as Line
  } catch {
    return json
  }
  const { level = 30, time = 0, part, msg, err } = line
  const values = Object.entries(line)
    .filter(([name, value]) => !left.has(name) && value !== null && typeof value !== 'object')
    .map(([name, value]) => `${name}=${String(value).slice(0, longestValue)}`)
  const reason = err && [err.message, err.code].filter((word) => word && !msg?.includes(word)).join(', ')
  const text = [
    new Date(time).toTimeString().slice(0, 8),
    (levels[level] ?? 'info').padEnd(5),
    ...(part ? [`${part}:`] : []),
    [msg, reason].filter(Boolean).join(': '),
    ...values,
  ].join(' ')
  return `${clean(text)}\n${hasStacks && err?.stack ? `${err.stack.split('\n').map(clean).join('\n')}\n` : ''}`
}

/** Removes control characters, so that untrusted text can't move the cursor. */
function clean(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ')
}
