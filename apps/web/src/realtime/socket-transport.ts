// The browser's side of a connection: one try at a time, when to try again is the connection machine's business.
import { WebSocket as PartySocket } from 'partysocket'
import type { OpenTransport, Transport } from './socket-client.ts'

const connectTimeoutMs = 10_000

/** Opens a connection to `url` as server data has it: absolute, or a path on the site's own origin. */
export function openLine(url: string, { onOpen, onText, onClose }: Parameters<OpenTransport>[0]): Transport {
  const address = new URL(url, location.href)
  address.protocol = address.protocol.replace(/^http/, 'ws')
  const socket = new PartySocket(address.href, [], { maxRetries: 0, connectionTimeout: connectTimeoutMs, maxEnqueuedMessages: 0 })
  socket.addEventListener('open', onOpen)
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onText(data)
  })
  socket.addEventListener('close', onClose)
  socket.addEventListener('error', onClose)
  return { send: (text) => void socket.send(text), close: () => socket.close() }
}
