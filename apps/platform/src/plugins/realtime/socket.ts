// Socket connections [7.85]. Promises: only the site's own pages connect, a frame is at most 64 KB, a player's room opens by the
// hash of an active login, others only from the list, and a client that reads too slowly or sends too much is disconnected.
import websocket from '@fastify/websocket'
import { ClientFrame, type ServerFrame } from '@yanta/contract'
import { createConcurrencyLimit, isPlainJson } from '@yanta/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { buildWelcome, userRoom, type Listener } from './realtime.ts'

const largestFrameBytes = 64 * 1024
const largestBacklogBytes = 1024 * 1024
const heartbeatMs = 30_000
/** Frames one connection may send in ten seconds, and connections one address may have open. */
const limits = { frames: 100, framesWindowMs: 10_000, perAddress: 100 }

export async function addSocket(app: FastifyInstance): Promise<void> {
  const { realtime, guard, config } = app.deps
  const sweeper = setInterval(() => realtime.sweep(), 60_000).unref()
  // Runs before the plugin's own close, which gives no reason.
  app.addHook('preClose', async () => {
    clearInterval(sweeper)
    realtime.close()
  })
  await app.register(websocket, {
    options: { maxPayload: largestFrameBytes, perMessageDeflate: false },
    // Invalid data of a client is not our error.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a socket broke')
      socket.terminate()
    },
  })
  const beginConnection = createConcurrencyLimit(limits.perAddress)

  const refuseStrangers = async (
    request: FastifyRequest,
    reply: { code(status: number): { send(text?: string): unknown } },
  ) => {
    if (request.headers.origin !== config.siteOrigin) return reply.code(403).send('')
    if (!beginConnection(request.ip, request.raw.socket)) return reply.code(429).send('')
  }

  app.register(async (scope) => {
    scope.get('/socket', { websocket: true, onRequest: refuseStrangers }, (socket, request) => {
      const listener = buildListener(socket)
      const stopHeartbeat = keepAlive(socket)
      const isTalkingTooMuch = countFrames()
      let turn = Promise.resolve()
      socket.on('message', (bytes, isBinary) => {
        if (isBinary || isTalkingTooMuch()) return socket.close(1008, 'too many or unreadable frames')
        // In order: a resume relies on the register before it.
        turn = turn
          .then(() => receive(listener, String(bytes)))
          .catch((error: unknown) => {
            request.log.error({ err: error }, 'a socket frame could not be handled')
            socket.close(1011)
          })
      })
      socket.on('error', () => socket.terminate())
      socket.on('close', () => {
        stopHeartbeat()
        realtime.remove(listener)
      })
      realtime.add(listener)
      sendFrame(listener, buildWelcome(realtime.epoch))
    })
  })

  async function receive(listener: Listener, text: string): Promise<void> {
    const frame = parseFrame(text)
    if (!frame) return sendFrame(listener, { type: 'refused', code: 'invalid_request' })
    switch (frame.type) {
      case 'ping':
        return sendFrame(listener, { type: 'pong', serverTime: new Date().toISOString() })
      case 'register':
        return register(listener, frame.hash)
      case 'jointoroom':
        return joinRooms(listener, frame.rooms)
      case 'leaveroom':
        // The player's own room lasts as long as the login.
        for (const room of frame.rooms.filter((name) => realtime.isAllowed(name)))
          realtime.leave(listener, room)
        return
      case 'resume':
        return realtime.replay(listener, frame)
    }
  }

  async function register(listener: Listener, hash: string): Promise<void> {
    const session = await guard.findSocketSession(hash)
    // A logout may come during the look-up: its farewell found no connection in the player's room.
    if (!session || realtime.hasEnded(session.sessionId))
      return sendFrame(listener, { type: 'refused', code: 'unauthorized' })
    if (listener.sessionId !== null && listener.sessionId !== session.sessionId)
      return sendFrame(listener, { type: 'refused', code: 'forbidden' })
    listener.sessionId = session.sessionId
    enter(listener, [userRoom(session.userId)])
  }

  function joinRooms(listener: Listener, rooms: readonly string[]): void {
    const open = rooms.filter((room) => realtime.isAllowed(room))
    if (open.length > 0) enter(listener, open)
    if (open.length < rooms.length) sendFrame(listener, { type: 'refused', code: 'forbidden' })
  }

  function enter(listener: Listener, rooms: readonly string[]): void {
    for (const room of rooms) realtime.join(listener, room)
    sendFrame(listener, { type: 'joined', rooms: realtime.positions(rooms) })
  }
}

function sendFrame(listener: Listener, frame: ServerFrame): void {
  listener.send(JSON.stringify(frame))
}

function buildListener(socket: WebSocket): Listener {
  return {
    sessionId: null,
    rooms: new Set(),
    send(frame) {
      if (socket.readyState !== socket.OPEN) return
      // A client that falls behind reconnects and resumes, so that its backlog does not use up memory.
      if (socket.bufferedAmount > largestBacklogBytes) socket.terminate()
      else socket.send(frame)
    },
    close: (reason) => socket.close(1000, reason),
  }
}

function keepAlive(socket: WebSocket): () => void {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, heartbeatMs).unref()
  return () => clearInterval(timer)
}

function countFrames(): () => boolean {
  let windowEndsAt = 0
  let count = 0
  return () => {
    if (Date.now() > windowEndsAt) [windowEndsAt, count] = [Date.now() + limits.framesWindowMs, 0]
    count += 1
    return count > limits.frames
  }
}

function parseFrame(text: string): ClientFrame | null {
  if (!isPlainJson(text)) return null
  try {
    const result = v.safeParse(ClientFrame, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
