// Masks secrets in log lines before they leave the page: tokens, e-mail addresses, phone and card numbers anywhere in a text.
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

/** The masked text, cut to `maxLength` characters. */
export function maskSecrets(text: string, maxLength: number): string {
  return masks
    .reduce((masked, [pattern, word]) => masked.replace(pattern, word), text.slice(0, maxLength * 2))
    .slice(0, maxLength)
}
