// Messages between the processes on one PostgreSQL server: LISTEN and NOTIFY over a separate connection, never inside another
// transaction, because notifying ones commit one after the other. Guarantees that the lines of one process are received by the others
// in order, about 20 ms later; any possible loss is reported as a gap.
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseError } from './database-error.ts'

export interface Channel {
  /** One line of JSON, to every other process. */
  send(line: string): void
  /** Sends pending lines and closes the connection. */
  close(): Promise<void>
}

export interface ChannelHandlers {
  onLine(line: string): void
  /** The connection was lost and is reopened: lines of others may have been lost. `hasLostOwn` when own ones certainly or possibly were. */
  onGap(hasLostOwn: boolean): void
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
  /** Parts of a text that is longer than a payload, by sender. */
  const parts = new Map<string, string>()
  let client: pg.Client | null = null
  const waiting: string[] = []
  let timer: NodeJS.Timeout | undefined
  let sending = Promise.resolve()
  let count = 0
  let isClosing = false
  let hasLostOwn = false

  async function connect(): Promise<void> {
    const opened = new pg.Client({
      connectionString: url,
      // Identifies the connection in pg_stat_activity for operators.
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
    if (isClosing) return opened.end()
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
        if (isClosing) return
        onGap(hasLostOwn)
        hasLostOwn = false
        return
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

  /** Lines that can't be sent are lost: the next gap reports it. */
  async function flush(): Promise<void> {
    timer = undefined
    const text = writeAscii(waiting.splice(0).join('\n'))
    if (text === '') return
    if (!client) return void (hasLostOwn = true)
    const payloads: string[] = []
    for (let from = 0; from < text.length; from += largestPart) {
      const end = from + largestPart >= text.length ? 'end' : 'more'
      payloads.push(`${own} ${(count += 1)} ${end}\n${text.slice(from, from + largestPart)}`)
    }
    const isSent = await ask(
      'select pg_notify($1, payload) from unnest($2::text[]) with ordinality as each (payload, sequence) order by sequence',
      [name, payloads],
    )
    if (isSent) return
    // A stalled connection may have been replaced before its last query timed out.
    if (client) onGap(true)
    else hasLostOwn = true
  }

  /** False when the query failed; the connection is then replaced. */
  async function ask(text: string, values?: unknown[]): Promise<boolean> {
    const asked = client
    try {
      await asked?.query(text, values)
      return asked !== null
    } catch {
      if (client === asked && asked) void reconnect()
      return false
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

/** Texts are split by character, so each character has to be one byte. */
function writeAscii(text: string): string {
  return text.replace(/[^\n -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
