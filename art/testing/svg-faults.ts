/** What is wrong with an SVG document: tags that don't match, ids given twice, references to nothing. Empty when all is well. */
export function findSvgFaults(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [, closing, name, attributes = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (name === undefined) continue
    if (closing) {
      if (open.pop() !== name) faults.push(`</${name}> closes nothing`)
    } else if (!selfClosing) open.push(name)
    if (/="[^"]*(NaN|undefined|null|Infinity)/.test(attributes)) faults.push(`<${name}> has a broken value: ${attributes.slice(0, 80)}`)
  }
  if (open.length > 0) faults.push(`never closed: ${open.join(', ')}`)
  if (/[<>]/.test(svg.replaceAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g, ''))) faults.push('stray angle brackets')
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
  const known = new Set(ids)
  if (known.size !== ids.length) faults.push('an id is given twice')
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) if (!known.has(id)) faults.push(`nothing has the id ${id}`)
  return faults
}
