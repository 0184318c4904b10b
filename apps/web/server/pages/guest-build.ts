// The build for guests under /guest/ [2.1], beside the full site in the same process: in Russian [1.4], without a session and
// without cookies. Screens that need or start a session belong to the full site.
import type { Brand } from '@yanta/brand'
import { locales } from '@yanta/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findWayOut } from '../../src/navigation/guest-address.ts'
import { addManifest } from '../assets/brand/brand-routes.ts'
import { buildDocumentBrand } from '../assets/brand/document-brand.ts'
import type { DocumentOptions } from './document-context.ts'
import { addDocuments } from './documents.ts'
import type { GuestDocuments } from './guest-documents.ts'
import { addServiceWorker } from '../assets/service-worker-routes.ts'
import { type SiteBuild, loadSiteBuild } from '../assets/site-build.ts'
import { addBuiltFiles } from '../assets/static-files.ts'
import type { Visitor } from '../sessions/visitor.ts'

export const guestBase = '/guest/'

interface GuestBuildOptions extends Omit<DocumentOptions, 'base' | 'brand' | 'getBuild'> {
  brand: Brand
  /** Replaces rendering, for tests of the server only. */
  build?: SiteBuild
}

export async function addGuestBuild(
  app: FastifyInstance,
  { brand, build, readVisitor, ...parts }: GuestBuildOptions,
): Promise<GuestDocuments> {
  const guestBuild = build ?? (await loadSiteBuild(guestBase))
  app.get(guestBase.slice(0, -1), async (_request, reply) => reply.redirect(guestBase, 301))
  if (!build) await addBuiltFiles(app, guestBase)
  addManifest(app, brand, guestBase)
  addServiceWorker(app, parts.config, brand, !build, guestBase)
  const readGuest = (request: FastifyRequest): Visitor => ({
    ...readVisitor(request),
    locale: locales[0],
    hasJunkLocale: false,
    session: {},
  })
  let documents: GuestDocuments | undefined
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const wayOut = findWayOut(request.url.slice(guestBase.length - 1))
      if (wayOut) return reply.header('cache-control', 'private, no-store').redirect(wayOut, 302)
    })
    documents = addDocuments(scope, {
      ...parts,
      base: guestBase,
      brand: buildDocumentBrand(brand, guestBase),
      readVisitor: readGuest,
      getBuild: () => guestBuild,
    })
  })
  return documents!
}
