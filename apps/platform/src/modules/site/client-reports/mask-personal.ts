// Masks personal data and secrets in clients' text for the log: secrets, cards, phones, e-mails. Rather too much than too little.
// Every pattern fails fast, or starts only at the beginning of a word: with backtracking from each position an anonymous client
// could keep the processor busy.

const secretNames =
  'pass(?:word|wd|phrase)?|pwd|secret|\\w{0,20}token|jwt|hash|signature|authorization|cookie|session_?id|api_?key|cvv|cvc|pin|otp'

const rules: readonly [pattern: RegExp, instead: string][] = [
  [/\bBearer\s{1,3}[\w.~+/=-]{1,4096}/gi, 'Bearer [token]'],
  [/\beyJ[\w-]{5}[\w.-]*/g, '[token]'],
  // Between quotes a secret may hold any character, escaped quotes included.
  [
    new RegExp(
      `\\b(${secretNames})(["']?\\s{0,3}[=:]\\s{0,3})(["'])(?:\\\\.|(?!\\3)[^\\\\]){1,4096}\\3`,
      'gi',
    ),
    '$1$2$3[secret]$3',
  ],
  [/(?<!\p{L})(парол[ьяею]м?\s{0,3}[=:]\s{0,3})\S{1,400}/giu, '$1[secret]'],
  // Values masked by the browser or by the rule above are left unchanged.
  [
    new RegExp(
      `\\b(${secretNames})(["']?\\s{0,3}(?:[=:]|%3D|%3A)\\s{0,3}["']?)(?!\\[(?:secret|token|masked)\\])[^\\s"'&,;)}\\]]{1,4096}`,
      'gi',
    ),
    '$1$2[secret]',
  ],
  [/(\/new-password\/)[^\s/?#"']{1,400}/gi, '$1[secret]'],
  [/\b(code["']?\s{0,3}[=:]\s{0,3}["']?)\d{3,8}\b/gi, '$1[secret]'],
  [
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/giu,
    '[e-mail]',
  ],
  // Cards and phones: ten digits and more, however they are spaced. Dates are not matched.
  [
    /(?<![\p{Nd}])(?!\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}(?!\p{Nd}))(?:\+|%2B)?\p{Nd}(?:(?:[ ().\u00a0\u202f-]|%20|%2D){0,2}\p{Nd}){9,}/giu,
    '[number]',
  ],
  // A long random-looking word is probably a key, except a request id.
  [
    /(?<![\w-])(?![0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![\w-]))(?=[a-z_-]{0,200}\d)(?=[\d_-]{0,200}[a-z])[\w-]{32,}/gi,
    '[token]',
  ],
]

const secretKey =
  /pass|pwd|secret|token|jwt|auth|cookie|session|hash|signature|card|cvv|cvc|^pin$|otp|sms|phone|mail/i

/** One line of text with all personal data masked. */
export function maskText(text: string): string {
  return rules.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text)
}

/** A JSON value with texts and names mapped by `write` and values under sensitive names masked; values deeper than `depth` are left out. */
export function maskValue(value: unknown, write: (text: string) => string = maskText, depth = 4): unknown {
  if (typeof value === 'string') return write(value)
  if (typeof value === 'number') return maskText(String(value)) === String(value) ? value : '[number]'
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return '[…]'
  if (Array.isArray(value)) return value.map((item) => maskValue(item, write, depth - 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      write(key),
      secretKey.test(key) ? '[secret]' : maskValue(item, write, depth - 1),
    ]),
  )
}
