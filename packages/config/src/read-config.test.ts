import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from './index.ts'
import { variables } from './variables.ts'

const folders: string[] = []
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yanta-config-'))
  folders.push(folder)
})
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true })
})

const secrets = { SESSION_SECRET: 's'.repeat(32), WALLET_SECRET: 'w'.repeat(32) }
const read = (env: Record<string, string> = {}) => readConfig({ ...secrets, ...env })

test('without variables it is demo on localhost, with the games on another host', () => {
  expect(read()).toEqual({
    mode: 'demo',
    brand: 'yanta',
    sitePort: 3000,
    siteHost: 'localhost',
    siteOrigin: 'http://localhost:3000',
    gamesPort: 3001,
    gamesHost: '127.0.0.1',
    gamesOrigin: 'http://127.0.0.1:3001',
    imageOrigins: [],
    platformPort: 3002,
    platformHost: '127.0.0.1',
    apiBaseUrl: 'http://127.0.0.1:3002',
    dataDir: join(process.cwd(), 'data'),
    databaseUrl: '',
    documents: true,
    documentsDir: join(process.cwd(), 'data/documents'),
    chatPicturesDir: join(process.cwd(), 'data/chat-pictures'),
    hstsSubdomains: true,
    trustedProxies: [],
    regionHeader: 'cf-ipcountry',
    blockedRegions: [],
    forceRegion: '',
    logLevel: '',
    logFormat: 'auto',
    metricsHost: '127.0.0.1',
    siteMetricsPort: 0,
    platformMetricsPort: 0,
    gamesMetricsPort: 0,
    traceCollector: '',
    walletProviders: new Map(),
    paymentSandbox: true,
    redirectWalletUrl: '',
    redirectWalletShop: '',
    redirectWalletSecret: '',
    marbellaUrl: '',
    marbellaSecret: '',
    rbkUrl: '',
    rbkShop: '',
    rbkToken: '',
    rbkWebhookKey: '',
    rbkCheckoutUrl: 'https://checkout.rbk.money/checkout.js',
    vapidPublicKey: '',
    vapidPrivateKey: '',
    pushServices: [
      'https://fcm.googleapis.com',
      'https://jmt17.google.com',
      'https://*.push.services.mozilla.com',
      'https://*.push.apple.com',
      'https://*.notify.windows.com',
    ],
    smsGatewayUrl: '',
    smsGatewayToken: '',
    smsSender: '',
    smtpUrl: '',
    captchaComplexity: 10_000,
    recaptchaSecret: '',
    webimKey: '',
    documentLimit: 600,
    rateLimits: true,
    stopNoticeMs: 0,
    guestBuild: false,
    serviceWorker: true,
    demoRegulars: true,
    sessionSecret: 's'.repeat(32),
    walletSecret: 'w'.repeat(32),
  })
})

test('origins are derived from the ports unless they are set', () => {
  expect(
    read({
      SITE_PORT: '8080',
      GAMES_PORT: '8081',
      PLATFORM_PORT: '8082',
      GAMES_ORIGIN: 'https://games.example',
    }),
  ).toMatchObject({
    siteOrigin: 'http://localhost:8080',
    gamesOrigin: 'https://games.example',
    apiBaseUrl: 'http://127.0.0.1:8082',
  })
})

