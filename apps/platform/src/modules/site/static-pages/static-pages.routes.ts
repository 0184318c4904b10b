import { getStaticPage, listFooterBlocks, listStaticPages } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import type { StaticPages } from './static-pages.service.ts'

const shared = { isShared: true }

export function addStaticPages(app: FastifyInstance, pages: StaticPages): void {
  route(
    app,
    listStaticPages,
    ({ query, locale }) => ({
      items: pages.list(locale).filter(({ isHidden }) => isHidden === (query.hidden === 'true')),
    }),
    shared,
  )
  route(app, getStaticPage, ({ params, locale }) => pages.find(locale, params.slug) ?? refuse(), shared)
  route(app, listFooterBlocks, ({ locale }) => ({ items: pages.footer(locale) }), shared)
}

function refuse(): never {
  throw new Refusal('not_found')
}
