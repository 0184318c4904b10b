// Finds the message keys that a source may use. Keys are typed, so each appears in the code literally, or as a template whose
// values are typed.

/** The keys among `known` used by a source; a template matches every key it could become. Pure. */
export function findMessageKeys(code: string, known: Iterable<string>): string[] {
  const keys = [...known]
  const texts = new Set([...code.matchAll(/['"]([\w.]+)['"]/g)].map((match) => match[1]))
  const templates = [...code.matchAll(/`([^`\n]*)`/g)]
    .map((match) => match[1]!)
    .filter(isPartOfKey)
    .map(toPattern)
  return keys.filter((key) => texts.has(key) || templates.some((template) => template.test(key)))
}

const value = /\$\{[^}]*\}/

/** Whether a template is a message key with values: its literal text must touch a dot. */
function isPartOfKey(template: string): boolean {
  return (
    value.test(template) &&
    /^[\w.]+$/.test(template.split(value).join('')) &&
    /\w\.|\.\w/.test(template.split(value).join(' '))
  )
}

function toPattern(template: string): RegExp {
  return new RegExp(
    `^${template
      .split(value)
      .map((part) => part.replaceAll('.', '\\.'))
      .join('.+')}$`,
  )
}
