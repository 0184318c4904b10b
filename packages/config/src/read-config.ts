import { createECDH, createPublicKey } from 'node:crypto'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { ConfigError } from './config-error.ts'
import { readSecrets, type Secrets } from './secrets.ts'
import type { Kind } from './values.ts'
import { variables, type VariableName } from './variables.ts'

type Value<Name extends VariableName> = v.InferOutput<(typeof variables)[Name]['kind']['schema']>

export interface Config {
  mode: Value<'MODE'>
  /** Id of a shipped brand, or a path. */
  brand: string
  sitePort: number
  siteHost: string
  siteOrigin: string
  gamesPort: number
  gamesHost: string
  gamesOrigin: string
  imageOrigins: string[]
  platformPort: number
  platformHost: string
  apiBaseUrl: string
  /** Absolute path. */
  dataDir: string
  /** Empty for the embedded database. */
  databaseUrl: string
  /** Documents of players are taken. */
  documents: boolean
  /** Absolute path. */
  documentsDir: string
  /** Absolute path. */
  chatPicturesDir: string
  /** HSTS includes subdomains of the origins' hosts. */
  hstsSubdomains: boolean
  trustedProxies: string[]
  /** Lower case. */
  regionHeader: string
  /** Upper case, as `forceRegion`. */
  blockedRegions: string[]
  forceRegion: string
  /** Empty: the default of the log format. */
  logLevel: Value<'LOG_LEVEL'>
  logFormat: Value<'LOG_FORMAT'>
  metricsHost: string
  /** 0: no port of metrics. */
  siteMetricsPort: number
  platformMetricsPort: number
  gamesMetricsPort: number
  /** Empty: no traces. */
  traceCollector: string
  sessionSecret: string
  walletSecret: string
  /** Wallet secrets of further providers by name. */
  walletProviders: Map<string, string>
  /** The games' own payment page takes deposits; never in production. */
  paymentSandbox: boolean
  /** Empty: no redirect wallet; the two others are set with it. */
  redirectWalletUrl: string
  redirectWalletShop: string
  redirectWalletSecret: string
  /** Empty: no marbella. */
  marbellaUrl: string
  marbellaSecret: string
  /** Empty: no RBKmoney; the three after it are set with it. */
  rbkUrl: string
  rbkShop: string
  rbkToken: string
  rbkWebhookKey: string
  rbkCheckoutUrl: string
  /** Empty: no web push. */
  vapidPublicKey: string
  /** Empty exactly when the public one is. */
  vapidPrivateKey: string
  /** Origins; a star matches any first label of the host. */
  pushServices: string[]
  /** Empty: text messages stay in the outbox. */
  smsGatewayUrl: string
  smsGatewayToken: string
  smsSender: string
  /** Empty: letters stay in the outbox. */
  smtpUrl: string
  /** Upper bound of the numbers to try for a puzzle. */
  captchaComplexity: number
  /** Empty: no reCAPTCHA. */
  recaptchaSecret: string
  /** Empty: the chat that comes with the platform, whose key is derived. */
  webimKey: string
  /** Rendered documents per address and minute. */
  documentLimit: number
  rateLimits: boolean
  /** Time for which a stopping process continues as usual. */
  stopNoticeMs: number
  /** A second build is served under /guest/. */
  guestBuild: boolean
  serviceWorker: boolean
  /** Invented players play in demo mode. */
  demoRegulars: boolean
}

