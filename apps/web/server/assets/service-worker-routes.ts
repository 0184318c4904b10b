// The service worker and its offline page [7.87]. Browsers check for a new worker regularly: a broken one is fixed by the next
// answer, and `SERVICE_WORKER=off` sends one that unregisters itself.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openArt } from '@yanta/art'
import type { Brand } from '@yanta/brand'
import { locales } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import shell from '../../src/features/shell/shell.messages.json' with { type: 'json' }
import errors from '../../src/i18n/errors.messages.json' with { type: 'json' }
import { buildPlainPage, returnScript } from '../pages/plain-page.ts'
import { buildContentSecurityPolicy, hashScript } from '../pages/security-headers.ts'
import { findClientDirectory } from './site-build.ts'
import type { WebConfig } from '../web-config.ts'

const departure = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(registration.unregister().then(() => caches.keys()).then((names) => Promise.all(names.map((name) => caches.delete(name))))))
`

export function addServiceWorker(
  app: FastifyInstance,
  config: WebConfig,
  brand: Brand,
  isBuilt: boolean,
  base = '/',
): void {
  const policy = buildContentSecurityPolicy(config, [])
  const picture = readPicture()
  app.get(`${base}sw.js`, async (_request, reply) => {
    const worker =
      isBuilt && config.serviceWorker ? await readFile(join(findClientDirectory(base), 'sw.js')) : departure
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(worker)
  })
  app.get<{ Querystring: { locale?: string } }>(`${base}offline.html`, async (request, reply) => {
    const locale = locales.find((known) => known === request.query.locale) ?? locales[0]
    const page = buildPlainPage({
      brand,
      locale,
      home: base,
      returnsOnline: true,
      picture,
      again: shell['shell.error.again'][locale],
      title: errors['errors.page.offline.title'][locale],
      text: errors['errors.page.offline.text'][locale],
    })
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', buildContentSecurityPolicy(config, [hashScript(returnScript)]))
      .send(page)
  })
}

/** Part of the page: without a network it can't be fetched. */
function readPicture(): string {
  const { folder, findFile } = openArt()
  const { path } = findFile('errors/404.avif')!
  return `data:image/avif;base64,${readFileSync(join(folder, path), 'base64')}`
}
