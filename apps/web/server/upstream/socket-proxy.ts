// /socket is the platform's: the upgrade is forwarded and the two connections are joined byte by byte. Only the site's own
// pages may open it; cookies are dropped, the player's room is opened by the hash sent inside [7.85].
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { platformTimeoutMs } from './platform-client.ts'
import { buildUpstreamRequest } from './upstream-request.ts'
import type { TrustedProxies } from '../sessions/trusted-proxies.ts'
import type { WebConfig } from '../web-config.ts'

const passedOn = [
  'origin',
  'user-agent',
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-protocol',
  'sec-websocket-extensions',
] as const

/** A close frame with code 1001, going away. */
const goingAway = Buffer.from([0x88, 0x02, 0x03, 0xe9])
/** How long a page may take to answer the close frame. */
const lastWordMs = 500

export function addSocketProxy(app: FastifyInstance, config: WebConfig, proxies: TrustedProxies): void {
  /** Connections of pages, each with that of the platform. */
  const open = new Map<Duplex, Duplex>()
  const openUpstream = buildUpstreamRequest(config.apiBaseUrl)
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Must not throw: no route handler catches errors of this event, so they would end the process.
    socket.on('error', () => socket.destroy())
    if (/^\/socket(?:\?|$)/.test(request.url ?? '')) return forward(request, socket, head)
    // Other listeners are possible, such as the development server's own channel.
    if (app.server.listenerCount('upgrade') === 1) refuseUpgrade(socket, '404 Not Found')
  })
  app.addHook('preClose', async () => {
    const closed = [...open].map(([socket, platform]) => {
      platform.unpipe(socket)
      platform.destroy()
      socket.end(goingAway)
      return once(socket, 'close').catch(() => {})
    })
    await Promise.race([Promise.all(closed), wait(lastWordMs, undefined, { ref: false })])
    for (const socket of open.keys()) socket.destroy()
  })

  function forward(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (request.headers.origin !== config.siteOrigin) return refuseUpgrade(socket, '403 Forbidden')
    if (app.draining.isOn) return refuseUpgrade(socket, '503 Service Unavailable')
    const sent = openUpstream({
      path: request.url,
      headers: {
        ...Object.fromEntries(
          passedOn.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
        ),
        connection: 'Upgrade',
        upgrade: 'websocket',
        'x-forwarded-for': proxies.findClient(request.socket.remoteAddress ?? '', trustedChain(request)),
      },
      timeout: platformTimeoutMs,
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => refuseUpgrade(socket, '502 Bad Gateway'))
    sent.on('response', (answer) => {
      answer.resume()
      refuseUpgrade(socket, `${answer.statusCode} ${answer.statusMessage}`)
    })
    sent.on('upgrade', (answer, platform, platformHead) => {
      if (socket.destroyed) return void platform.destroy()
      sent.setTimeout(0)
      platform.setTimeout(0)
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${rawHeaders(answer)}\r\n`)
      if (platformHead.length > 0) socket.write(platformHead)
      if (head.length > 0) platform.write(head)
      open.set(socket, platform)
      socket.on('close', () => open.delete(socket))
      join(socket, platform)
      join(platform, socket)
    })
    socket.on('close', () => sent.destroy())
    sent.end()
  }

  function trustedChain(request: IncomingMessage): string | undefined {
    return proxies.isTrusted(request.socket.remoteAddress ?? '')
      ? String(request.headers['x-forwarded-for'] ?? '')
      : undefined
  }

  function join(from: Duplex, to: Duplex): void {
    from.pipe(to)
    // A half-closed socket is closed completely.
    from.on('end', () => from.end())
    from.on('error', () => to.destroy())
    from.on('close', () => {
      // The last data is still being written.
      if (!to.writableEnded) to.destroy()
    })
  }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function rawHeaders(answer: IncomingMessage): string {
  let text = ''
  for (let index = 0; index < answer.rawHeaders.length; index += 2)
    text += `${answer.rawHeaders[index]}: ${answer.rawHeaders[index + 1]}\r\n`
  return text
}
