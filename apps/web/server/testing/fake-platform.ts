// A platform for tests of the site only: answers with the contract's fixtures, records requests, and fails on demand.
import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type EventData,
  type EventDeclaration,
  getPlayerPage,
  reconstructionWatchId,
  siteRoom,
} from '@yanta/contract'
import * as fixtures from '@yanta/contract/fixtures'
import { playerPageCalls } from '@yanta/contract/player-page-calls'
import { loginCalls } from '../sessions/login-calls.ts'
import { type WebSocket, WebSocketServer } from 'ws'

export interface Received {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface FakePlatform {
  baseUrl: string
  /** For faults that no answer can express. */
  server: Server
  received: Received[]
  /** Answers by path, instead of the fixtures: status and body. */
  answers: Map<string, [status: number, body: unknown, headers?: Record<string, string>]>
  /** Faults by path: no answer at all, or HTML instead of data. */
  faults: Map<string, 'hang' | 'html'>
  /** Sends an event to the site's own server; returns the number of its connections. */
  push: <E extends EventDeclaration>(event: E, data: EventData<E>) => number
  /** Ends the connections of the site's own server, as a crash does. */
  cutLines: () => void
  close: () => Promise<void>
}

export const access = fixtures.tokens.token

export async function startFakePlatform(): Promise<FakePlatform> {
  const received: Received[] = []
  const answers: FakePlatform['answers'] = new Map()
  const faults: FakePlatform['faults'] = new Map()
  const server = createServer(async (request, response) => {
    const sent = await readWhole(request)
    // The client disconnected before the end of the request.
    if (sent === null) return
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://platform')
    // Requests that the site sends by its own timer are not caused by the test.
    if (request.headers['x-request-id'] !== reconstructionWatchId)
      received.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: sent,
      })
    // A test that answers the joint call itself decides it alone.
    const parts = answers.has(pathname) ? [] : listPartPaths(pathname, searchParams)
    const fault = [pathname, ...parts.map(([, path]) => path)].map((path) => faults.get(path)).find(Boolean)
    if (fault === 'hang') return
    if (fault === 'html')
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!DOCTYPE html><title>Welcome to nginx!</title>')
    const isKnown = request.headers.authorization === `Bearer ${access}`
    const answerPart = (path: string) => answers.get(path) ?? answer(path, searchParams, isKnown)
    const [status, body, headers] =
      parts.length > 0 && isKnown
        ? joinAnswers(parts.map(([part, path]) => [part, answerPart(path)]))
        : answerPart(pathname)
    response.writeHead(status, { 'content-type': 'application/json', 'x-catalogue-version': '1', ...headers })
    response.end(JSON.stringify(body))
  })
  const sockets = new WebSocketServer({ noServer: true })
  const lines = new Set<WebSocket>()
  let pushed = 0
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (line) => {
      line.on('error', () => line.terminate())
      if (request.headers['x-request-id'] === reconstructionWatchId) return welcome(line)
      received.push({ method: 'UPGRADE', path: request.url ?? '', headers: request.headers, body: '' })
      line.on('message', (data: Buffer) => line.send(`echo ${data.toString()}`))
    }),
  )
  const cutLines = () => {
    for (const line of lines) line.terminate()
  }
  /** Implements the socket protocol as far as a listening client needs it. */
  function welcome(line: WebSocket): void {
    lines.add(line)
    line.on('close', () => lines.delete(line))
    say(line, { type: 'welcome', epoch: 'e1', serverTime: new Date().toISOString() })
    say(line, { type: 'joined', rooms: { [siteRoom]: pushed } })
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    received,
    answers,
    faults,
    push({ type }, data) {
      pushed += 1
      for (const line of lines) say(line, { type, room: siteRoom, seq: pushed, epoch: 'e1', data })
      return lines.size
    },
    cutLines,
    close: async () => {
      cutLines()
      sockets.close()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readWhole(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer)
  } catch {
    return null
  }
  return Buffer.concat(chunks).toString()
}

/** The paths of the documented calls that a joint call asks for. */
function listPartPaths(path: string, query: URLSearchParams): [part: string, path: string][] {
  if (path !== getPlayerPage.path) return []
  return Object.entries(playerPageCalls).flatMap(([part, call]) =>
    query.get('parts')?.split(',').includes(part) ? [[part, call.path] as [string, string]] : [],
  )
}

function joinAnswers(
  answers: readonly (readonly [
    part: string,
    answer: readonly [status: number, body: unknown, ...unknown[]],
  ])[],
): [number, unknown] {
  const mark = { seq: {}, epoch: 'e1' }
  return [
    200,
    Object.fromEntries(
      answers.map(([part, [status, body]]) => [
        part,
        status < 300 ? { answer: body, ...mark } : { status, errors: [], ...(body as object | null) },
      ]),
    ),
  ]
}

function say(line: WebSocket, frame: object): void {
  line.send(JSON.stringify(frame))
}

function answer(path: string, query: URLSearchParams, isKnown: boolean): [number, unknown] {
  if (loginCalls.some((call) => call.path === path)) return [200, fixtures.tokens]
  const own = (body: unknown): [number, unknown] =>
    isKnown ? [200, body] : [401, { errors: [{ code: 'unauthorized' }] }]
  switch (path) {
    case '/ready':
      return [200, {}]
    case '/json-api/serverdata':
      return [200, fixtures.serverData]
    case '/json-api/banners':
      return [200, { items: [fixtures.banner] }]
    case '/json-api/v2/categories':
      return [
        200,
        { items: [query.get('filter[type]') === 'producer' ? fixtures.producer : fixtures.category] },
      ]
    case '/json-api/v2/games':
      return [200, { items: [fixtures.gameListItem], totalItems: 1 }]
    case '/json-api/v2/games/recent':
      return own({ items: [fixtures.gameListItem] })
    case '/json-api/v2/lobby':
      return [
        200,
        {
          games: [fixtures.gameListItem],
          rows: [{ category: fixtures.category, slugs: [fixtures.gameListItem.slug], totalItems: 1 }],
        },
      ]
    case '/json-api/v2/lobby/own':
      return own({ recent: [fixtures.gameListItem], favourites: [], order: [] })
    case '/json-api/v2/games/day':
      return [200, { data: null }]
    case '/json-api/v2/tournaments':
      return [200, { items: [], totalItems: 0 }]
    case '/json-api/actions':
      return [200, { items: [] }]
    case '/json-api/content/current-block':
      return [200, { data: null }]
    case '/json-api/users/profile':
      return own(fixtures.profile)
    case '/json-api/users/balance':
      return own({ ...fixtures.balance, seq: {}, epoch: 'e1' })
    case getPlayerPage.path:
      return own({})
    case '/json-api/token/refresh':
      return [200, fixtures.tokens]
    case '/json-api/logout':
      return own({ success: true })
    default:
      return [404, { errors: [{ code: 'not_found' }] }]
  }
}