/**
 * Reads and validates every variable. In demo mode missing secrets are generated and stored in `<DATA_DIR>/secrets.json`.
 * @throws ConfigError on the first invalid variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const mode = read(env, 'MODE')
  const [sitePort, gamesPort, platformPort] = [
    read(env, 'SITE_PORT'),
    read(env, 'GAMES_PORT'),
    read(env, 'PLATFORM_PORT'),
  ]
  const dataDir = resolve(read(env, 'DATA_DIR'))
  const rateLimits = read(env, 'RATE_LIMITS') === 'on'
  if (mode === 'production' && !rateLimits)
    throw new ConfigError('RATE_LIMITS=off is refused in production: set it to on, or MODE to demo.')
  const config = {
    mode,
    brand: read(env, 'BRAND'),
    sitePort,
    siteHost: read(env, 'SITE_HOST'),
    siteOrigin: read(env, 'SITE_ORIGIN', { SITE_PORT: sitePort }),
    gamesPort,
    gamesHost: read(env, 'GAMES_HOST'),
    gamesOrigin: read(env, 'GAMES_ORIGIN', { GAMES_PORT: gamesPort }),
    imageOrigins: read(env, 'IMAGE_ORIGINS'),
    platformPort,
    platformHost: read(env, 'PLATFORM_HOST'),
    apiBaseUrl: read(env, 'API_BASE_URL', { PLATFORM_PORT: platformPort }),
    dataDir,
    databaseUrl: read(env, 'DATABASE_URL'),
    documents: read(env, 'DOCUMENTS') === 'on',
    documentsDir: resolve(read(env, 'DOCUMENTS_DIR') || join(dataDir, 'documents')),
    chatPicturesDir: resolve(read(env, 'CHAT_PICTURES_DIR') || join(dataDir, 'chat-pictures')),
    hstsSubdomains: read(env, 'HSTS_SUBDOMAINS') === 'on',
    trustedProxies: read(env, 'TRUSTED_PROXIES'),
    regionHeader: read(env, 'REGION_HEADER'),
    blockedRegions: read(env, 'BLOCKED_REGIONS'),
    forceRegion: read(env, 'FORCE_REGION'),
    logLevel: read(env, 'LOG_LEVEL'),
    logFormat: read(env, 'LOG_FORMAT'),
    metricsHost: read(env, 'METRICS_HOST'),
    siteMetricsPort: read(env, 'SITE_METRICS_PORT'),
    platformMetricsPort: read(env, 'PLATFORM_METRICS_PORT'),
    gamesMetricsPort: read(env, 'GAMES_METRICS_PORT'),
    traceCollector: read(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    walletProviders: read(env, 'WALLET_PROVIDERS'),
    paymentSandbox: isOn(read(env, 'PAYMENT_SANDBOX'), mode === 'demo'),
    redirectWalletUrl: read(env, 'REDIRECT_WALLET_URL'),
    redirectWalletShop: read(env, 'REDIRECT_WALLET_SHOP'),
    redirectWalletSecret: read(env, 'REDIRECT_WALLET_SECRET'),
    marbellaUrl: read(env, 'MARBELLA_URL'),
    marbellaSecret: read(env, 'MARBELLA_SECRET'),
    rbkUrl: read(env, 'RBK_URL'),
    rbkShop: read(env, 'RBK_SHOP'),
    rbkToken: read(env, 'RBK_TOKEN'),
    rbkWebhookKey: read(env, 'RBK_WEBHOOK_KEY'),
    rbkCheckoutUrl: read(env, 'RBK_CHECKOUT_URL'),
    vapidPublicKey: read(env, 'VAPID_PUBLIC_KEY'),
    vapidPrivateKey: read(env, 'VAPID_PRIVATE_KEY'),
    pushServices: read(env, 'PUSH_SERVICES'),
    smsGatewayUrl: read(env, 'SMS_GATEWAY_URL'),
    smsGatewayToken: read(env, 'SMS_GATEWAY_TOKEN'),
    smsSender: read(env, 'SMS_SENDER'),
    smtpUrl: read(env, 'SMTP_URL'),
    captchaComplexity: read(env, 'CAPTCHA_COMPLEXITY'),
    recaptchaSecret: read(env, 'RECAPTCHA_SECRET'),
    webimKey: read(env, 'WEBIM_KEY'),
    documentLimit: read(env, 'DOCUMENT_LIMIT'),
    rateLimits,
    stopNoticeMs: read(env, 'STOP_NOTICE'),
    guestBuild: read(env, 'GUEST_BUILD') === 'on',
    serviceWorker: read(env, 'SERVICE_WORKER') === 'on',
    demoRegulars: mode === 'demo' && read(env, 'DEMO_REGULARS') === 'on',
  }
  assertOwnHost(config)
  assertPair(config)
  assertPayments(config)
  const given = { sessionSecret: read(env, 'SESSION_SECRET'), walletSecret: read(env, 'WALLET_SECRET') }
  const secrets = readSecrets(mode, dataDir, given)
  assertOwnSecrets(config.walletProviders, secrets)
  return { ...config, ...secrets }
}

/** An unset variable equals an empty one, as in shells and compose files. */
function read<Name extends VariableName>(
  env: Record<string, string | undefined>,
  name: Name,
  follows: Record<string, number> = {},
): Value<Name> {
  const { kind, fallback }: { kind: Kind<unknown>; fallback: string } = variables[name]
  const text =
    env[name]?.trim() || fallback.replace(/\{(\w+)\}/, (_, other: string) => String(follows[other]))
  const result = v.safeParse(kind.schema as v.GenericSchema<string, Value<Name>>, text)
  if (result.success) return result.output
  const shown = kind.isSecret ? 'something else' : `'${text}'`
  throw new ConfigError(`${name} is ${shown}, but it must be ${kind.accepts}.`)
}

