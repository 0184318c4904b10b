// JSON lines on standard output. Whatever a log call was handed, no secret of a request leaves in a line.
import { pino, type Logger } from 'pino'

/** A logger that masks tokens in addresses, headers and bodies. */
export function buildLogger(level: string, stream: { write(line: string): void } = process.stdout): Logger {
  return pino({ level, hooks: { streamWrite: maskSecrets } }, stream)
}

/** Masks what follows the names of secrets in one line of JSON, as a query parameter or as a value. */
export function maskSecrets(line: string): string {
  return line
    .replace(/([?&](?:token|hash|refreshToken|password)=)[^&"\\ ]+/gi, '$1[masked]')
    .replace(/("(?:token|refreshToken|runToken|password|hash|authorization|cookie|set-cookie|x-signature)":)(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\])/gi, '$1"[masked]"')
}
