import type { Config } from '@yanta/config'

/** The part of the configuration that the games server reads. */
export type GamesConfig = Pick<
  Config,
  | 'brand'
  | 'siteOrigin'
  | 'gamesOrigin'
  | 'apiBaseUrl'
  | 'walletSecret'
  | 'hstsSubdomains'
  | 'rateLimits'
  | 'paymentSandbox'
  | 'trustedProxies'
  | 'logLevel'
  | 'logFormat'
  | 'metricsHost'
  | 'gamesMetricsPort'
>
