// What the processes on one PostgreSQL server tell each other: LISTEN and NOTIFY over a connection of its own, never inside anybody's
// transaction, because notifying ones commit one after the other. Promises: what one process sends, the others hear in its order, about
// 20 ms later; whatever may have been lost is told as a gap.
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseError } from './database-error.ts'

export interface Channel {
  /** One line of JSON, to every other process. */
  send(line: string): void
  /** Sends what waits and lets go of the connection. */
  close(): Promise<void>
}

export interface ChannelHandlers {
  onLine(line: string): void
  /** The connection was gone for a while and is back: lines may have been lost, others' and own ones. */
  onGap(): void
}

const sendEveryMs = 20
/** A payload has to be shorter than 8,000 bytes; its head takes a few. */
const largestPart = 7_800
const lookEveryMs = 10_000
const answerWithinMs = 5_000
const longestPauseMs = 5_000

/** @throws DatabaseError when the server does not answer */
export async function openChannel(
  url: string,
  name: string,
  { onLine, onGap }: ChannelHandlers,
): Promise<Channel> {
  const own = randomBytes(9).toString('base64url')
  /** Parts of a text that is longer than a payload, by who sends it. */
  const parts = new Map<string, string>()
  let client: pg.Client | null = null
  const waiting: string[] = []
  let timer: NodeJS.Timeout | undefined
  let sending = Promise.resolve()
  let count = 0
  let isClosing = false

  async function connect(): Promise<void> {
    const opened = new pg.Client({
      connectionString: url,
      // How an operator knows it in pg_stat_activity.
      application_name: `channel ${name}`,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
    })
    const lose = () => {
      if (client === opened) void reconnect()
    }
    opened.on('error', lose).on('end', lose)
    opened.on('notification', ({ payload }) => receive(payload ?? ''))
    try {
      await opened.connect()
      await opened.query(`listen ${opened.escapeIdentifier(name)}`)
    } catch (error) {
      await opened.end().catch(() => {})
      throw error
    }
    client = opened
  }

  async function reconnect(): Promise<void> {
    const lost = client
    client = null
    parts.clear()
    void lost?.end().catch(() => {})
    for (let pauseMs = 100; !isClosing; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
      try {
        await connect()
        return onGap()
      } catch {
        await wait(pauseMs)
      }
    }
  }

  function receive(payload: string): void {
    const [sender = '', , end] = payload.slice(0, payload.indexOf('\n')).split(' ')
    if (sender === own) return
    const text = (parts.get(sender) ?? '') + payload.slice(payload.indexOf('\n') + 1)
    if (end !== 'end') return void parts.set(sender, text)
    parts.delete(sender)
    for (const line of text.split('\n')) onLine(line)
  }

  /** What can't be sent is lost: the gap that follows tells it. */
  async function flush(): Promise<void> {
    timer = undefined
    const text = writeAscii(waiting.splice(0).join('\n'))
    if (text === '' || !client) return
    const payloads: string[] = []
    for (let from = 0; from < text.length; from += largestPart) {
      const end = from + largestPart >= text.length ? 'end' : 'more'
      payloads.push(`${own} ${(count += 1)} ${end}\n${text.slice(from, from + largestPart)}`)
    }
    await ask(
      'select pg_notify($1, payload) from unnest($2::text[]) with ordinality as each (payload, place) order by place',
      [name, payloads],
    )
  }

  /** A connection that does not answer is none. */
  async function ask(text: string, values?: unknown[]): Promise<void> {
    const asked = client
    try {
      await asked?.query(text, values)
    } catch {
      if (client === asked && asked) void reconnect()
    }
  }

  await connect().catch((error: unknown) => {
    throw new DatabaseError(
      `The database server does not take a connection for events: ${(error as Error).message}.`,
    )
  })
  const looker = setInterval(() => void ask('select 1'), lookEveryMs).unref()

  return {
    send(line) {
      waiting.push(line)
      timer ??= setTimeout(() => {
        sending = sending.then(flush)
      }, sendEveryMs)
    },
    async close() {
      clearInterval(looker)
      clearTimeout(timer)
      await sending
      await flush()
      isClosing = true
      const open = client
      client = null
      await open?.end()
    },
  }
}

/** Parts are cut by the character: each has to be one byte. */
function writeAscii(text: string): string {
  return text.replace(/[^\n -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
