import type { Config } from '@yanta/config'

/** The part of the configuration that the site reads. */
export type WebConfig = Pick<
  Config,
  | 'mode'
  | 'brand'
  | 'siteHost'
  | 'sitePort'
  | 'siteOrigin'
  | 'gamesOrigin'
  | 'imageOrigins'
  | 'paymentSandbox'
  | 'redirectWalletUrl'
  | 'rbkUrl'
  | 'rbkCheckoutUrl'
  | 'apiBaseUrl'
  | 'hstsSubdomains'
  | 'trustedProxies'
  | 'regionHeader'
  | 'blockedRegions'
  | 'forceRegion'
  | 'logLevel'
  | 'logFormat'
  | 'rateLimits'
  | 'documentLimit'
  | 'guestBuild'
  | 'serviceWorker'
>
