// Which messages a piece of code may say. Keys are typed, so that each stands in the code as it is, or as a template that the type
// of its values completes.

/** The keys among `known` that a source names; a template names every key it could become. Pure. */
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

/** Tells a key with values in it from any other template: it has a place of its own, before or behind a point. */
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
