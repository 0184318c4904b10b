// One declaration of the contract becomes one route. Promises: a handler sees only what its schemas accept, only from whom the
// call allows and as often as it allows; an answer leaves only through its schema, so nothing undeclared and no wrong amount does.
import { networkOf } from '@yanta/config/network'
import type {
  CallAnswer,
  CallBody,
  CallDeclaration,
  CallParams,
  CallQuery,
  Locale,
  Platform,
  RateLimit,
  RefusalCode,
} from '@yanta/contract'
import { checkSignature, providerHeader, signatureHeader } from '@yanta/contract/signature'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { KeptAnswers } from './kept-answers.ts'
import type { Parts } from './parts.ts'
import { InvalidRequest, Refusal } from './refusal.ts'
import { parseInput, readLocale, readPlatform } from './request-input.ts'
import type { Player } from './session.ts'
import {
  compressAnswer,
  jsonType,
  readEncoding,
  sendShared,
  tagAnswer,
  type SharedAnswer,
} from './shared-answer.ts'

/** Everything a handler may know about one request. */
export interface Visit<C extends CallDeclaration> {
  params: CallParams<C>
  query: CallQuery<C>
  body: CallBody<C>
  player: C['access'] extends 'player' ? Player : C['access'] extends 'visitor' ? Player | null : null
  /** Name of the signing provider; empty for everybody else. */
  provider: string
  locale: Locale
  platform: Platform | null
  /** The visitor's own address, behind trusted proxies too. */
  address: string
  /** The visitor's country in upper case, or empty when it is not known. */
  region: string
  userAgent: string
  request: FastifyRequest
  reply: FastifyReply
}

export interface RouteOptions<C extends CallDeclaration> {
  /** The same for everybody: may be kept by caches as long as its tag is asked for again. */
  isShared?: boolean
  /** Where the answer of a shared call stays as it was sent, and what it depends on beside call and language. */
  kept?: (visit: Visit<C>) => { in: KeptAnswers; as: string }
  /** Answers while the site is under reconstruction too. Calls of providers always do: money of open rounds finds its way back. */
  isAlwaysOpen?: boolean
}

const defaultLimit: RateLimit = { max: 600, windowMs: 60_000, by: 'address' }
/** What any call may answer without declaring it. */
const implicitRefusals: readonly RefusalCode[] = [
  'invalid_request',
  'language_not_supported',
  'payload_too_large',
  'too_many_requests',
  'not_found',
  'temporarily_unavailable',
  'under_reconstruction',
]

/** Registers the route of a call. `app.parts` must be there. */
export function route<const C extends CallDeclaration>(
  app: FastifyInstance,
  call: C,
  handler: (visit: Visit<C>) => CallAnswer<C> | Promise<CallAnswer<C>>,
  { isShared = false, kept, isAlwaysOpen = call.access === 'provider' }: RouteOptions<C> = {},
): void {
  const { parts } = app
  const limit = call.rateLimit ?? (call.access === 'provider' ? undefined : defaultLimit)
  const countRequest = (caller: string | number, reply: FastifyReply) => {
    const waitSeconds =
      limit && parts.config.rateLimits ? parts.rateLimiter.count(`${call.name} ${caller}`, limit) : null
    if (waitSeconds !== null) {
      reply.header('retry-after', waitSeconds)
      throw new Refusal('too_many_requests')
    }
  }
  // A provider's server is no visitor: the region of its player is asked by the gate.
  const isForVisitors = call.access !== 'provider'
  parts.calls.push(call)

  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(call.bodyBytes === undefined ? {} : { bodyLimit: call.bodyBytes }),
    onRequest: async (request, reply) => {
      if (limit?.by === 'address') countRequest(networkOf(request.ip), reply)
      if (parts.reconstruction.isOn && !isAlwaysOpen) throw new Refusal('under_reconstruction')
      if (isForVisitors && call.refusals.includes('region_blocked')) refuseBlockedRegion(request, parts)
    },
    handler: async (request, reply) => {
      try {
        const wishes = readWishes(request)
        const provider = call.access === 'provider' ? readProvider(request, parts) : ''
        const player = await readPlayer(call, request, parts)
        if (limit?.by === 'player') countRequest(player?.id ?? networkOf(request.ip), reply)
        const visit = {
          ...wishes,
          ...readInput(call, request),
          player,
          provider,
          address: request.ip,
          region: parts.regions.read(request),
          userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
          request,
          reply,
        } as unknown as Visit<C>
        if (!isShared)
          return reply
            .type(jsonType)
            .header('cache-control', 'no-store')
            .send(serialise(call, await handler(visit)))
        const makeAnswer = async () => tagAnswer(serialise(call, await handler(visit)))
        const place = kept?.(visit)
        return await sendShared(
          await (place
            ? findOrMake(place, `${call.name} ${visit.locale}`, makeAnswer, request)
            : makeAnswer()),
          request,
          reply,
        )
      } catch (error) {
        throw assertDeclared(call, error)
      }
    },
  })
}

