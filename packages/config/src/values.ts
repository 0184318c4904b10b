// The types of variables, as schemas from text, each with a description of the accepted values.
import { BlockList, isIP } from 'node:net'
import * as v from 'valibot'

export interface Kind<Value> {
  schema: v.GenericSchema<string, Value>
  accepts: string
  /** Never shown, not even when it is invalid. */
  isSecret?: true
}

/** The provider name with which the games' server of this repository signs. */
export const ownProvider = 'yanta'

export function oneOf<const Option extends string>(...options: Option[]): Kind<Option> {
  return {
    schema: v.picklist(options) as unknown as v.GenericSchema<string, Option>,
    accepts: options.map((option) => option || 'empty').join(' or '),
  }
}

export const port: Kind<number> = {
  schema: v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/),
    v.transform(Number),
    v.integer(),
    v.minValue(1),
    v.maxValue(65_535),
  ),
  accepts: 'a whole number from 1 to 65535',
}

/** 0 for none. */
export const portOrNone: Kind<number> = {
  schema: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => 0),
    ),
    port.schema,
  ]),
  accepts: `empty, or ${port.accepts}`,
}

export const amount: Kind<number> = {
  schema: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.integer(), v.minValue(1)),
  accepts: 'a whole number from 1 to 999999999',
}

/** Milliseconds from whole seconds. */
export const seconds: Kind<number> = {
  schema: v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/),
    v.transform((text) => Number(text) * 1000),
    v.maxValue(300_000),
  ),
  accepts: 'a whole number from 0 to 300',
}

export const host: Kind<string> = {
  schema: v.pipe(
    v.string(),
    v.check((text) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)),
  ),
  accepts: 'an address or a host name, such as 127.0.0.1 or localhost',
}

/** Scheme, host and port, as browsers send them: no path, no trailing slash. */
export const origin: Kind<string> = {
  schema: v.pipe(v.string(), v.check(isOrigin)),
  accepts: 'an origin without a path, such as https://casino.example',
}

export const origins: Kind<string[]> = {
  schema: v.pipe(v.string(), v.transform(splitList), v.array(v.pipe(v.string(), v.check(isOrigin)))),
  accepts: 'empty, or origins with commas between, such as https://cdn.example,https://pictures.example',
}

export const databaseUrl: Kind<string> = {
  schema: v.pipe(
    v.string(),
    v.check((text) => text === '' || (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol))),
  ),
  isSecret: true,
  accepts: 'empty for the embedded database, or an address such as postgres://user:password@host:5432/name',
}

/** Plain http only to this machine, where a fake gateway may run. */
export const gatewayUrl: Kind<string> = {
  schema: v.pipe(
    v.string(),
    v.check((text) => text === '' || isSafeUrl(text)),
  ),
  isSecret: true,
  accepts: 'empty, or an https address such as https://sms.example/v1/messages',
}

/** An endpoint of OpenTelemetry, usually in the own network; without a slash at its end. */
export const collectorUrl: Kind<string> = {
  schema: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\/$/, '')),
    v.check((text) => text === '' || (/^https?:\/\/[^\s?#@]+$/.test(text) && URL.canParse(text))),
  ),
  accepts: 'empty, or an address such as http://collector:4318',
}

export const smtpUrl: Kind<string> = {
  schema: v.pipe(
    v.string(),
    v.check(
      (text) =>
        text === '' ||
        (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''),
    ),
  ),
  isSecret: true,
  accepts: 'empty, or an address such as smtps://user:password@mail.example:465',
}

/** A name that phones show instead of a number: Latin letters and digits, or a number. */
export const smsSender: Kind<string> = {
  schema: v.pipe(v.string(), v.regex(/^(?:[A-Za-z0-9 .-]{1,11}|\+?\d{3,15})?$/)),
  accepts: 'empty, or up to 11 Latin letters and digits, or a phone number',
}

/** A key issued by another service. */
export const foreignKey: Kind<string> = {
  schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]*$/)),
  isSecret: true,
  accepts: 'empty, or the key as it was given to you, without spaces',
}

