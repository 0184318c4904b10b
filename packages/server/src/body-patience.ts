// Timeouts of request bodies. A usual body arrives at once or is not worth waiting for; a large one, such as a photograph from a
// phone with a bad connection, may take long as long as data keeps arriving.
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endWithRefusal } from './broken-bytes.ts'

/** Timeout of a whole usual body, and interval of the checks of a large one. */
const patienceMs = { usual: 30_000, large: 15_000 }
/** Data that must arrive of a large body between two checks; no real connection is slower than 17 kbit/s. */
const leastBytes = 32 * 1024

/** Ends connections whose bodies take too long with 408; `isLarge` marks requests whose body may be larger than usual. */
export function addBodyPatience(app: FastifyInstance, isLarge: (request: FastifyRequest) => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    const { raw } = request
    const { socket } = raw
    // A request injected within the process already has its body.
    if (socket instanceof Socket && (length !== undefined || encoding !== undefined)) {
      const kind = isLarge(request) ? 'large' : 'usual'
      let seen = socket.bytesRead
      const timer = setInterval(() => {
        const came = socket.bytesRead - seen
        seen = socket.bytesRead
        if (!raw.complete && kind === 'large' && came >= leastBytes) return
        clearInterval(timer)
        if (!raw.complete) endSlowRequest(socket, reply.raw.headersSent)
      }, patienceMs[kind])
      timer.unref()
      raw.once('close', () => clearInterval(timer))
    }
    done()
  })
}

function endSlowRequest(socket: Socket, isAnswered: boolean): void {
  if (isAnswered || !socket.writable) return void socket.destroy()
  endWithRefusal(socket, '408 Request Timeout')
}
