// Reads request bodies: only plain JSON under its declared type. The exact bytes are kept for signatures.
import { addJsonBodies as addPlainJsonBodies } from '@yanta/server'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body exactly as it was sent; empty without one. */
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
