// How servers end without failing anybody's request. First each says that it is not ready and lets go of every connection with its next
// answer, so that whoever shares out requests looks elsewhere; then it takes no new connection, which may be tried elsewhere without
// harm, and answers what has begun.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface Draining {
  /** The server is about to end: it is not ready any more. */
  readonly isOn: boolean
  begin: () => void
  /** Takes no new connection; resolves once every request under way has its answer, or has none after `limitMs` and is cut. */
  finish: (limitMs: number) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining
  }
}

/** A connection that somebody is about to use once more is let go of by the answer, not under the request. */
const lastUseMs = 250
/** As long as the site waits for the platform, and a little. */
const limitMs = 8_300
/** A later stage has at least this much, whatever an earlier one took. */
const leastLimitMs = 300

/** Gives a server `draining`. Comes before all its routes. */
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
      // The server's own way would close kept connections at once. The framework's closing finds that this has happened.
      Server.prototype.close.call(app.server)
      await wait(Math.min(lastUseMs, limit))
      // What has arrived meanwhile is read before anybody is taken for idle.
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
    // A socket lives as long as its page; whoever wants a new one finds it elsewhere.
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

/** Drains servers stage by stage: those of a later one go on answering those of an earlier one until that has ended. Close them afterwards. */
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