export const folder: Kind<string> = {
  schema: v.pipe(v.string(), v.nonEmpty()),
  accepts: 'a path to a folder',
}

export const folderOrNone: Kind<string> = {
  schema: v.string(),
  accepts: 'empty, or a path to a folder',
}

export const brand: Kind<string> = {
  schema: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((text) => !text.includes('\0')),
  ),
  accepts: 'the name of a file in brands/ without .yaml, or a path to a file of your own',
}

export const secret: Kind<string> = {
  schema: v.pipe(
    v.string(),
    v.check((text) => text === '' || text.length >= 32),
  ),
  isSecret: true,
  accepts: 'at least 32 characters nobody can guess, such as the output of `openssl rand -base64 48`',
}

/** Names of games providers with their signing secrets. */
export const walletProviders: Kind<Map<string, string>> = {
  schema: v.pipe(
    v.string(),
    v.transform(splitList),
    v.check((entries) => entries.every((entry) => /^[a-z0-9-]{2,32}=[\x21-\x7e]{32,}$/.test(entry))),
    v.transform((entries) =>
      entries.map(
        (entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)] as const,
      ),
    ),
    v.check(
      (entries) =>
        new Set(entries.flat()).size === 2 * entries.length &&
        entries.every(([name]) => name !== ownProvider),
    ),
    v.transform((entries) => new Map(entries)),
  ),
  isSecret: true,
  accepts: `empty, or names with a secret of their own and commas between, such as acme=…,lumen=…: a name of 2 to 32 letters a-z, digits and -, not ${ownProvider}, and at least 32 characters`,
}

/** An uncompressed point of P-256: 65 bytes, the first of them 4. */
export const vapidPublicKey: Kind<string> = {
  schema: v.pipe(v.string(), v.regex(/^(?:B[A-Za-z0-9_-]{86})?$/)),
  accepts: 'empty, or the public key of a VAPID pair: 87 characters of base64url, the first of them B',
}

/** The number that belongs to such a point: 32 bytes. */
export const vapidPrivateKey: Kind<string> = {
  schema: v.pipe(v.string(), v.regex(/^(?:[A-Za-z0-9_-]{43})?$/)),
  isSecret: true,
  accepts: 'empty, or the private key of a VAPID pair: 43 characters of base64url',
}

/** Origins whose first label may be a star. */
export const hostPatterns: Kind<string[]> = {
  schema: v.pipe(v.string(), v.transform(splitList), v.array(v.pipe(v.string(), v.check(isHostPattern)))),
  accepts:
    'origins with commas between, a star for any first part of the host, such as https://fcm.googleapis.com,https://*.push.apple.com',
}

export const headerName: Kind<string> = {
  schema: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/i), v.toLowerCase()),
  accepts: 'a header name, such as cf-ipcountry',
}

export const region: Kind<string> = {
  schema: v.pipe(v.string(), v.regex(/^([a-z]{2})?$/i), v.toUpperCase()),
  accepts: 'empty, or two letters of a country such as DE',
}

export const regions: Kind<string[]> = {
  schema: v.pipe(
    v.string(),
    v.transform(splitList),
    v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/i), v.toUpperCase())),
  ),
  accepts: 'two-letter countries with commas between, such as US,GB',
}

export const addresses: Kind<string[]> = {
  schema: v.pipe(v.string(), v.transform(splitList), v.array(v.pipe(v.string(), v.check(isAddressOrBlock)))),
  accepts: 'addresses or CIDR blocks with commas between, such as 10.0.0.0/8,2001:db8::1',
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
}

function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname))
  )
}

function isHostPattern(text: string): boolean {
  const host = text.replace('//*.', '//')
  return !host.includes('*') && isOrigin(host)
}

function isAddressOrBlock(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  try {
    new BlockList().addSubnet(
      address,
      /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN,
      isIP(address) === 6 ? 'ipv6' : 'ipv4',
    )
    return true
  } catch {
    return false
  }
}
