// Context of one document request for loaders on the server.
import type { CallBody, CallDeclaration, ContactProof, Locale, SecondFactor } from '@yanta/contract'
import { createContext } from 'react-router'
import type { SiteBrand } from '../../site/brand.ts'
import type { Call } from './caller.ts'
import type { Refusal } from './result.ts'

/** Other origins of a page, as sources of the Content-Security-Policy. */
export interface Contacts {
  /** Origins that are only requested from. */
  asked: readonly string[]
  /** Addresses whose scripts run in the page and whose frames it shows. */
  embedded: readonly string[]
}

export interface SsrContext {
  locale: Locale
  brand: SiteBrand
  /** Icons, fonts and style of the brand: HTML for the document's head. */
  brandHead: string
  /** Calls the platform with the visitor's session and language. */
  call: Call
  hasSession: boolean
  /** There is a session, but the document must contain nothing of its player. */
  isPlayerHidden: boolean
  /** Set by a loader when the platform did not accept the session. */
  isSessionRejected: boolean
  /** Of the Content-Security-Policy, on every script of the document; removed again from shared documents. */
  nonce?: string
  /** Address of the locale's message file, to be preloaded. */
  catalogueUrl?: string
  siteOrigin: string
  /** Other origins the page will contact; set by a loader, for the Content-Security-Policy. */
  contacts: Contacts
  /** The rendered document in chunks, passed beside its response: a body would turn the text into a stream and back. */
  html?: readonly string[]
  /** [2.9-2.10] are closed to these visitors with 451. */
  isRegionBlocked: boolean
  /** Receives errors of rendering the document. */
  onError: (error: unknown) => void
  /** For forms without scripts, a call that may begin a session: its cookies, to be set by the answer, the next login step, or the refusal. */
  beginSession: <C extends CallDeclaration>(call: C, body: CallBody<C>) => Promise<SessionBeginning>
}

export interface SessionBeginning {
  /** Of the new session; empty when there is none. */
  cookies: string[]
  step: SecondFactor | ContactProof | null
  refusal: Refusal<string> | null
}

export const ssrContext = /* @__PURE__ */ createContext<SsrContext>()
