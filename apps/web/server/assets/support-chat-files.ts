// The chat that comes with the platform: its script, where webim's would be, its window in a frame of the site, its operator's page.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { Brand } from '@yanta/brand'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { WebConfig } from '../web-config.ts'
import { webDirectory } from './site-build.ts'

const folder = join(webDirectory, '../support/dist')

export async function addSupportChatFiles(
  app: FastifyInstance,
  { siteOrigin }: Pick<WebConfig, 'siteOrigin'>,
  { style }: Pick<Brand, 'style'>,
): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(serveStatic, {
    root: join(folder, 'assets'),
    prefix: '/support-chat/assets/',
    index: false,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
  })
  const readPage = (file: string) => {
    const page = readFileSync(join(folder, file), 'utf8')
    return style ? page.replace('</head>', () => `<link rel="stylesheet" href="${style}"></head>`) : page
  }
  const pages = { window: readPage('window.html'), operator: readPage('operator.html') }
  const send = (reply: FastifyReply, page: keyof typeof pages) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'public, max-age=0').send(pages[page])
  const buildPolicy = (ancestors: string) =>
    [
      `default-src 'none'`,
      `script-src 'self'`,
      `style-src 'self'`,
      `font-src 'self'`,
      // Those of messages are read as calls are, and shown from memory.
      `img-src blob:`,
      `connect-src 'self' ${siteOrigin.replace(/^http/, 'ws')}`,
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors ${ancestors}`,
    ].join('; ')
  app.get('/support-chat/js/button.js', (_request, reply) =>
    reply.sendFile('js/button.js', folder, { maxAge: 0 }),
  )
  app.get('/support-chat/window', (_request, reply) =>
    send(
      reply.headers({ 'content-security-policy': buildPolicy(`'self'`), 'x-frame-options': 'SAMEORIGIN' }),
      'window',
    ),
  )
  app.get('/support-chat/operator', (_request, reply) =>
    send(
      reply.headers({
        'content-security-policy': buildPolicy(`'none'`),
        'referrer-policy': 'no-referrer',
      }),
      'operator',
    ),
  )
}
