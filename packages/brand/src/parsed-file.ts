import { type Document, LineCounter, isNode, parseDocument } from 'yaml'

/** A YAML file with the lines of its keys. */
export interface ParsedFile {
  document: Document
  /** The line of a key such as `tokens.surface-page`; of the nearest key around it where it is missing, and undefined where there is none. */
  findLine(key: string): number | undefined
}

export function parseFile(text: string): ParsedFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const findLine = (key: string): number | undefined => {
    for (let path = key.split('.'); path.length > 0; path = path.slice(0, -1)) {
      const node = document.getIn(path.map(readStep), true) ?? document.getIn(path, true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
  }
  return { document, findLine }
}

/** Keys that are numbers, such as the sizes of icons, are numbers in YAML, too. */
function readStep(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step
}
