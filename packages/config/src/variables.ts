// All variables: accepted values, default, meaning. docs/configuration.md documents this list.
import {
  addresses,
  amount,
  brand,
  collectorUrl,
  databaseUrl,
  folder,
  folderOrNone,
  foreignKey,
  gatewayUrl,
  headerName,
  host,
  hostPatterns,
  oneOf,
  origin,
  origins,
  port,
  portOrNone,
  region,
  regions,
  seconds,
  secret,
  smsSender,
  smtpUrl,
  vapidPrivateKey,
  vapidPublicKey,
  walletProviders,
  type Kind,
} from './values.ts'

interface Variable<Value> {
  kind: Kind<Value>
  /** Value when the variable is unset or empty; `{OTHER}` stands for the value of another variable. */
  fallback: string
  about: string
}

function variable<Value>(kind: Kind<Value>, fallback: string, about: string): Variable<Value> {
  return { kind, fallback, about }
}

export const variables = {
  MODE: variable(
    oneOf('demo', 'production'),
    'demo',
    'Demo seeds players, shows the outbox and makes its own secrets; production refuses all three.',
  ),
  BRAND: variable(brand, 'yanta', 'Whose site it is: name, drawings, colours and fonts, as brand.md tells.'),
  SITE_PORT: variable(port, '3000', 'Port the site listens on.'),
  SITE_HOST: variable(host, 'localhost', 'Host the site listens on; localhost is both 127.0.0.1 and ::1.'),
  SITE_ORIGIN: variable(origin, 'http://localhost:{SITE_PORT}', 'Origin browsers reach the site at.'),
  GAMES_PORT: variable(port, '3001', 'Port the games listen on.'),
  GAMES_HOST: variable(host, '127.0.0.1', 'Host the games listen on.'),
  GAMES_ORIGIN: variable(
    origin,
    'http://127.0.0.1:{GAMES_PORT}',
    "Origin browsers reach the games at; its host must differ from the site's, because cookies are not separated by port.",
  ),
  IMAGE_ORIGINS: variable(
    origins,
    '',
    "Other servers whose pictures the site shows, such as one with covers of the operator's own games.",
  ),
  PLATFORM_PORT: variable(port, '3002', 'Port the platform listens on.'),
  PLATFORM_HOST: variable(host, '127.0.0.1', 'Host the platform listens on.'),
  API_BASE_URL: variable(
    origin,
    'http://127.0.0.1:{PLATFORM_PORT}',
    'Where the site and the games reach the platform.',
  ),
  DATA_DIR: variable(folder, 'data', 'Folder of the embedded database and of generated secrets.'),
  DATABASE_URL: variable(
    databaseUrl,
    '',
    'PostgreSQL server (15 or newer); empty keeps the database embedded under DATA_DIR/database.',
  ),
  DOCUMENTS: variable(
    oneOf('on', 'off'),
    'on',
    'Off takes no documents of players: whoever sends one reads that the service is switched off.',
  ),
  DOCUMENTS_DIR: variable(
    folderOrNone,
    '',
    "Folder of the pictures of players' documents, encrypted; empty is DATA_DIR/documents. Several platform processes need the same one.",
  ),
  CHAT_PICTURES_DIR: variable(
    folderOrNone,
    '',
    'Folder of the pictures in the chat of support, encrypted; empty is DATA_DIR/chat-pictures. Several platform processes need the same one.',
  ),
  HSTS_SUBDOMAINS: variable(
    oneOf('on', 'off'),
    'on',
    "On asks browsers for a year to reach every host below the site's and the games' own over https alone; off leaves those hosts to themselves. It counts where the origins are https.",
  ),
  TRUSTED_PROXIES: variable(
    addresses,
    '',
    "Proxies whose X-Forwarded-For and region header are believed; everybody else's are ignored.",
  ),
  REGION_HEADER: variable(
    headerName,
    'cf-ipcountry',
    "Header in which a trusted proxy names the visitor's country.",
  ),
  BLOCKED_REGIONS: variable(regions, '', 'Countries from which nobody logs in or plays.'),
  FORCE_REGION: variable(region, '', 'Country every visitor is taken to come from, whatever a header says.'),
  LOG_LEVEL: variable(
    oneOf('', 'fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    '',
    'Least important lines that are logged; empty is warn for a person and info for a program. From info on there is a line for each request.',
  ),
  LOG_FORMAT: variable(
    oneOf('auto', 'json', 'text'),
    'auto',
    'Lines of JSON for a program, or short ones for a person; auto is text on a terminal and JSON elsewhere.',
  ),
  METRICS_HOST: variable(
    host,
    '127.0.0.1',
    'Host at which the ports of metrics listen; anybody who reaches it can read them.',
  ),
  SITE_METRICS_PORT: variable(
    portOrNone,
    '',
    'Port of the metrics of the site, in the format of Prometheus at /metrics; empty opens none.',
  ),
  PLATFORM_METRICS_PORT: variable(portOrNone, '', 'Port of the metrics of the platform; empty opens none.'),
  GAMES_METRICS_PORT: variable(portOrNone, '', "Port of the metrics of the games' server; empty opens none."),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    collectorUrl,
    '',
    'Collector of OpenTelemetry that gets traces over HTTP, at /v1/traces below this address; empty records none.',
  ),
  SESSION_SECRET: variable(secret, '', 'Signs tokens. Made in demo mode; production demands it.'),
  WALLET_SECRET: variable(
    secret,
    '',
    'Signs the wallet requests of the games. Made in demo mode; production demands it, the same for platform and games.',
  ),
  WALLET_PROVIDERS: variable(
    walletProviders,
    '',
    'Further games providers and what each signs its wallet requests with; whose games are whose is said in content/studios.yaml.',
  ),
  PAYMENT_SANDBOX: variable(
    oneOf('auto', 'on', 'off'),
    'auto',
    "On takes deposits at the games' own payment page, which moves no money; production refuses it. Auto is on in demo mode.",
  ),
  REDIRECT_WALLET_URL: variable(
    gatewayUrl,
    '',
    'Address of the redirect wallet that deposits are paid at; empty: it is not offered.',
  ),
  REDIRECT_WALLET_SHOP: variable(foreignKey, '', 'Id of the operator at that wallet.'),
  REDIRECT_WALLET_SECRET: variable(
    foreignKey,
    '',
    'Signs what the platform and that wallet send each other.',
  ),
  MARBELLA_URL: variable(
    gatewayUrl,
    '',
    'Address of the API of marbella, where deposits are paid at an address that it answers; empty: it is not offered.',
  ),
  MARBELLA_SECRET: variable(foreignKey, '', 'Signs what the platform and marbella send each other.'),
  RBK_URL: variable(
    gatewayUrl,
    '',
    'Address of the API of RBKmoney with its version, where deposits are invoices; empty: it is not offered.',
  ),
  RBK_SHOP: variable(foreignKey, '', 'Id of the shop at RBKmoney.'),
  RBK_TOKEN: variable(foreignKey, '', 'Shown to that API as a bearer token.'),
  RBK_WEBHOOK_KEY: variable(
    foreignKey,
    '',
    'Public key of its notifications: what stands between the lines BEGIN and END of the PEM, in one line.',
  ),
  RBK_CHECKOUT_URL: variable(
    gatewayUrl,
    'https://checkout.rbk.money/checkout.js',
    'Script of the window in which an invoice is paid.',
  ),
  VAPID_PUBLIC_KEY: variable(
    vapidPublicKey,
    '',
    'Public key of web push, which browsers subscribe with; empty switches web push off.',
  ),
  VAPID_PRIVATE_KEY: variable(vapidPrivateKey, '', 'Signs what is pushed; belongs to the public key.'),
  PUSH_SERVICES: variable(
    hostPatterns,
    'https://fcm.googleapis.com,https://jmt17.google.com,https://*.push.services.mozilla.com,https://*.push.apple.com,https://*.notify.windows.com',
    'Push services of browsers that the platform asks; a subscription anywhere else is refused.',
  ),
  SMS_GATEWAY_URL: variable(
    gatewayUrl,
    '',
    'Where text messages are handed over, as JSON; empty leaves them in the outbox, which production refuses.',
  ),
  SMS_GATEWAY_TOKEN: variable(foreignKey, '', 'Shown to that gateway as a bearer token.'),
  SMS_SENDER: variable(smsSender, '', 'What a text message comes from; empty lets the gateway choose.'),
  SMTP_URL: variable(
    smtpUrl,
    '',
    'Server that takes letters; empty leaves them in the outbox, which production refuses.',
  ),
  CAPTCHA_COMPLEXITY: variable(
    amount,
    '10000',
    "Numbers a browser may have to try for the site's own captcha; half of them on average.",
  ),
  RECAPTCHA_SECRET: variable(
    foreignKey,
    '',
    'Secret key of reCAPTCHA; goes with the site key in content/settings.yaml.',
  ),
  WEBIM_KEY: variable(
    foreignKey,
    '',
    'Signs who a player is to the webim chat, as it was given to you with the account; empty is the key of the chat that comes with the platform.',
  ),
  DOCUMENT_LIMIT: variable(
    amount,
    '600',
    'Documents one address may have rendered in a minute; one that guests share and that is at hand counts a tenth.',
  ),
  GUEST_BUILD: variable(
    oneOf('on', 'off'),
    'off',
    'On builds the site a second time and serves it under /guest/ as well: in Russian, for guests alone.',
  ),
  SERVICE_WORKER: variable(
    oneOf('on', 'off'),
    'on',
    'Off sends browsers a worker that takes itself and what it kept away.',
  ),
  DEMO_REGULARS: variable(
    oneOf('on', 'off'),
    'on',
    'On lets a dozen invented players play in demo mode, about a round every half minute, where all runs in one process; production has none.',
  ),
  STOP_NOTICE: variable(
    seconds,
    '0',
    'Seconds for which a process that was asked to stop says at /ready that it is not, and goes on as usual: as long as a load balancer needs to look elsewhere. Give it ten more before it is killed.',
  ),
  RATE_LIMITS: variable(
    oneOf('on', 'off'),
    'on',
    'Off lifts the limits on requests, for load tests; production refuses it.',
  ),
} as const

export type VariableName = keyof typeof variables
