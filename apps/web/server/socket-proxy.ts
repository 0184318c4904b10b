// /socket is the platform's: the upgrade is handed on and the two connections are joined byte by byte. Only the site's own
// pages may open it; cookies stay here, the player's room opens by the hash inside [7.85].
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { platformTimeoutMs } from './platform-client.ts'
import { buildHop } from './platform-hop.ts'
import type { TrustedProxies } from './trusted-proxies.ts'
import type { WebConfig } from './web-config.ts'

const passedOn = [
  'origin',
  'user-agent',
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-protocol',
  'sec-websocket-extensions',
] as const

export function addSocketProxy(app: FastifyInstance, config: WebConfig, proxies: TrustedProxies): void {
  const open = new Set<Duplex>()
  const openHop = buildHop(config.apiBaseUrl)
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Nothing here may throw: no route stands between this event and the process.
    socket.on('error', () => socket.destroy())
    if (/^\/socket(?:\?|$)/.test(request.url ?? '')) return forward(request, socket, head)
    // Others may listen too, such as the development server's own channel.
    if (app.server.listenerCount('upgrade') === 1) refuseUpgrade(socket, '404 Not Found')
  })
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy()
  })

  function forward(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (request.headers.origin !== config.siteOrigin) return refuseUpgrade(socket, '403 Forbidden')
    if (app.draining.isOn) return refuseUpgrade(socket, '503 Service Unavailable')
    const sent = openHop({
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
    open.add(from)
    from.pipe(to)
    // A half-closed socket carries no conversation.
    from.on('end', () => from.end())
    from.on('error', () => to.destroy())
    from.on('close', () => {
      open.delete(from)
      to.destroy()
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
