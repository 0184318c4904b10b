// One trace from a browser's call through site and platform to the database, as a collector of OpenTelemetry receives it.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { writeTestDataFolder } from '@yanta/database/testing'
import { buildLogger } from '@yanta/server'
import { buildWeb } from '@yanta/web'
import { expect, test } from 'vitest'
import { findFreePorts } from '../../../tools/site/free-ports.ts'
import { openSite } from './site.ts'
import { startedSite } from './testing/started-site.ts'

interface ReceivedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

async function startCollector() {
  const spans: ReceivedSpan[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
      resourceSpans: {
        resource: { attributes: { value: { stringValue: string } }[] }
        scopeSpans: { spans: Omit<ReceivedSpan, 'service'>[] }[]
      }[]
    }
    if (request.url === '/v1/traces')
      for (const { resource, scopeSpans } of resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, service: resource.attributes[0]!.value.stringValue })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, spans, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test("a browser's call is one trace: the site, its hop, the platform, and the statements of the database without their values", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yanta-tracing-'))
  await writeTestDataFolder(join(folder, 'database'), startedSite)
  const collector = await startCollector()
  const [sitePort, platformPort, gamesPort] = (await findFreePorts(3)).map(String)
  const lines: Record<string, unknown>[] = []
  const logger = buildLogger(
    { logLevel: 'info', logFormat: 'json' },
    { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  )
  const config = readConfig({
    DATA_DIR: folder,
    SITE_PORT: sitePort,
    PLATFORM_PORT: platformPort,
    GAMES_PORT: gamesPort,
    DEMO_REGULARS: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
  })
  const servers = await openSite(config, { logger, withSite: false })
  const web = await buildWeb({
    config,
    build: { name: 'none', catalogueUrls: {}, renderDocument: async () => new Response('') },
  })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  try {
    await servers.listen()
    const serverData = await web.inject('/json-api/serverdata?platform=desktop')
    expect(serverData.json<{ isTraced?: boolean }>().isTraced, 'browsers begin traces').toBe(true)
    const answer = await web.inject({
      method: 'POST',
      url: '/json-api/login?platform=desktop',
      payload: { type: 'email', login: 'somebody@example.com', password: 'secret-of-nobody' },
      headers: {
        origin: config.siteOrigin,
        'x-requested-with': 'XMLHttpRequest',
        traceparent: `00-${traceId}-b7ad6b7169203331-01`,
      },
    })
    expect(answer.statusCode).toBe(401)
  } finally {
    await web.close()
    // Sends what is left.
    await servers.close()
    collector.server.close()
    rmSync(folder, { recursive: true })
  }

  const own = collector.spans.filter((span) => span.traceId === traceId)
  const findChild = (parentSpanId: string, service: string) =>
    own.find((span) => span.parentSpanId === parentSpanId && span.service === service)!
  const site = findChild('b7ad6b7169203331', 'yanta-site')
  const hop = findChild(site.spanId, 'yanta-site')
  const platform = findChild(hop.spanId, 'yanta-platform')
  const statement = findChild(platform.spanId, 'yanta-platform')
  expect([site.name, hop.name, platform.name, statement.name]).toEqual([
    '/json-api/login',
    'POST platform',
    'login',
    expect.stringMatching(/^(select|insert|update|with|begin)$/),
  ])
  expect(own.some(({ attributes }) => attributes.some(({ key }) => key === 'db.query.text'))).toBe(true)
  expect(JSON.stringify(collector.spans)).not.toMatch(/somebody@example|secret-of-nobody/)
  // The lines of the log lead to the trace.
  expect(lines.find(({ msg, traceId: id }) => msg === 'answered' && id === traceId)).toMatchObject({
    url: '/json-api/login?platform=desktop',
  })
})
