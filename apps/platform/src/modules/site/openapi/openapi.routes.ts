import type { FastifyInstance } from 'fastify'
import { buildOpenApi } from './openapi-document.ts'
import { openApiPagePolicy, renderOpenApiPage } from './openapi-page.ts'

const documentPath = '/json-api/openapi.json'

/** Added after every other module: it describes the calls registered by then. */
export function addOpenApi(app: FastifyInstance): void {
  const { brand, calls, config } = app.deps
  const document = buildOpenApi(calls, config.siteOrigin, brand.names.en.brand)
  const json = JSON.stringify(document)
  const page = renderOpenApiPage(document, documentPath, brand)
  app.get(documentPath, async (_request, reply) => reply.type('application/json; charset=utf-8').send(json))
  app.get('/json-api/docs', async (_request, reply) =>
    reply.header('content-security-policy', openApiPagePolicy).type('text/html; charset=utf-8').send(page),
  )
}
