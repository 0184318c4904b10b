// The chat that comes with the platform: its script, where webim's would be, its window in a frame of the site, its operator's page.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { WebConfig } from '../web-config.ts'
import { webDirectory } from './site-build.ts'

const folder = join(webDirectory, '../support/dist')

export async function addSupportChatFiles(
  app: FastifyInstance,
  { siteOrigin }: Pick<WebConfig, 'siteOrigin'>,
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
  const send = (reply: FastifyReply, file: string) => reply.sendFile(file, folder, { maxAge: 0 })
  const buildPolicy = (ancestors: string) =>
    [
      `default-src 'none'`,
      `script-src 'self'`,
      `style-src 'self'`,
      `font-src 'self'`,
      `connect-src 'self' ${siteOrigin.replace(/^http/, 'ws')}`,
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors ${ancestors}`,
    ].join('; ')
  app.get('/support-chat/js/button.js', (_request, reply) => send(reply, 'js/button.js'))
  app.get('/support-chat/window', (_request, reply) =>
    send(
      reply.headers({ 'content-security-policy': buildPolicy(`'self'`), 'x-frame-options': 'SAMEORIGIN' }),
      'window.html',
    ),
  )
  app.get('/support-chat/operator', (_request, reply) =>
    send(
      reply.headers({
        'content-security-policy': buildPolicy(`'none'`),
        'referrer-policy': 'no-referrer',
      }),
      'operator.html',
    ),
  )
}
