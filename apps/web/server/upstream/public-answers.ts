// Caches answers of the platform that are the same for all visitors, or for all of a country, for a few seconds, so that a
// document requests only the player's own data. While the platform is unreachable the last answers are served. Requests carry
// the address of the visitor who causes them, so that the platform's rate limits count visitors and not this server.
import type { CallDeclaration, Locale, Platform } from '@yanta/contract'
import * as v from 'valibot'
import { type AnswerHeaders, type Call, createCaller } from '../../src/data/api/caller.ts'
import type { Result } from '../../src/data/api/result.ts'
import { ExpiringStore } from './expiring-store.ts'
import { catalogueVersionHeader, forwardedHeaders, platformTimeoutMs } from './platform-client.ts'
import { buildCallJoiner } from './player-page.ts'
import { buildPlatformTransport } from './platform-transport.ts'
import type { Visitor } from '../sessions/visitor.ts'
import type { WebConfig } from '../web-config.ts'

class Refused extends Error {
  readonly result: Result<never, string>
  constructor(result: Result<never, string>) {
    super('refused')
    this.result = result
  }
}

export interface VisitorCalls {
  /** Builds the function with which the loaders of one document call the platform for a visitor. */
  callFor: (visitor: Visitor, requestId: string, bearer: string | undefined) => Call
  expireAll: () => void
}

export interface PlatformNews {
  onCatalogueVersion: (version: string) => void
  /** Receives answers that do not match their declaration; `where` is the first wrong field. */
  onWrongAnswer: (answer: { call: string; where: string | null; requestId: string }) => void
}

/** False for unknown enum values, which a newer platform may send and components skip; true for any other mismatch. */
function breaksDocuments({ type, input }: v.BaseIssue<unknown>): boolean {
  return type !== 'picklist' || typeof input !== 'string'
}

export function buildVisitorCalls(
  config: WebConfig,
  { onCatalogueVersion, onWrongAnswer }: PlatformNews,
): VisitorCalls {
  const onAnswer = (headers: AnswerHeaders) => {
    const version = headers.get(catalogueVersionHeader)
    if (version) onCatalogueVersion(version)
  }
  const transport = buildPlatformTransport(config.apiBaseUrl)
  const answers = new ExpiringStore<Result<unknown, string>>({
    maxEntries: 2_000,
    maxWeight: 64 * 1024 * 1024,
    weigh: (result) => JSON.stringify(result).length,
    freshMs: 5_000,
    staleMs: 30_000,
  })
  const joinCalls = buildCallJoiner()
  return {
    expireAll: () => answers.expireAll(),
    callFor(visitor, requestId, bearer) {
      /** Turns an answer of another shape into a failure, because it would break rendering half-way. */
      const check = (declaration: CallDeclaration, result: Result<unknown, string>) => {
        const issue =
          result.ok && v.safeParse(declaration.response, result.value).issues?.find(breaksDocuments)
        if (!issue) return result
        onWrongAnswer({ call: declaration.name, where: v.getDotPath(issue), requestId })
        return { ok: false as const, refusal: { code: 'temporarily_unavailable', status: 0, errors: [] } }
      }
      const distrust = (call: Call) =>
        (async (declaration, input) => check(declaration, await call(declaration, input))) as Call
      const settings = {
        baseUrl: config.apiBaseUrl,
        locale: () => visitor.locale,
        // One answer serves the phones and the desktops of all visitors.
        platform: (): Platform => 'desktop',
        timeoutMs: platformTimeoutMs,
        onAnswer,
        transport,
      }
      const personal = createCaller({
        ...settings,
        platform: () => findPlatform(visitor.userAgent),
        headers: {
          ...forwardedHeaders(config, visitor, requestId),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        },
      })
      const askAlone = distrust(personal)
      const readJoined = joinCalls({ askTogether: personal, askAlone, check })
      const asked = new Map<string, Promise<unknown>>()
      // Root and screen may both need the player's data: one request per document.
      const askOnce = (declaration: CallDeclaration, input: unknown) => {
        const name = nameCall(declaration, input, visitor.locale, '')
        const read = input === undefined ? readJoined : askAlone
        const answer = asked.get(name) ?? read(declaration, input as never)
        asked.set(name, answer)
        return answer
      }
      const sharedIn = (region: string) =>
        distrust(
          createCaller({
            ...settings,
            headers: forwardedHeaders(config, { address: visitor.address, region }, requestId),
          }),
        )
      const answer = (async (declaration, input, options) => {
        if (declaration.method !== 'GET') return personal(declaration, input)
        const isGuest = bearer === undefined || options?.asGuest === true
        if (!isShared(declaration, isGuest)) return askOnce(declaration, input)
        const region = declaration.variesByRegion ? visitor.region : ''
        return answers
          .get(nameCall(declaration, input, visitor.locale, region), async () => {
            const result = await sharedIn(region)(declaration, input)
            if (!result.ok && (result.refusal.status === 0 || result.refusal.status >= 429))
              throw new Refused(result)
            return result
          })
          .catch((error: unknown) => {
            if (error instanceof Refused) return error.result
            throw error
          })
      }) as Call
      // An answer that never came names no request, but its visitor is to see on the error page what the log calls it.
      return (async (declaration, input, options) => {
        const result: Result<unknown, string> = await answer(declaration, input, options)
        if (result.ok) return result
        const { refusal } = result
        return { ok: false, refusal: { ...refusal, requestId: refusal.requestId ?? requestId } }
      }) as Call
    },
  }
}

/** The form factor [7.1] of a browser whose window is not known yet: browsers of phones name themselves mobile. */
function findPlatform(userAgent: string): Platform {
  return /Mobi/.test(userAgent) ? 'mobile' : 'desktop'
}

/** Guests are answered alike, also by calls that a session would personalise. */
function isShared({ access }: CallDeclaration, isGuest: boolean): boolean {
  return access === 'anyone' || (access === 'visitor' && isGuest)
}

function nameCall(declaration: CallDeclaration, input: unknown, locale: Locale, region: string): string {
  return `${locale} ${region} ${declaration.name} ${JSON.stringify(input ?? {})}`
}
