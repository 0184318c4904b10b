// A name in the spellings that the templates use.

export interface Name {
  /** `lucky-wheel`: files, addresses. */
  kebab: string
  /** `luckyWheel`: values. */
  camel: string
  /** `LuckyWheel`: types, components, schemas. */
  pascal: string
  /** `lucky_wheel`: tables, message keys. */
  snake: string
}

/** Throws a readable error on a name that is not in kebab case. */
export function readName(kebab: string): Name {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(`A name is small letters, digits and hyphens, such as lucky-wheel; not '${kebab}'.`)
  const pascal = kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    kebab,
    pascal,
    camel: pascal[0]!.toLowerCase() + pascal.slice(1),
    snake: kebab.replaceAll('-', '_'),
  }
}

/** Fills in a name where a template has `__kebab__`, `__camel__`, `__Pascal__` or `__snake__`. Pure. */
export function fillIn(template: string, { kebab, camel, pascal, snake }: Name): string {
  return template
    .replaceAll('__kebab__', kebab)
    .replaceAll('__camel__', camel)
    .replaceAll('__Pascal__', pascal)
    .replaceAll('__snake__', snake)
}
