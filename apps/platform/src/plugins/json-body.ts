// Reads request bodies: plain JSON under its declared type and nothing else. The exact bytes stay at hand for signatures.
import { addJsonBodies as addPlainJsonBodies } from '@yanta/config/json-body'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body exactly as it was sent; empty when there was none. */
    rawBody: string
  }
}

export function addJsonBodies(app: FastifyInstance): void {
  app.decorateRequest('rawBody', '')
  app.removeAllContentTypeParsers()
  addPlainJsonBodies(app, (request, text) => {
    request.rawBody = text
  })
}
