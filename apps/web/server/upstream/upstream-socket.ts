// This server's own connection to the platform's socket [7.85]: it receives the events pushed to every open page.
import type { OpenTransport } from '../../src/data/realtime/socket-client.ts'
import { platformTimeoutMs } from './platform-client.ts'

interface UpstreamSocketOptions {
  apiBaseUrl: string
  /** Sent as Origin, like a page of the site; the platform accepts no other. */
  siteOrigin: string
  /** Identifies the connection in the platform's log. */
  requestId: string
  /** URL from server data: absolute, or a path of the platform. Called for each attempt. */
  findSocketUrl: () => string
}

/** Builds the function that opens one connection; retries are up to the caller. */
export function buildUpstreamSocket({
  apiBaseUrl,
  siteOrigin,
  requestId,
  findSocketUrl,
}: UpstreamSocketOptions): OpenTransport {
  return ({ onOpen, onText, onClose }) => {
    const address = new URL(findSocketUrl(), apiBaseUrl)
    address.protocol = address.protocol.replace(/^http/, 'ws')
    // Node's WebSocket accepts headers; its types are those of browsers.
    const socket = new WebSocket(address, {
      headers: { origin: siteOrigin, 'x-request-id': requestId },
    } as unknown as string[])
    const patience = setTimeout(() => socket.close(), platformTimeoutMs)
    const end = () => {
      clearTimeout(patience)
      onClose()
    }
    socket.addEventListener('open', () => {
      clearTimeout(patience)
      onOpen()
    })
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') onText(data)
    })
    socket.addEventListener('error', end)
    socket.addEventListener('close', end)
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close: () => socket.close(),
    }
  }
}
