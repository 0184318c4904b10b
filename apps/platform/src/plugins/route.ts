// Turns one declaration of the contract into one route. Promises: a handler gets only input its schemas accept, only from clients the
// call allows and within its rate limit; an answer passes through its schema, so no undeclared field and no invalid amount leaves.
import type {
  CallAnswer,
  CallBody,
  CallDeclaration,
  CallParams,
  CallQuery,
  FileAnswer,
  Locale,
  Platform,
  RateLimit,
  RefusalCode,
} from '@yanta/contract'
import { openToExcluded } from '@yanta/contract/open-to-excluded'
import { checkSignature, providerHeader, signatureHeader } from '@yanta/contract/signature'
import { chooseEncoding, networkOf, Refusal } from '@yanta/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseAnswer } from './answer-check.ts'
import { FileStream } from './file-stream.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { Deps } from './deps.ts'
import { omitEmpty, parseInput, readLocale, readPlatform } from './request-input.ts'
import type { Player } from './session.ts'
import { compressAnswer, jsonType, sendShared, tagAnswer, type SharedAnswer } from './shared-answer.ts'

/** The context of one request for its handler. */
export interface RequestContext<C extends CallDeclaration> {
  params: CallParams<C>
  query: CallQuery<C>
  body: CallBody<C>
  player: C['access'] extends 'player' ? Player : C['access'] extends 'visitor' ? Player | null : null
  /** Name of the signing provider; empty for other clients. */
  provider: string
  locale: Locale
  platform: Platform | null
  /** The client's own address, behind trusted proxies too. */
  address: string
  /** The client's country in upper case, or empty when unknown. */
  region: string
  userAgent: string
  request: FastifyRequest
  reply: FastifyReply
}

export interface RouteOptions<C extends CallDeclaration> {
  /** The same for every client: may be cached if its tag is revalidated each time. */
  isShared?: boolean
  /** The cache for the answers of a shared call, and the parameters they depend on beside call and language. */
  cache?: (context: RequestContext<C>) => { in: AnswerCache; as: string }
  /** Answers while the site is under reconstruction too. Calls of providers always do, so that open rounds can be settled. */
  isAlwaysOpen?: boolean
  /** The handler has passed each part of the answer through its own schema, so that one that does not fit fails alone. */
  isParsed?: boolean
  /** The handler reads the body itself, while it arrives; `body` of its context is undefined. */
  isBodyStreamed?: boolean
}

/** A file that takes long to be made may be sent while it is. */
type Handled<C extends CallDeclaration> = CallAnswer<C> | (C['isFile'] extends true ? FileStream : never)

const defaultLimit: RateLimit = { max: 600, windowMs: 60_000, by: 'address' }
/** Refusals of any call, without being declared. */
const implicitRefusals: readonly RefusalCode[] = [
  'invalid_request',
  'language_not_supported',
  'payload_too_large',
  'too_many_requests',
  'not_found',
  'temporarily_unavailable',
  'under_reconstruction',
  'self_excluded',
]