test.each([
  ['SITE_PORT', ' 8080 ', { sitePort: 8080 }],
  ['SITE_PORT', '', { sitePort: 3000 }],
  ['DATA_DIR', '/srv/yanta', { dataDir: '/srv/yanta' }],
  ['TRUSTED_PROXIES', '10.0.0.0/8, 2001:db8::1', { trustedProxies: ['10.0.0.0/8', '2001:db8::1'] }],
  ['BLOCKED_REGIONS', 'us, GB', { blockedRegions: ['US', 'GB'] }],
  [
    'IMAGE_ORIGINS',
    'https://cdn.example, http://127.0.0.1:9',
    { imageOrigins: ['https://cdn.example', 'http://127.0.0.1:9'] },
  ],
  ['REGION_HEADER', 'X-Country', { regionHeader: 'x-country' }],
  ['FORCE_REGION', 'de', { forceRegion: 'DE' }],
  ['RATE_LIMITS', 'off', { rateLimits: false }],
  ['SITE_METRICS_PORT', '9100', { siteMetricsPort: 9100 }],
  ['PLATFORM_METRICS_PORT', '', { platformMetricsPort: 0 }],
  ['GAMES_METRICS_PORT', '9102', { gamesMetricsPort: 9102 }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318/', { traceCollector: 'http://collector:4318' }],
  ['BRAND', './our/casino.yaml', { brand: './our/casino.yaml' }],
  ['DOCUMENT_LIMIT', '60', { documentLimit: 60 }],
  ['HSTS_SUBDOMAINS', 'off', { hstsSubdomains: false }],
  ['STOP_NOTICE', '5', { stopNoticeMs: 5_000 }],
  ['DOCUMENTS', 'off', { documents: false }],
  ['DOCUMENTS_DIR', '/srv/documents', { documentsDir: '/srv/documents' }],
  ['CHAT_PICTURES_DIR', '/srv/chat', { chatPicturesDir: '/srv/chat' }],
  ['SERVICE_WORKER', 'off', { serviceWorker: false }],
  ['GUEST_BUILD', 'on', { guestBuild: true }],
  ['DEMO_REGULARS', 'off', { demoRegulars: false }],
  [
    'SMS_GATEWAY_URL',
    'https://sms.example/send?route=7',
    { smsGatewayUrl: 'https://sms.example/send?route=7' },
  ],
  ['SMS_GATEWAY_URL', 'http://127.0.0.1:9/send', { smsGatewayUrl: 'http://127.0.0.1:9/send' }],
  ['SMS_SENDER', 'Yanta', { smsSender: 'Yanta' }],
  ['SMTP_URL', 'smtps://yanta:secret@mail.example', { smtpUrl: 'smtps://yanta:secret@mail.example' }],
  ['CAPTCHA_COMPLEXITY', '20000', { captchaComplexity: 20_000 }],
  [
    'DATABASE_URL',
    'postgres://yanta:secret@db:5432/yanta',
    { databaseUrl: 'postgres://yanta:secret@db:5432/yanta' },
  ],
])('%s=%s is understood', (name, value, expected) => {
  expect(read({ [name]: value })).toMatchObject(expected)
})

test.each([
  ['MODE', 'prod'],
  ['SITE_PORT', '0'],
  ['SITE_PORT', '65536'],
  ['SITE_PORT', '0x1F90'],
  ['SITE_PORT', '3000.5'],
  ['SITE_PORT', 'three'],
  ['GAMES_PORT', '-1'],
  ['PLATFORM_PORT', '1e3'],
  ['SITE_HOST', 'http://localhost'],
  ['GAMES_HOST', 'a b'],
  ['PLATFORM_HOST', '-'],
  ['SITE_ORIGIN', 'casino.example'],
  ['SITE_ORIGIN', 'https://casino.example/'],
  ['GAMES_ORIGIN', 'ftp://games.example'],
  ['GAMES_ORIGIN', 'https://games.example/play'],
  ['API_BASE_URL', 'http://127.0.0.1:3002/api'],
  ['DATABASE_URL', 'mysql://db/yanta'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.1/'],
  ['TRUSTED_PROXIES', '1.2.3.4/8/8'],
  ['REGION_HEADER', 'cf country'],
  ['BLOCKED_REGIONS', 'USA'],
  ['IMAGE_ORIGINS', 'https://cdn.example/covers'],
  ['FORCE_REGION', 'Germany'],
  ['STOP_NOTICE', '-1'],
  ['STOP_NOTICE', '301'],
  ['LOG_LEVEL', 'loud'],
  ['PLATFORM_METRICS_PORT', 'on'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318/?key=1'],
  ['SESSION_SECRET', 'short'],
  ['WALLET_SECRET', 'x'.repeat(31)],
  ['RATE_LIMITS', 'false'],
  ['DOCUMENT_LIMIT', '0'],
  ['DOCUMENT_LIMIT', '1e3'],
  ['VAPID_PUBLIC_KEY', 'not-a-key'],
  ['PUSH_SERVICES', 'fcm.googleapis.com'],
  ['PUSH_SERVICES', 'https://push.*.com'],
  ['SMS_GATEWAY_URL', 'http://sms.example'],
  ['SMS_GATEWAY_URL', 'sms.example'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'smtp:'],
  ['SMS_SENDER', 'Янта'],
  ['SMS_SENDER', 'a name that is too long'],
  ['CAPTCHA_COMPLEXITY', '0'],
  ['SMS_GATEWAY_TOKEN', 'two words'],
  ['RECAPTCHA_SECRET', 'ключ'],
] as const)('%s=%s is refused with the variable, the value and what is accepted', (name, value) => {
  const refused = () => read({ [name]: value })
  expect(refused).toThrow(expect.objectContaining({ name: 'ConfigError' }))
  expect(refused).toThrow(
    `${name} is ${/SECRET|TOKEN|URL/.test(name) && name !== 'API_BASE_URL' ? 'something else' : `'${value}'`}, but it must be ${variables[name].kind.accepts}.`,
  )
})

test.each([
  ['SESSION_SECRET', 'hunter2'],
  ['DATABASE_URL', 'mysql://yanta:hunter2@db/yanta'],
  ['SMTP_URL', 'mysql://yanta:hunter2@mail'],
  ['SMS_GATEWAY_URL', 'http://sms.example/?key=hunter2'],
])('the refused value of %s is not shown', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
  )
})

describe('further providers of games', () => {
  const [one, other] = ['a'.repeat(40), 'b='.repeat(20)]

  test('each has its own name and secret', () => {
    expect(read({ WALLET_PROVIDERS: `acme=${one}, lumen-2=${other}` }).walletProviders).toEqual(
      new Map([
        ['acme', one],
        ['lumen-2', other],
      ]),
    )
  })

  test.each([
    ['no secret', 'acme'],
    ['a short secret', 'acme=hunter2'],
    ['a name in capitals', `Acme=${one}`],
    ["the name of the games' own server", `yanta=${one}`],
    ['one name twice', `acme=${one},acme=${other}`],
    ['one secret for two', `acme=${one},lumen=${one}`],
  ])('%s is refused, and no part of it shown', (_, value) => {
    expect(() => read({ WALLET_PROVIDERS: value })).toThrow(
      `WALLET_PROVIDERS is something else, but it must be ${variables.WALLET_PROVIDERS.kind.accepts}.`,
    )
  })

  test.each(['SESSION_SECRET', 'WALLET_SECRET'] as const)(
    'a secret that is %s too is refused, and not shown',
    (name) => {
      const refused = () => read({ WALLET_PROVIDERS: `acme=${secrets[name]}` })
      expect(refused).toThrow('WALLET_PROVIDERS gives acme a secret that something else is signed with')
      expect(refused).toThrow(
        expect.not.objectContaining({ message: expect.stringContaining(secrets[name]) }),
      )
    },
  )
})

test('one secret for both is refused, and not shown: providers would have the key of all logins', () => {
  const refused = () => read({ SESSION_SECRET: 'x'.repeat(40), WALLET_SECRET: 'x'.repeat(40) })
  expect(refused).toThrow(
    expect.objectContaining({ name: 'ConfigError', message: expect.stringContaining('are the same') }),
  )
  expect(refused).toThrow(expect.not.objectContaining({ message: expect.stringContaining('xxx') }))
})

describe('the keys of web push', () => {
  const pair = {
    VAPID_PUBLIC_KEY:
      'BCtVfKSSeFxacqUitKzsVu8AdmRTmnIa_2tzkvD4Yd_Nwf4NRCbApXXcK74MANxgjunwL0OD9wuiJiEwb7l1FBQ',
    VAPID_PRIVATE_KEY: 'FsxNzOWkVPR_NYs6CQm3cmQRrTJTnwSS58q354t6wcA',
  }

  test('are accepted as a pair', () => {
    expect(read(pair)).toMatchObject({
      vapidPublicKey: pair.VAPID_PUBLIC_KEY,
      vapidPrivateKey: pair.VAPID_PRIVATE_KEY,
    })
  })

  test.each([
    ['VAPID_PUBLIC_KEY', ''],
    ['VAPID_PRIVATE_KEY', ''],
  ])('are refused without %s', (name, value) => {
    expect(() => read({ ...pair, [name]: value })).toThrow(/go together/)
  })

  test.each([
    ['of another pair', 'A'.repeat(42) + 'E'],
    ['that is none', 'A'.repeat(43)],
  ])('are refused with a private one %s, which is not shown', (_case, key) => {
    const refused = () => read({ ...pair, VAPID_PRIVATE_KEY: key })
    expect(refused).toThrow(/does not belong to VAPID_PUBLIC_KEY/)
    expect(refused).toThrow(expect.not.objectContaining({ message: expect.stringContaining('AAAA') }))
  })

  test('come with a list of allowed push services', () => {
    expect(read({ PUSH_SERVICES: 'https://push.example, http://127.0.0.1:9' })).toMatchObject({
      pushServices: ['https://push.example', 'http://127.0.0.1:9'],
    })
  })
})

describe('production', () => {
  const production = { MODE: 'production', GAMES_ORIGIN: 'https://games.example' }

  test.each(['SESSION_SECRET', 'WALLET_SECRET'])('requires %s', (name) => {
    expect(() => read({ ...production, DATA_DIR: folder, [name]: '' })).toThrow(
      new RegExp(`^${name} is not set, but production needs it: .*openssl rand`),
    )
  })

  test('refuses to lift the rate limits', () => {
    expect(() => read({ ...production, RATE_LIMITS: 'off' })).toThrow(
      /^RATE_LIMITS=off is refused in production/,
    )
  })

  test("refuses games on the site's own host, which is only a warning in demo", () => {
    const sameHost = { SITE_ORIGIN: 'https://casino.example', GAMES_ORIGIN: 'https://casino.example:8443' }
    expect(() => read({ ...sameHost, MODE: 'production' })).toThrow(
      /^GAMES_ORIGIN is .* cookies are not separated by port/,
    )
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    read(sameHost)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('host name of their own'))
    warn.mockRestore()
  })
})

