// The desk's connection to a running site whose embedded database only that process may open: a socket in the data folder, readable
// by its owner alone. One request a connection, one JSON line each way.
import { rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import * as v from 'valibot'
import { DeskRequest } from './command-line.ts'
import { DeskError } from './desk-error.ts'

export interface DeskAnswer {
  exitCode: number
  /** The printed text: to stdout, or with an exit code to stderr. */
  text: string
}

const largestRequest = 65_536
const answerWithinMs = 60_000

/** The address of a data folder's desk socket: a file, or on Windows a named pipe. */
export function deskAddress(dataDir: string, platform: NodeJS.Platform = process.platform): string {
  return platform === 'win32'
    ? `\\\\.\\pipe\\yanta-desk-${Buffer.from(dataDir).toString('base64url')}`
    : join(dataDir, 'desk.sock')
}

/** Serves the desk until `close`. The data folder's lock excludes other servers, so a socket left behind by kill -9 is removed. */
export async function serveDesk(
  address: string,
  answer: (request: DeskRequest) => Promise<DeskAnswer>,
): Promise<{ close: () => Promise<void> }> {
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy())
    readAll(socket, largestRequest)
      .then(async (text) => socket.end(JSON.stringify(await answer(v.parse(DeskRequest, JSON.parse(text))))))
      .catch(() => socket.destroy())
  })
  const isFile = !address.startsWith('\\\\')
  if (isFile) rmSync(address, { force: true })
  await new Promise<void>((resolve, reject) => {
    // The file is created inside this call: the umask restricts it to its owner from the start.
    const mask = process.umask(0o177)
    server.once('error', reject).listen(address, resolve)
    process.umask(mask)
  })
  server.unref()
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

/** Sends a request to the running site. Null when none listens at the address. */
export async function askDesk(address: string, request: DeskRequest): Promise<DeskAnswer | null> {
  const socket = createConnection({ path: address, allowHalfOpen: true })
  socket.setTimeout(answerWithinMs, () =>
    socket.destroy(new DeskError('The running site did not answer within a minute.')),
  )
  const isConnected = await new Promise<boolean>((resolve, reject) => {
    socket
      .once('connect', () => resolve(true))
      .once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false)
        else reject(new DeskError(`The running site can't be reached at ${address} (${error.code}).`))
      })
  })
  if (!isConnected) return null
  socket.end(JSON.stringify(request))
  const text = await readAll(socket)
  if (text === '') throw new DeskError('The running site ended while it was asked; see its log.')
  return JSON.parse(text) as DeskAnswer
}

async function readAll(socket: Socket, limit = Infinity): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw new DeskError('The request is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
