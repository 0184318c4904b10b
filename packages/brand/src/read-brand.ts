// Builds a brand from its file. Guarantees that every file it names exists, that drawings and icons have their sizes, and
// that every text colour is readable; all mistakes are reported at once, with file and key.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type Locale, perLocale } from '@yanta/contract'
import { alphabets } from '@yanta/i18n'
import * as v from 'valibot'
import { AssetReader } from './asset-reader.ts'
import { BrandError } from './brand-error.ts'
import { BrandFile } from './brand-file.ts'
import type { Brand, BrandNames } from './brand.ts'
import { type ParsedFile, parseFile } from './parsed-file.ts'
import { brandsFolder, listBrandIds } from './shipped-brands.ts'
import { buildBrandStyle } from './style.ts'
import { findFaintPairs } from './text-pairs.ts'
import { findTokenFaults, mergeTokens, readTokens } from './tokens.ts'

/**
 * Reads and validates a brand with all its files.
 * @param reference id of a shipped brand, or a path to a file
 * @throws BrandError with every mistake, each with its key
 */
export function readBrand(reference: string): Brand {
  const path = findFile(reference)
  const parsed = parseFile(readFileSync(path, 'utf8'))
  const refuse = (problems: readonly string[]) =>
    new BrandError(
      path,
      problems.map((problem) => locate(problem, parsed)),
    )
  const { errors } = parsed.document
  if (errors.length > 0)
    throw new BrandError(
      path,
      errors.map(({ message }) => message.split('\n')[0]!),
    )
  const checked = v.safeParse(BrandFile, parsed.document.toJS())
  if (!checked.success) throw refuse(checked.issues.map(describeIssue))
  const file = checked.output
  const assets = new AssetReader(dirname(path))
  const brand = buildBrand(basename(path).replace(/\.ya?ml$/, ''), file, assets)
  const problems = [...assets.problems, ...findColorFaults(file)]
  if (problems.length > 0) throw refuse(problems)
  return brand
}

function findFile(reference: string): string {
  const isId = /^[a-z0-9-]+$/.test(reference)
  const path = isId ? join(brandsFolder, `${reference}.yaml`) : resolve(reference)
  if (existsSync(path)) return path
  throw new BrandError(`BRAND is '${reference}'`, [
    isId
      ? `no shipped brand has this name: ${listBrandIds().join(', ')} do. A file of your own is named by its path, such as ./${reference}.yaml.`
      : `there is no file ${path}.`,
  ])
}

/** The problem, prefixed with the line of its key. */
function locate(problem: string, { findLine }: ParsedFile): string {
  const [, key = ''] = /^([\w.-]+): /.exec(problem) ?? []
  const line = findLine(key)
  return line === undefined ? problem : `line ${line}: ${problem}`
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const key = (issue.path ?? []).map((item) => String(item.key)).join('.')
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${key}: is not a known key`
  if (issue.received === 'undefined') return `${key}: is missing`
  return `${key}: ${/^(is|has|must) /.test(issue.message) ? `${issue.received} ${issue.message}` : issue.message}`
}

function buildBrand(id: string, file: BrandFile, assets: AssetReader): Brand {
  const { drawings, icons, pictures, fonts, name } = file
  const png = (key: keyof typeof icons, size: number) =>
    assets.png(`icons.${key}`, icons[key], { width: size, height: size })
  const picture = (key: 'login' | 'loginWide') => {
    const { avif, webp } = pictures[key]
    return {
      avif: avif === undefined ? null : assets.file(`pictures.${key}.avif`, avif),
      webp: assets.file(`pictures.${key}.webp`, webp),
    }
  }
  const fontAddresses = listFontAddresses(fonts, assets)
  const addressOf = (path: string) => fontAddresses.get(path) ?? ''
  const style = buildBrandStyle(file, addressOf)
  return {
    id,
    idea: file.idea,
    motto: file.motto,
    legal: file.legal,
    mail: file.mail,
    colors: file.colors,
    tokens: mergeTokens(readTokens(), file.tokens),
    names: perLocale((locale) => buildNames(name[locale])),
    lockup: {
      onDark: assets.drawing('drawings.lockup.onDark', drawings.lockup.onDark),
      onLight: assets.drawing('drawings.lockup.onLight', drawings.lockup.onLight),
    },
    symbol: assets.drawing('drawings.symbol', drawings.symbol),
    lobbyIcon: file.lobbyIcon,
    icons: {
      vector: assets.drawing('icons.vector', icons.vector).address,
      16: png(16, 16),
      32: png(32, 32),
      192: png(192, 192),
      512: png(512, 512),
      maskable: png('maskable', 512),
      touch: png('touch', 180),
    },
    pictures: {
      login: picture('login'),
      loginWide: picture('loginWide'),
      share: assets.png('pictures.share', pictures.share, { width: 1200, height: 630 }),
    },
    style: style === '' ? null : assets.files.add('style.css', style),
    preloads: fonts
      ? perLocale((locale) =>
          [fonts.text, fonts.display].flatMap(({ files }) =>
            alphabets[locale].map((alphabet) => addressOf(files[alphabet])),
          ),
        )
      : null,
    findFile: (address) => assets.files.find(address),
  }
}

/** A name that is not declined is the same in every form. */
function buildNames(name: BrandFile['name'][Locale]): BrandNames {
  if (typeof name === 'string') return { brand: name, brandGenitive: name, brandPrepositional: name }
  return { brand: name.nominative, brandGenitive: name.genitive, brandPrepositional: name.prepositional }
}

function listFontAddresses(fonts: BrandFile['fonts'], assets: AssetReader): Map<string, string> {
  const files = Object.entries(fonts ?? {}).flatMap(([use, font]) =>
    Object.entries(font.files).map(([part, path]) => ({ key: `fonts.${use}.files.${part}`, path })),
  )
  return new Map(files.map(({ key, path }) => [path, assets.file(key, path)]))
}

function findColorFaults({ tokens }: BrandFile): string[] {
  const base = readTokens()
  const faults = findTokenFaults(base, tokens)
  return faults.length > 0
    ? faults
    : findFaintPairs(mergeTokens(base, tokens)).map((fault) => `${nameToken(fault, tokens)}: ${fault}`)
}

/** The token of a faint pair that the file sets: ink or ground. */
function nameToken(fault: string, tokens: BrandFile['tokens']): string {
  const own = fault
    .replace(/ is \d.*$/, '')
    .split(/ on | over /)
    .find((name) => name in tokens)
  return own ? `tokens.${own}` : 'tokens'
}
