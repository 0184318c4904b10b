// What every answer with a document needs.
import type { FastifyRequest } from 'fastify'
import type { Contacts } from '../../src/data/api/ssr-context.ts'
import type { DocumentBrand } from '../assets/brand/document-brand.ts'
import type { SiteBuild } from '../assets/site-build.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Visitor } from '../sessions/visitor.ts'
import type { VisitorCalls } from '../upstream/public-answers.ts'
import type { Reconstruction } from '../upstream/reconstruction.ts'
import type { WebConfig } from '../web-config.ts'
import type { DocumentLimit } from './document-limit.ts'
import { type DocumentRenderer, buildDocumentRenderer } from './document-renderer.ts'
import { GuestDocuments } from './guest-documents.ts'
import { buildContentSecurityPolicy } from './security-headers.ts'

export interface DocumentOptions {
  /** Base path of these documents, with a slash at both ends. */
  base?: string
  config: WebConfig
  /** Those of every answer. */
  securityHeaders: Record<string, string>
  brand: DocumentBrand
  readVisitor: (request: FastifyRequest) => Visitor
  sessions: Sessions
  calls: VisitorCalls
  limit: DocumentLimit
  reconstruction: Pick<Reconstruction, 'isOn'>
  /** Called for each document, because development replaces the build with every change of the code. */
  getBuild: () => SiteBuild
  /** Development adds scripts of its own. */
  isLoose: boolean
}

export interface DocumentContext extends Required<DocumentOptions> {
  isSecure: boolean
  renderer: DocumentRenderer
  /** The Content-Security-Policy of a document with these inline scripts and contacts. */
  buildPolicy: (scripts: readonly string[], contacts?: Contacts) => string
  /** Documents of guests. */
  shared: GuestDocuments
}

export function buildDocumentContext(
  options: DocumentOptions,
  onError: (error: unknown, requestId: string) => void,
): DocumentContext {
  const { base = '/', config, isLoose } = options
  const buildPolicy = (scripts: readonly string[], contacts?: Contacts) =>
    buildContentSecurityPolicy(config, isLoose ? [`'unsafe-inline'`] : scripts, contacts)
  return {
    ...options,
    base,
    isSecure: config.siteOrigin.startsWith('https:'),
    renderer: buildDocumentRenderer({ ...options, siteOrigin: config.siteOrigin, onError }),
    buildPolicy,
    shared: new GuestDocuments(buildPolicy),
  }
}
