// Turns every failure into `{ errors: [{ code }] }`, or into a page for a browser navigation. Refusals carry their code;
// the text of an unexpected error stays in the log, found by the request id.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Brand } from '@yanta/brand'
import { locales, type Locale, type RefusalBody, type RefusalCode } from '@yanta/contract'
import { buildErrorPage, buildErrorPagePolicy } from '../pages/error-page.ts'
import { Refusal } from '../refusal.ts'

export type AnswerError = (
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply

export function registerErrors(app: FastifyInstance, answerError: AnswerError): void {
  app.setNotFoundHandler((request, reply) => answerError(new Refusal('not_found'), request, reply))
  app.setErrorHandler<FastifyError>(answerError)
}

/** Also answers errors that Fastify raises before any route: an address that can't be decoded, for example. */
export function buildErrorAnswer(brand: Brand, siteOrigin: string): AnswerError {
  const policy = buildErrorPagePolicy(brand, "'none'")
  return (error, request, reply) => {
    const refusal = findRefusal(error)
    if (refusal.code === 'internal_error') request.log.error({ err: error }, 'a request failed unexpectedly')
    reply.code(refusal.status).header('cache-control', 'no-store').header('vary', 'accept, accept-language')
    const isPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      request.headers.accept?.includes('text/html')
    if (!isPage) return reply.send({ errors: refusal.items, requestId: request.id } satisfies RefusalBody)
    const html = buildErrorPage(
      brand,
      refusal.status < 429 ? 'page' : 'trouble',
      readLocale(request.headers['accept-language']),
      siteOrigin,
    )
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  }
}

function findRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  const { statusCode = 500 } = error
  return new Refusal(
    transportCodes[statusCode] ??
      (statusCode >= 400 && statusCode < 500 ? 'invalid_request' : 'internal_error'),
  )
}

function readLocale(wished = ''): Locale {
  const languages = wished.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return languages.flatMap((language) => locales.filter((locale) => locale === language))[0] ?? locales[0]
}

/** Parses untrusted input; throws the refusal that names the first wrong field. */
export function parseInput<S extends v.GenericSchema<any, any>>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  throw new Refusal('invalid_request', v.getDotPath(result.issues[0]) ?? undefined)
}

const transportCodes: Record<number, RefusalCode> = {
  403: 'not_found',
  404: 'not_found',
  413: 'payload_too_large',
  429: 'too_many_requests',
  503: 'temporarily_unavailable',
}
