// The browser's side of a connection: one attempt; retries are decided by the connection machine.
import type { OpenTransport, Transport } from './socket-client.ts'

export const connectTimeoutMs = 10_000

/** Opens a connection to `url` of server data: absolute, or a path on the site's own origin. `onClose` is called once, also if it never opened. */
export function openLine(url: string, { onOpen, onText, onClose }: Parameters<OpenTransport>[0]): Transport {
  const address = new URL(url, location.href)
  address.protocol = address.protocol.replace(/^http/, 'ws')
  const socket = new WebSocket(address)
  const over = new AbortController()
  const end = () => {
    clearTimeout(patience)
    over.abort()
    onClose()
  }
  // If the network drops all packets, the browser waits for minutes, both when opening and when closing.
  const patience = setTimeout(() => {
    socket.close()
    end()
  }, connectTimeoutMs)
  const listen = (type: 'open' | 'close' | 'message', listener: (event: Event) => void) =>
    socket.addEventListener(type, listener, { signal: over.signal })
  listen('open', () => {
    clearTimeout(patience)
    onOpen()
  })
  listen('message', (event) => {
    const { data } = event as MessageEvent<unknown>
    if (typeof data === 'string') onText(data)
  })
  listen('close', end)
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close() {
      clearTimeout(patience)
      over.abort()
      socket.close()
    },
  }
}
