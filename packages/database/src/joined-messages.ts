// The embedded database gets the messages of a statement at once, as a server would from a socket: each hand-over costs as much as what a
// short statement does. Promises: their order is kept, and nothing is held back once the client expects an answer.
import type { PGlite } from '@electric-sql/pglite'

/** Parse, Bind, Describe, Execute and Close: a Sync, a Flush or a simple query follows, and only then does the client wait. */
const held = new Set([...'PBDEC'].map((type) => type.charCodeAt(0)))

/** What the driver uses of `instance`; for one connection, which sends its messages one after another. */
export function joinMessages(instance: PGlite): Pick<PGlite, 'waitReady' | 'execProtocolStream'> {
  let waiting: Uint8Array[] = []
  return {
    waitReady: instance.waitReady,
    async execProtocolStream(message, options) {
      waiting.push(message)
      if (held.has(message[0]!)) return []
      const messages = waiting
      waiting = []
      return instance.execProtocolStream(messages.length === 1 ? message : Buffer.concat(messages), options)
    },
  }
}