describe('secrets of demo mode', () => {
  const readDemo = () => readConfig({ DATA_DIR: folder })

  test('are generated once, stored, and readable only by their owner', () => {
    const made = readDemo()
    expect(made.sessionSecret).not.toBe(made.walletSecret)
    expect(made.sessionSecret.length).toBeGreaterThanOrEqual(32)
    expect(readDemo()).toEqual(made)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  test('are overridden by variables', () => {
    expect(readConfig({ DATA_DIR: folder, SESSION_SECRET: secrets.SESSION_SECRET }).sessionSecret).toBe(
      secrets.SESSION_SECRET,
    )
  })

  test.each(['', '{', '{"sessionSecret":"short","walletSecret":"short"}'])(
    'in a file that contains %j are refused, and the file is left unchanged',
    (text) => {
      writeFileSync(join(folder, 'secrets.json'), text)
      expect(readDemo).toThrow(/secrets\.json holds no secrets: delete it/)
      expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe(text)
    },
  )

  test.each([
    [
      'under a file',
      () => {
        writeFileSync(join(folder, 'file'), '')
        return join(folder, 'file/data')
      },
    ],
    ['where none can be made', () => '/proc/yanta'],
  ])('in a folder %s are refused in one sentence', (_case, makeFolder) => {
    const dataDir = makeFolder()
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(/DATA_DIR\.$/)
  })
})

test('docs/configuration.md lists every variable with its default, and no other', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)` \| (?:`([^`]*)`|empty|—)? ?\|/gm)].map(([, name, fallback]) => [
    name,
    fallback ?? '',
  ])
  expect(rows).toEqual(Object.entries(variables).map(([name, { fallback }]) => [name, fallback]))
})

