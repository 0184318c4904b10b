// This server's own connection to the platform's socket [7.85]: what is pushed to every open page is heard here at the same moment.
import type { OpenTransport } from '../src/realtime/socket-client.ts'
import { platformTimeoutMs } from './platform-client.ts'

interface LineOptions {
  apiBaseUrl: string
  /** As a page of the site would name it; the platform lets nobody else in. */
  siteOrigin: string
  /** Names the connection in the platform's log. */
  requestId: string
  /** As server data has it: absolute, or a path of the platform's. Asked for each try. */
  findSocketUrl: () => string
}

/** Builds the function that opens one connection; when to try again is the caller's business. */
export function buildPlatformLine({
  apiBaseUrl,
  siteOrigin,
  requestId,
  findSocketUrl,
}: LineOptions): OpenTransport {
  return ({ onOpen, onText, onClose }) => {
    const address = new URL(findSocketUrl(), apiBaseUrl)
    address.protocol = address.protocol.replace(/^http/, 'ws')
    // Node's own takes headers; the types are those of browsers.
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