/** Registers the route of a call. `app.deps` must exist. */
export function route<const C extends CallDeclaration>(
  app: FastifyInstance,
  call: C,
  handler: (context: RequestContext<C>) => Handled<C> | Promise<Handled<C>>,
  {
    isShared = false,
    cache,
    isAlwaysOpen = call.access === 'provider',
    isParsed = false,
    isBodyStreamed = false,
  }: RouteOptions<C> = {},
): void {
  const { deps } = app
  const limit = call.rateLimit ?? (call.access === 'provider' ? undefined : defaultLimit)
  const countRequest = (caller: string | number, reply: FastifyReply) => {
    const waitSeconds =
      limit && deps.config.rateLimits ? deps.rateLimiter.count(`${call.name} ${caller}`, limit) : null
    if (waitSeconds !== null) {
      reply.header('retry-after', waitSeconds)
      throw new Refusal('too_many_requests')
    }
  }
  // A provider's server has no region of its own: the gate checks the region of its player.
  const isForVisitors = call.access !== 'provider'
  deps.calls.push(call)
  const serialise = (answer: unknown) =>
    Buffer.from(JSON.stringify(isParsed ? answer : parseAnswer(call, answer)))

  const declare = (scope: FastifyInstance) =>
    scope.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { call: call.name },
      ...(call.bodyBytes === undefined ? {} : { bodyLimit: call.bodyBytes }),
      onRequest: async (request, reply) => {
        if (limit?.by === 'address') countRequest(networkOf(request.ip), reply)
        if (deps.reconstruction.isOn && !isAlwaysOpen) throw new Refusal('under_reconstruction')
        if (isForVisitors && call.refusals.includes('region_blocked')) refuseBlockedRegion(request, deps)
      },
      handler: async (request, reply) => {
        try {
          const query = omitEmpty(request.query)
          const preferences = readPreferences(request, query)
          const provider = call.access === 'provider' ? readProvider(request, deps) : ''
          const player = await readPlayer(call, request, deps)
          if (limit?.by === 'player') countRequest(player?.id ?? networkOf(request.ip), reply)
          const context = {
            ...preferences,
            ...readInput(call, request, query, isBodyStreamed),
            player,
            provider,
            address: request.ip,
            region: deps.regions.read(request),
            userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
            request,
            reply,
          } as unknown as RequestContext<C>
          if (call.isFile) {
            const file: unknown = await handler(context)
            return sendFile(
              reply,
              file instanceof FileStream ? file : (parseAnswer(call, file) as FileAnswer),
            )
          }
          if (!isShared)
            return reply
              .type(jsonType)
              .header('cache-control', 'no-store')
              .send(serialise(await handler(context)))
          const makeAnswer = async () => tagAnswer(serialise(await handler(context)))
          const place = cache?.(context)
          return await sendShared(
            await (place
              ? findOrMake(place, `${call.name} ${context.locale}`, makeAnswer, request)
              : makeAnswer()),
            request,
            reply,
          )
        } catch (error) {
          throw assertDeclared(call, error)
        }
      },
    })
  if (isBodyStreamed) app.register(async (scope) => declare(leaveBodies(scope)))
  else declare(app)
}

/** In this scope a body of JSON stays where it is. */
function leaveBodies(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', (_request, _body, done) => done(null))
  return scope
}

/** The client's language and form factor [7.1]. */
function readPreferences({ headers }: FastifyRequest, { locale, platform }: Record<string, unknown>) {
  return { locale: readLocale(locale, headers['accept-language']), platform: readPlatform(platform) }
}

function readInput(
  call: CallDeclaration,
  request: FastifyRequest,
  query: Record<string, unknown>,
  isBodyStreamed: boolean,
) {
  return {
    params: call.params && parseInput('params', call.params, request.params),
    query: call.query && parseInput('query', call.query, query),
    body: isBodyStreamed ? undefined : call.body && parseInput('body', call.body, request.body),
  }
}

async function readPlayer(
  call: CallDeclaration,
  request: FastifyRequest,
  { guard }: Deps,
): Promise<Player | null> {
  if (call.access !== 'player' && call.access !== 'visitor') return null
  const player = await guard.findPlayer(request)
  if (!player && call.access === 'player') throw new Refusal('unauthorized')
  if (player?.isExcluded && !openToExcluded[call.name]) throw new Refusal('self_excluded')
  return player
}

function readProvider(request: FastifyRequest, { providers }: Deps): string {
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

function refuseBlockedRegion(request: FastifyRequest, { regions }: Deps): void {
  if (regions.isBlocked(regions.read(request))) throw new Refusal('region_blocked')
}

/** Always kept as a file and never shown: a player's text in it is no part of the site. */
function sendFile(reply: FastifyReply, { name, type, content }: FileAnswer | FileStream): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store, private')
    .header('x-content-type-options', 'nosniff')
    .send(
      content instanceof Uint8Array
        ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
        : content,
    )
}

/** Cached as sent: one entry per encoding. */
async function findOrMake(
  { in: answers, as }: { in: AnswerCache; as: string },
  name: string,
  makeAnswer: () => Promise<SharedAnswer>,
  request: FastifyRequest,
): Promise<SharedAnswer> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const key = `${name} ${encoding} ${as}`
  const known = answers.find(key)
  if (known) return known
  const answer = await compressAnswer(await makeAnswer(), encoding)
  answers.keep(key, answer)
  return answer
}

/** A refusal that the contract does not list is a bug here: no client could understand it. */
function assertDeclared(call: CallDeclaration, error: unknown): unknown {
  if (!(error instanceof Refusal)) return error
  if (call.refusals.includes(error.code) || implicitRefusals.includes(error.code)) return error
  return new Error(`${call.name} refused with ${error.code}, which its declaration does not list`, {
    cause: error,
  })
}
