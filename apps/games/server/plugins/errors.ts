// Turns every failure into the envelope, or into a page for a browser's navigation: an address that is opened, a form that is sent.
import type { Brand } from '@yanta/brand'
import { type AnswerError, buildErrorAnswer, findPreferredLocale, Refusal, sendRefusal } from '@yanta/server'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { buildErrorPage, buildErrorPagePolicy } from '../pages/error-page.ts'

export function buildGamesErrorAnswer(brand: Brand, siteOrigin: string): AnswerError {
  const policy = buildErrorPagePolicy(brand, "'none'")
  return buildErrorAnswer({
    send(refusal, request, reply) {
      reply.header('cache-control', 'no-store').header('vary', 'accept, accept-language')
      if (!isNavigation(request)) return sendRefusal(reply, refusal)
      const locale = findPreferredLocale(request.headers['accept-language'])
      return reply
        .code(refusal.status)
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(buildErrorPage(brand, isNoPage(request, refusal) ? 'page' : 'trouble', locale, siteOrigin))
    },
  })
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'POST') &&
    !url.startsWith('/api/') &&
    headers.accept?.includes('text/html') === true
  )
}

/** A form that was refused had a page. */
function isNoPage({ method }: FastifyRequest, { status }: Refusal): boolean {
  return status === 404 || (method === 'GET' && status < 429)
}

/** Parses untrusted input; throws the refusal that names the first wrong field. */
export function parseInput<S extends v.GenericSchema<any, any>>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0])
  throw new Refusal('invalid_request', field === null ? {} : { field })
}
