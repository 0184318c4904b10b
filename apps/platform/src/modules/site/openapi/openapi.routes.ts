import type { FastifyInstance } from 'fastify'
import { buildOpenApi } from './openapi-document.ts'
import { openApiPagePolicy, renderOpenApiPage } from './openapi-page.ts'

const documentPath = '/json-api/openapi.json'

/** Added after every other module: it describes the calls registered by then. Built for the first who asks, which few do. */
export function addOpenApi(app: FastifyInstance): void {
  const { brand, calls, config } = app.deps
  let built: { json: string; page: string } | undefined
  function build(): { json: string; page: string } {
    const document = buildOpenApi(calls, config.siteOrigin, brand.names.en.brand)
    return { json: JSON.stringify(document), page: renderOpenApiPage(document, documentPath, brand) }
  }
  app.get(documentPath, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((built ??= build()).json),
  )
  app.get('/json-api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', openApiPagePolicy)
      .type('text/html; charset=utf-8')
      .send((built ??= build()).page),
  )
}
