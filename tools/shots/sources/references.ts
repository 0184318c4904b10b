// The references of one file: modules, styles, pictures, packages, messages. A reference that can't be resolved is uncertain, and its component is drawn.
import { parseSync } from 'oxc-parser'

export interface Reference {
  specifier: string
  /** The exports that are used; undefined for the whole module. */
  names?: readonly string[]
}

export interface References {
  modules: Reference[]
  /** Beginnings of the addresses of art, relative to `art/public`. */
  art: string[]
  uncertainties: string[]
}

/** Reads a file's references by its kind; files of other kinds, such as pictures, name nothing. */
export function readReferences(path: string, source: string): References {
  if (/\.tsx?$/.test(path)) return readCode(path, source)
  if (path.endsWith('.css')) return { modules: readStyle(source), art: findArt(source), uncertainties: [] }
  if (/\.(?:json|svg|html)$/.test(path)) return { modules: [], art: findArt(source), uncertainties: [] }
  return { modules: [], art: [], uncertainties: [] }
}

type Module = ReturnType<typeof parseSync>['module']

function readCode(path: string, source: string): References {
  const { module, errors } = parseSync(path, source)
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    readLiteral(source.slice(start, end)),
  )
  const uncertainties = [
    ...errors.map(({ message }) => message),
    ...(dynamic.includes(null) ? ['an import of a computed name'] : []),
  ]
  const modules = [
    ...listStatic(module),
    ...dynamic.filter((specifier) => specifier !== null).map((specifier) => ({ specifier })),
  ]
  for (const { start, end } of module.importMetas) {
    const [property] = /^\.\w+/.exec(source.slice(end)) ?? ['']
    if (property === '.glob') uncertainties.push('import.meta.glob')
    if (property !== '.url') continue
    const address = /new URL\(\s*('[^']+'|"[^"]+"),\s*$/.exec(source.slice(0, start))?.[1]
    if (address) modules.push({ specifier: readLiteral(address)! })
    else uncertainties.push('an address beside import.meta.url')
  }
  return { modules, art: findArt(source), uncertainties }
}

function listStatic({ staticImports, staticExports }: Module): Reference[] {
  const imports = staticImports.flatMap(({ moduleRequest, entries }): Reference[] => {
    const used = entries.filter(({ isType }) => !isType)
    if (entries.length > 0 && used.length === 0) return []
    const isNamed = used.length > 0 && used.every(({ importName }) => importName.kind === 'Name')
    return [
      {
        specifier: moduleRequest.value,
        ...(isNamed && { names: used.map(({ importName }) => importName.name!) }),
      },
    ]
  })
  const exports = staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ moduleRequest, isType }) => moduleRequest && !isType)
    .map(({ moduleRequest, importName }): Reference => ({
      specifier: moduleRequest!.value,
      ...(importName.kind === 'Name' && { names: [importName.name!] }),
    }))
  return [...imports, ...exports]
}

function readLiteral(code: string): string | null {
  return /^(['"])([^'"\\]+)\1$/.exec(code.trim())?.[2] ?? null
}

/** A style refers to files only in addresses and strings; of those, the ones that can be a file of ours. */
function readStyle(source: string): Reference[] {
  const texts = [...source.matchAll(/url\(\s*([^'"\s)]+)\s*\)|"([^"\n]*)"|'([^'\n]*)'/g)].map(
    ([, address, double, single]) => address ?? double ?? single!,
  )
  return texts.filter((text) => /^(?:\.{1,2}\/|@yanta\/)/.test(text)).map((specifier) => ({ specifier }))
}

/** The literal part of an address: up to the hash of its content, which all files of a picture share. */
function findArt(source: string): string[] {
  return [...source.matchAll(/\/art\/([\w/-]*(?:\.[0-9a-f]{8}(?=\.))?)/g)].map((match) => match[1]!)
}

/** The source of each name in a file that only re-exports other modules; null for one with code of its own. */
export function readPassedOn(
  path: string,
  source: string,
): { find: (name: string) => Reference | undefined; all: string[] } | null {
  const { module, program } = parseSync(path, source)
  const isOnlyPassing = program.body.every(
    ({ type, ...statement }) =>
      type === 'ExportAllDeclaration' ||
      (type === 'ExportNamedDeclaration' && 'source' in statement && statement.source !== null),
  )
  if (!isOnlyPassing) return null
  const entries = module.staticExports.flatMap((statement) => statement.entries)
  return {
    find: (name) => {
      const entry = entries.find(({ exportName }) => exportName.name === name)
      return (
        entry && {
          specifier: entry.moduleRequest!.value,
          ...(entry.importName.kind === 'Name' && { names: [entry.importName.name!] }),
        }
      )
    },
    all: entries
      .filter(({ exportName }) => exportName.kind === 'None')
      .map(({ moduleRequest }) => moduleRequest!.value),
  }
}

/** Whether a module exports this name itself or re-exports it by that name. */
export function exportsName(path: string, source: string, name: string): boolean {
  return parseSync(path, source)
    .module.staticExports.flatMap(({ entries }) => entries)
    .some(({ exportName }) => exportName.name === name)
}
