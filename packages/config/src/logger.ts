// Lines on standard output: JSON for programs, short ones for a person at a terminal. Whatever a log call was handed, no secret of a
// request leaves in a line.
import { pino, type Logger } from 'pino'
import { writeForPerson } from './log-text.ts'

export interface LogSettings {
  /** Empty: `warn` for a person, `info` for a program. */
  logLevel: string
  logFormat: 'auto' | 'json' | 'text'
}

/** A logger that masks tokens in addresses, headers and bodies. */
export function buildLogger(
  { logLevel, logFormat }: LogSettings,
  stream: { write(line: string): void; isTTY?: boolean } = process.stdout,
): Logger {
  const isText = logFormat === 'text' || (logFormat === 'auto' && stream.isTTY === true)
  const level = logLevel || (isText ? 'warn' : 'info')
  const hasStacks = level === 'debug' || level === 'trace'
  const write = (line: string) => writeForPerson(maskSecrets(line), { hasStacks })
  return pino({ level, hooks: { streamWrite: isText ? write : maskSecrets } }, stream)
}

const secretNames =
  'token|refreshToken|runToken|restoreCode|proof|challenge|password|hash|secret|authorization|cookie|set-cookie|x-signature'
const inAddress = new RegExp(`([?&](?:${secretNames})=)[^&"\\\\ ]+`, 'gi')
/** A list is taken as far as it was read, ended or not: given back, it would be read again for each name inside it. */
const asValue = new RegExp(`("(?:${secretNames})":)(?:"(?:[^"\\\\]|\\\\.)*"|\\[[^\\]]*\\]?)`, 'gi')
/** The code of a new password opens an account; as an address, or as a part of another one. */
const inPath = /(new-password(?:\/|%2f))[^\s"'?&#\\/%]+/gi
const asBearer = /(Bearer )[A-Za-z0-9._~+/=-]+/g

/** Masks what follows the names of secrets in one line of JSON, as a query parameter or as a value. */
export function maskSecrets(line: string): string {
  return line
    .replace(inAddress, '$1[masked]')
    .replace(asValue, '$1"[masked]"')
    .replace(inPath, '$1[masked]')
    .replace(asBearer, '$1[masked]')
}
