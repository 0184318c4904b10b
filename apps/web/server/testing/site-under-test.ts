import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildWeb } from '../index.ts'
import type { SiteBuild } from '../assets/site-build.ts'
import type { WebConfig } from '../web-config.ts'
import { type FakePlatform, startFakePlatform } from './fake-platform.ts'

export const siteOrigin = 'http://localhost:3000'

export const config: WebConfig = {
  mode: 'demo',
  brand: 'yanta',
  siteHost: 'localhost',
  sitePort: 3000,
  siteOrigin,
  gamesOrigin: 'http://127.0.0.1:3001',
  imageOrigins: [],
  paymentSandbox: false,
  redirectWalletUrl: '',
  rbkUrl: '',
  rbkCheckoutUrl: 'https://checkout.example/checkout.js',
  apiBaseUrl: 'http://127.0.0.1:1',
  hstsSubdomains: true,
  trustedProxies: [],
  regionHeader: 'cf-ipcountry',
  blockedRegions: [],
  forceRegion: '',
  logLevel: 'info',
  logFormat: 'json',
  metricsHost: '127.0.0.1',
  siteMetricsPort: 0,
  rateLimits: true,
  documentLimit: 600,
  guestBuild: false,
  serviceWorker: true,
}

/** Replaces the built site: a document that contains the visitor it was rendered for. */
export const plainBuild: SiteBuild = {
  name: 'test',
  catalogueUrls: {},
  async renderDocument(request, ssr) {
    const { pathname } = new URL(request.url)
    const { getProfile, getServerData } = await import('@yanta/contract')
    const server = await ssr.call(getServerData)
    const profile = ssr.hasSession ? await ssr.call(getProfile) : null
    ssr.contacts = {
      asked: server.ok && server.value.marketing ? [new URL(server.value.marketing.trackingUrl).origin] : [],
      embedded: [],
    }
    ssr.isSessionRejected = profile?.ok === false && profile.refusal.status === 401
    const isUnknown = profile?.ok === false && !ssr.isSessionRejected
    const name = profile?.ok ? profile.value.nick_name : isUnknown ? 'player unknown' : 'guest'
    const nonce = ssr.nonce ? ` nonce="${ssr.nonce}"` : ''
    const html = `<!DOCTYPE html><html lang="${ssr.locale}"><body>${name} ${pathname}<script${nonce}>start()</script></body></html>`
    return new Response(html, {
      status: server.ok && !isUnknown ? (pathname === '/missing' ? 404 : 200) : 503,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  },
}

export interface SiteUnderTest {
  site: FastifyInstance
  platform: FakePlatform
  close: () => Promise<void>
}

/** The site's real server with a fake platform. Null uses the built site, with its files. */
export async function startSite(
  changes: Partial<WebConfig> = {},
  build: SiteBuild | null = plainBuild,
  logger?: FastifyBaseLogger,
): Promise<SiteUnderTest> {
  const platform = await startFakePlatform()
  const site = await buildWeb({
    config: { ...config, apiBaseUrl: platform.baseUrl, ...changes },
    build: build ?? undefined,
    logger,
  })
  return {
    site,
    platform,
    close: async () => {
      await site.close()
      await platform.close()
    },
  }
}

/** Sends raw bytes that no client would send, and reads until the site closes the connection. */
export async function sendBytes(site: FastifyInstance, text: string): Promise<string> {
  if (!site.server.listening) await site.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += String(data)
  })
  socket.write(text)
  await once(socket, 'close')
  return answer
}
