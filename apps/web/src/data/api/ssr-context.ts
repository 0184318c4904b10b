// One request for a document, as loaders on the server see it.
import type { CallBody, CallDeclaration, ContactProof, Locale, SecondFactor } from '@yanta/contract'
import { createContext } from 'react-router'
import type { SiteBrand } from '../lib/brand.ts'
import type { Call } from './caller.ts'
import type { Refusal } from './result.ts'

/** Strangers of a page, as sources of the Content-Security-Policy. */
export interface Contacts {
  /** Origins that are only asked. */
  asked: readonly string[]
  /** Addresses whose scripts run in the page and whose frames it shows. */
  embedded: readonly string[]
}

export interface Visit {
  locale: Locale
  brand: SiteBrand
  /** Icons, fonts and style of the brand: HTML for the document's head. */
  brandHead: string
  /** Calls the platform in the visitor's name and language. */
  call: Call
  hasSession: boolean
  /** There is a session, and nothing of its player may stand in the document. */
  isPlayerWithheld: boolean
  /** Set by a loader when the platform did not accept the session. */
  isSessionRejected: boolean
  /** Of the Content-Security-Policy, on every script of the document; taken out again of those that are shared. */
  nonce?: string
  /** Address of the locale's message file, to be fetched early. */
  catalogueUrl?: string
  siteOrigin: string
  /** Whom the page will ask beside the site itself; set by a loader, for the Content-Security-Policy. */
  contacts: Contacts
  /** The rendered document in pieces, handed over beside its response: a body would turn the text into a stream and back. */
  html?: readonly string[]
  /** [2.9-2.10] are closed to these visitors with 451. */
  isRegionBlocked: boolean
  /** Takes what broke while the document was made. */
  onError: (error: unknown) => void
  /** For forms without scripts, a call that may begin a session: its cookies, to be set by the answer, what is still asked, or the refusal. */
  beginSession: <C extends CallDeclaration>(call: C, body: CallBody<C>) => Promise<SessionBeginning>
}

export interface SessionBeginning {
  /** Of the new session; empty when there is none. */
  cookies: string[]
  step: SecondFactor | ContactProof | null
  refusal: Refusal<string> | null
}

export const visitContext = /* @__PURE__ */ createContext<Visit>()
