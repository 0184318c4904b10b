// Log lines on standard output: JSON for programs, short ones for a person at a terminal. No line contains a secret of a request,
// whatever was passed to the log call.
import { pino, type Logger } from 'pino'
import { openStandardSink } from './log-sink.ts'
import { writeForPerson } from './log-text.ts'

export interface LogSettings {
  /** Empty: `warn` on a terminal, `info` for programs. */
  logLevel: string
  logFormat: 'auto' | 'json' | 'text'
}

/** A logger that masks tokens in addresses, headers and bodies. */
export function buildLogger(
  { logLevel, logFormat }: LogSettings,
  stream: { write(line: string): void; isTTY?: boolean } = process.stdout.isTTY
    ? process.stdout
    : openStandardSink(),
): Logger {
  const isText = logFormat === 'text' || (logFormat === 'auto' && stream.isTTY === true)
  const level = logLevel || (isText ? 'warn' : 'info')
  const hasStacks = level === 'debug' || level === 'trace'
  const write = (line: string) => writeForPerson(maskSecrets(line), { hasStacks })
  return pino({ level, hooks: { streamWrite: isText ? write : maskSecrets } }, stream)
}

const secretNames =
  'token|refreshToken|runToken|restoreCode|proof|challenge|password|hash|secret|authorization|cookie|set-cookie|signature|x-signature'
const inAddress = new RegExp(`([?&](?:${secretNames})=)[^&"\\\\ ]+`, 'gi')
/** A list matches as far as it was read, closed or not: with backtracking it would be read again for each name inside it. */
const asValue = new RegExp(`("(?:${secretNames})":)(?:"(?:[^"\\\\]|\\\\.)*"|\\[[^\\]]*\\]?)`, 'gi')
/** The code of a new password gives access to an account, the key of a payment page to its payment; in an address, or encoded within another one. */
const inPath = /(new-password(?:\/|%2f)|\/pay\/(?=[\w-]{32}(?![\w-])))[^\s"'?&#\\/%]+/gi
const asBearer = /(Bearer )[A-Za-z0-9._~+/=-]+/g

/** Masks the values of secrets in one line of JSON, as query parameters or as properties. */
export function maskSecrets(line: string): string {
  return line
    .replace(inAddress, '$1[masked]')
    .replace(asValue, '$1"[masked]"')
    .replace(inPath, '$1[masked]')
    .replace(asBearer, '$1[masked]')
}