/** Language and form factor [7.1], of whoever asks. */
function readWishes({ query, headers }: FastifyRequest) {
  const { locale, platform } = query as Record<string, unknown>
  return { locale: readLocale(locale, headers['accept-language']), platform: readPlatform(platform) }
}

function readInput(call: CallDeclaration, request: FastifyRequest) {
  return {
    params: call.params && parseInput('params', call.params, request.params),
    query: call.query && parseInput('query', call.query, request.query),
    body: call.body && parseInput('body', call.body, request.body),
  }
}

async function readPlayer(
  call: CallDeclaration,
  request: FastifyRequest,
  { guard }: Parts,
): Promise<Player | null> {
  if (call.access !== 'player' && call.access !== 'visitor') return null
  const player = await guard.findPlayer(request)
  if (!player && call.access === 'player') throw new Refusal('unauthorized')
  return player
}

function readProvider(request: FastifyRequest, { providers }: Parts): string {
  const name = request.headers[providerHeader]
  const secret = typeof name === 'string' ? providers.get(name) : undefined
  if (!secret) throw new Refusal('invalid_signature')
  const header = request.headers[signatureHeader]
  const verdict = checkSignature(typeof header === 'string' ? header : undefined, {
    secret,
    method: request.method,
    path: request.url,
    body: request.rawBody,
  })
  if (verdict !== 'ok') throw new Refusal(verdict)
  return name as string
}

function refuseBlockedRegion(request: FastifyRequest, { regions }: Parts): void {
  if (regions.isBlocked(regions.read(request))) throw new Refusal('region_blocked')
}

function serialise(call: CallDeclaration, answer: unknown): Buffer {
  const result = v.safeParse(call.response, answer)
  if (!result.success) {
    const paths = result.issues.map((issue) => v.getDotPath(issue) ?? 'whole').join(', ')
    throw new Error(`the answer of ${call.name} does not fit its declaration at ${paths}`)
  }
  return Buffer.from(JSON.stringify(result.output))
}

/** Kept as it is sent: a question has an answer for each encoding. */
async function findOrMake(
  { in: answers, as }: { in: KeptAnswers; as: string },
  name: string,
  makeAnswer: () => Promise<SharedAnswer>,
  request: FastifyRequest,
): Promise<SharedAnswer> {
  const encoding = readEncoding(request)
  const key = `${name} ${encoding ?? 'identity'} ${as}`
  const known = answers.find(key)
  if (known) return known
  const answer = await compressAnswer(await makeAnswer(), encoding)
  answers.keep(key, answer)
  return answer
}

/** A refusal that the contract doesn't list is a mistake of ours: no client could understand it. */
function assertDeclared(call: CallDeclaration, error: unknown): unknown {
  if (!(error instanceof Refusal) || error instanceof InvalidRequest) return error
  if (call.refusals.includes(error.code) || implicitRefusals.includes(error.code)) return error
  return new Error(`${call.name} refused with ${error.code}, which its declaration does not list`, {
    cause: error,
  })
}
