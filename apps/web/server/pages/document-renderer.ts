// Renders documents: builds the context that loaders and components read, and names the inline scripts that a policy allows.
import { randomBytes } from 'node:crypto'
import type { RefusalItem } from '@yanta/contract'
import type { SessionBeginning, SsrContext } from '../../src/data/api/ssr-context.ts'
import type { DocumentBrand } from '../assets/brand/document-brand.ts'
import type { SiteBuild } from '../assets/site-build.ts'
import type { Beginning, Sessions } from '../sessions/sessions.ts'
import type { Visitor } from '../sessions/visitor.ts'
import type { VisitorCalls } from '../upstream/public-answers.ts'
import type { Rendering } from './guest-documents.ts'
import { extractMarkedScripts } from './known-scripts.ts'

export interface RendererOptions {
  siteOrigin: string
  brand: DocumentBrand
  sessions: Sessions
  calls: VisitorCalls
  /** Called for each document, because development replaces the build with every change of the code. */
  getBuild: () => SiteBuild
  /** Development adds scripts of its own. */
  isLoose: boolean
  /** Receives errors of rendering a document. */
  onError: (error: unknown, requestId: string) => void
}

export interface DocumentRenderer {
  /** The context of one document; `access` is the player's token, undefined for a guest's document. */
  buildContext: (visitor: Visitor, requestId: string, access?: string) => SsrContext
  render: (request: Request, ssr: SsrContext) => Promise<Rendering>
  /** Renders a document shared by all guests: without a nonce, which would have to differ per request. */
  renderForGuest: (request: Request, visitor: Visitor, requestId: string) => Promise<Rendering>
}

export function buildDocumentRenderer({
  siteOrigin,
  brand,
  sessions,
  calls,
  getBuild,
  isLoose,
  onError,
}: RendererOptions): DocumentRenderer {
  function buildContext(visitor: Visitor, requestId: string, access?: string): SsrContext {
    return {
      locale: visitor.locale,
      brand: brand.site,
      brandHead: brand.heads[visitor.locale],
      hasSession: access !== undefined,
      isPlayerHidden: false,
      isSessionRejected: false,
      isRegionBlocked: visitor.isRegionBlocked,
      siteOrigin,
      catalogueUrl: getBuild().catalogueUrls[visitor.locale],
      contacts: { asked: [], embedded: [] },
      // In development all inline scripts are allowed, and browsers hide a nonce attribute from React's hydration.
      nonce: isLoose ? undefined : randomBytes(16).toString('base64'),
      call: calls.callFor(visitor, requestId, access),
      onError: (error) => onError(error, requestId),
      beginSession: async (call, body) =>
        presentBeginning(await sessions.begin(call, body, { visitor, requestId })),
    }
  }

  async function render(request: Request, ssr: SsrContext): Promise<Rendering> {
    const response = await getBuild().renderDocument(request, ssr)
    const scripts = ssr.nonce === undefined ? [] : [`'nonce-${ssr.nonce}'`]
    // Data posted to a screen without an action: the router's own text is for developers.
    const text = response.status === 405 ? '' : await response.text()
    return { response, html: ssr.html ?? [text], scripts, contacts: ssr.contacts }
  }

  return {
    buildContext,
    render,
    async renderForGuest(request, visitor, requestId) {
      const ssr = buildContext(visitor, requestId)
      const rendering = await render(request, ssr)
      if (ssr.nonce === undefined) return rendering
      const { html, scripts } = extractMarkedScripts(rendering.html.join(''), ssr.nonce)
      return { ...rendering, html: [html], scripts }
    },
  }
}

function presentBeginning(beginning: Beginning): SessionBeginning {
  if (beginning.outcome === 'begun') return { cookies: beginning.cookies, step: null, refusal: null }
  if (beginning.outcome === 'step') return { cookies: [], step: beginning.step, refusal: null }
  const { status, body } = beginning.answer
  const errors = (body as { errors?: RefusalItem[] } | null)?.errors ?? []
  return {
    cookies: [],
    step: null,
    refusal: { code: errors[0]?.code ?? 'temporarily_unavailable', status, errors },
  }
}
