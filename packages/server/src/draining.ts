// Graceful shutdown of servers without failed requests. First each reports that it is not ready and closes every connection with its next
// answer, so that a load balancer uses other servers; then it accepts no new connection, which is safe to retry elsewhere, and answers
// the requests in progress.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface Draining {
  /** The server is draining: it is not ready any more. */
  readonly isOn: boolean
  begin: () => void
  /** Accepts no new connection; resolves once every request in progress is answered, or was cut after `limitMs`. */
  finish: (limitMs: number) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining
  }
}

/** Time for a client to send one more request on an idle connection, which is then closed with the answer, not during the request. */
const lastUseMs = 250
/** Slightly longer than the site's timeout for the platform. */
const limitMs = 8_300
/** A later stage has at least this much time, however long an earlier one took. */
const leastLimitMs = 300

/** Adds `draining` to a server. To be called before all its routes. */
export function addDraining(app: FastifyInstance): void {
  const underWay = new Set<ServerResponse>()
  let isOn = false
  let onIdle = () => {}
  app.decorate('draining', {
    get isOn() {
      return isOn
    },
    begin() {
      isOn = true
      for (const answer of underWay) if (!answer.headersSent) answer.setHeader('connection', 'close')
    },
    async finish(limit) {
      // The server's own `close` would end idle keep-alive connections at once. Fastify's later `close` finds this one done.
      Server.prototype.close.call(app.server)
      await wait(Math.min(lastUseMs, limit))
      // Requests that have arrived meanwhile are read before a connection counts as idle.
      await turn()
      const idle = new Promise<void>((resolve) => {
        onIdle = resolve
        if (underWay.size === 0) resolve()
      })
      await Promise.race([idle, wait(limit, undefined, { ref: false })])
      for (const answer of underWay) answer.destroy()
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply
    // A websocket lives as long as its page; a new one must be opened on another server.
    if ((request.raw as IncomingMessage & { upgrade?: boolean }).upgrade)
      return isOn ? void reply.code(503).send() : done()
    if (isOn) raw.setHeader('connection', 'close')
    underWay.add(raw)
    raw.once('close', () => {
      underWay.delete(raw)
      if (underWay.size === 0) onIdle()
    })
    done()
  })
}

/** Drains servers stage by stage: a later stage keeps answering an earlier one until that has ended. Close the servers afterwards. */
export async function drain(
  stages: readonly (readonly FastifyInstance[])[],
  noticeMs: number,
): Promise<void> {
  for (const { draining } of stages.flat()) draining.begin()
  await wait(noticeMs)
  const endsAt = Date.now() + limitMs
  for (const servers of stages) {
    const left = Math.max(endsAt - Date.now(), leastLimitMs)
    await Promise.all(servers.map(({ draining }) => draining.finish(left)))
  }
}
