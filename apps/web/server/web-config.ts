/** The part of the configuration that the site reads; the whole is validated by `@yanta/config`. */
export interface WebConfig {
  mode: 'demo' | 'production'
  siteHost: string
  sitePort: number
  /** Scheme, host and port the site is reached at; the only Origin that calls resting on a cookie may name. */
  siteOrigin: string
  gamesOrigin: string
  /** Where the platform listens, as this server reaches it. */
  apiBaseUrl: string
  /** Addresses or CIDR blocks whose forwarding headers are believed. */
  trustedProxies: string[]
  regionHeader: string
  /** Two-letter countries in upper case. */
  blockedRegions: string[]
  forceRegion: string
  logLevel: string
}