function isOn(setting: 'auto' | 'on' | 'off', otherwise: boolean): boolean {
  return setting === 'auto' ? otherwise : setting === 'on'
}

/** Browsers subscribe with the public key, and accept only messages signed with the private one. */
function assertPair({
  vapidPublicKey,
  vapidPrivateKey,
}: Pick<Config, 'vapidPublicKey' | 'vapidPrivateKey'>): void {
  if (!vapidPublicKey && !vapidPrivateKey) return
  if (!vapidPublicKey || !vapidPrivateKey)
    throw new ConfigError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: set both, or neither to switch web push off.',
    )
  const curve = createECDH('prime256v1')
  const isPair =
    tryTo(() => curve.setPrivateKey(vapidPrivateKey, 'base64url')) &&
    curve.getPublicKey('base64url') === vapidPublicKey
  if (!isPair)
    throw new ConfigError(
      'VAPID_PRIVATE_KEY does not belong to VAPID_PUBLIC_KEY: make a new pair with `npx web-push generate-vapid-keys`.',
    )
}

/** In production a sandbox would credit what nobody has paid; a wallet without its secret, what anybody claims. */
function assertPayments(config: Omit<Config, keyof Secrets>): void {
  const { mode, paymentSandbox, redirectWalletUrl, marbellaUrl, rbkUrl } = config
  if (mode === 'production' && paymentSandbox)
    throw new ConfigError('PAYMENT_SANDBOX=on is refused in production: nobody pays there.')
  if (redirectWalletUrl && (config.redirectWalletShop === '' || config.redirectWalletSecret.length < 16))
    throw new ConfigError(
      'REDIRECT_WALLET_URL needs REDIRECT_WALLET_SHOP, and REDIRECT_WALLET_SECRET of at least 16 characters: set all three, or none.',
    )
  if (marbellaUrl && config.marbellaSecret.length < 16)
    throw new ConfigError(
      'MARBELLA_URL needs MARBELLA_SECRET of at least 16 characters: set both, or neither.',
    )
  const isKey = tryTo(
    () =>
      createPublicKey({ key: Buffer.from(config.rbkWebhookKey, 'base64'), format: 'der', type: 'spki' })
        .asymmetricKeyType === 'rsa',
  )
  if (rbkUrl && (!config.rbkShop || !config.rbkToken || !isKey))
    throw new ConfigError(
      'RBK_URL needs RBK_SHOP, RBK_TOKEN and RBK_WEBHOOK_KEY, an RSA public key in one line of base64: set all four, or none.',
    )
}

/** A provider that knows another's secret could move money in its games. */
function assertOwnSecrets(
  providers: ReadonlyMap<string, string>,
  { sessionSecret, walletSecret }: Secrets,
): void {
  for (const [name, secret] of providers) {
    if (secret === sessionSecret || secret === walletSecret)
      throw new ConfigError(
        `WALLET_PROVIDERS gives ${name} a secret that something else is signed with: make it one of its own.`,
      )
  }
}

function tryTo(work: () => void): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}

/** Games on the site's own host could read its cookies. */
function assertOwnHost({
  mode,
  siteOrigin,
  gamesOrigin,
}: Pick<Config, 'mode' | 'siteOrigin' | 'gamesOrigin'>): void {
  if (new URL(siteOrigin).hostname !== new URL(gamesOrigin).hostname) return
  if (mode === 'production')
    throw new ConfigError(
      `GAMES_ORIGIN is '${gamesOrigin}', but its host must differ from that of SITE_ORIGIN: cookies are not separated by port.`,
    )
  process.emitWarning(
    `GAMES_ORIGIN and SITE_ORIGIN share the host of ${siteOrigin}: games could read the site's cookies. Give the games a host name of their own.`,
  )
}
