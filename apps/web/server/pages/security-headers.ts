// The Content-Security-Policy of documents and the headers of every answer. Shared documents list their inline scripts by
// hash: a page cached by a browser and confirmed with 304 would block its own scripts under a new nonce.
import { createHash } from 'node:crypto'
import { buildStrictTransport } from '@yanta/server'
import type { Contacts } from '../../src/data/api/ssr-context.ts'
import type { WebConfig } from '../web-config.ts'

/** Where browsers go to pay. */
type PaymentSetting = 'gamesOrigin' | 'paymentSandbox' | 'redirectWalletUrl' | 'rbkUrl' | 'rbkCheckoutUrl'

const noContacts: Contacts = { asked: [], embedded: [] }

/** Headers of every answer. */
export function buildSecurityHeaders({
  siteOrigin,
  hstsSubdomains,
}: Pick<WebConfig, 'siteOrigin' | 'hstsSubdomains'>): Record<string, string> {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...buildStrictTransport(siteOrigin, hstsSubdomains),
  }
}

/** `scripts` are CSP sources beside 'self': hashes of a shared document, or one nonce. */
export function buildContentSecurityPolicy(
  config: Pick<WebConfig, 'siteOrigin' | 'imageOrigins' | PaymentSetting>,
  scripts: readonly string[],
  { asked, embedded }: Contacts = noContacts,
): string {
  const socketOrigin = config.siteOrigin.replace(/^http/, 'ws')
  const payments = listPaymentSources(config)
  return [
    `default-src 'self'`,
    [`script-src 'self'`, ...scripts, ...embedded, ...payments.scripts].join(' '),
    `style-src 'self' 'unsafe-inline'`,
    ["img-src 'self' data:", ...config.imageOrigins].join(' '),
    [`connect-src 'self'`, socketOrigin, ...asked, ...embedded].join(' '),
    [`frame-src ${config.gamesOrigin}`, ...embedded, ...payments.frames].join(' '),
    `object-src 'none'`,
    `base-uri 'none'`,
    [`form-action 'self'`, ...payments.forms].join(' '),
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** Where forms of deposits go to, and the script of the invoices' window. */
function listPaymentSources({
  gamesOrigin,
  paymentSandbox,
  redirectWalletUrl,
  rbkUrl,
  rbkCheckoutUrl,
}: Pick<WebConfig, PaymentSetting>): {
  forms: string[]
  scripts: string[]
  frames: string[]
} {
  return {
    forms: [
      ...(paymentSandbox ? [gamesOrigin] : []),
      ...(redirectWalletUrl ? [new URL(redirectWalletUrl).origin] : []),
    ],
    scripts: [
      ...(paymentSandbox ? [`${gamesOrigin}/pay/checkout.js`] : []),
      ...(rbkUrl ? [rbkCheckoutUrl] : []),
    ],
    frames: rbkUrl ? [new URL(rbkCheckoutUrl).origin] : [],
  }
}

/** The CSP source of one inline script. */
export function hashScript(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