test('a demo site takes deposits at the sandbox, where nobody pays, and production refuses it', () => {
  expect(read({}).paymentSandbox).toBe(true)
  expect(read({ PAYMENT_SANDBOX: 'off' }).paymentSandbox).toBe(false)
  const production = {
    MODE: 'production',
    SESSION_SECRET: 's'.repeat(32),
    WALLET_SECRET: 'w'.repeat(32),
    SITE_ORIGIN: 'https://site.example',
    GAMES_ORIGIN: 'https://games.example',
  }
  expect(read(production).paymentSandbox).toBe(false)
  expect(() => read({ ...production, PAYMENT_SANDBOX: 'on' })).toThrow(
    'PAYMENT_SANDBOX=on is refused in production',
  )
})

test('a redirect wallet is set with its shop and a secret that nobody guesses, or not at all', () => {
  const wallet = {
    REDIRECT_WALLET_URL: 'https://wallet.example',
    REDIRECT_WALLET_SHOP: 'shop-1',
    REDIRECT_WALLET_SECRET: 'x'.repeat(16),
  }
  expect(read(wallet).redirectWalletShop).toBe('shop-1')
  for (const broken of [{ REDIRECT_WALLET_SHOP: '' }, { REDIRECT_WALLET_SECRET: 'x'.repeat(15) }])
    expect(() => read({ ...wallet, ...broken })).toThrow('REDIRECT_WALLET_URL needs')
})

test('marbella is set with its secret, RBKmoney with shop, token and the key of its notifications, or not at all', () => {
  const marbella = { MARBELLA_URL: 'https://marbella.example', MARBELLA_SECRET: 'x'.repeat(16) }
  expect(read(marbella).marbellaUrl).toBe('https://marbella.example')
  expect(() => read({ ...marbella, MARBELLA_SECRET: 'x'.repeat(15) })).toThrow('MARBELLA_URL needs')
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const rbk = {
    RBK_URL: 'https://api.rbk.example/v2',
    RBK_SHOP: 'shop-1',
    RBK_TOKEN: 'token',
    RBK_WEBHOOK_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
  expect(read(rbk).rbkShop).toBe('shop-1')
  for (const broken of [{ RBK_SHOP: '' }, { RBK_TOKEN: '' }, { RBK_WEBHOOK_KEY: 'nonsense' }])
    expect(() => read({ ...rbk, ...broken })).toThrow('RBK_URL needs')
})
