const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number] | 'identity'

/** The best encoding that a client accepts, by its `Accept-Encoding`; brotli before gzip. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  if (!accepted) return 'identity'
  const names = String(accepted)
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]!.trim().toLowerCase())
  return encodings.find((encoding) => names.includes(encoding)) ?? 'identity'
}
