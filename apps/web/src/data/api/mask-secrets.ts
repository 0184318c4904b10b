// What must not leave the page in a log line, wherever it stands in a text: tokens, addresses of e-mail, numbers of phones and cards.
const masks: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/(\/new-password\/)[^\s/?#"']+/gi, '$1[masked]'],
  [
    /\b(bearer|\w{0,20}token|\w{0,20}password|\w{0,20}secret|code|hash|signature)(["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi,
    '$1$2[masked]',
  ],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/(?<![\w.])\+?\d(?:[ ()-]{0,2}\d){9,18}(?![\w.])/g, '[number]'],
]

/** The text without secrets, at most `maxLength` characters of it. */
export function maskSecrets(text: string, maxLength: number): string {
  return masks
    .reduce((masked, [pattern, word]) => masked.replace(pattern, word), text.slice(0, maxLength * 2))
    .slice(0, maxLength)
}
