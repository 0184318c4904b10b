import type { Config } from '@yanta/config'

/** The part of the configuration the games server reads. */
export type GamesConfig = Pick<Config, 'siteOrigin' | 'gamesOrigin' | 'apiBaseUrl' | 'walletSecret' | 'rateLimits' | 'trustedProxies' | 'logLevel'>
