import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import type * as Library from 'valibot'
import { runsOf } from '../../../../tools/testing/property-strength.ts'

/** The parts of a schema of the library that tell how to make a value of it. */
interface Described {
  kind: string
  type: string
  entries?: Record<string, Described>
  item?: Described
  items?: Described[]
  key?: Described | string
  value?: Described
  wrapped?: Described
  options?: unknown[]
  literal?: unknown
  pipe?: Described[]
  requirement?: unknown
}

type Exports = Record<string, unknown>
type Light = Pick<typeof Library, 'safeParse' | 'is'>
type Pair = [name: string, light: Library.GenericSchema, schema: Library.GenericSchema]

let library: typeof Library
let light: Light
/** Every schema of the contract, by both libraries. */
let pairs: Pair[]

beforeAll(async () => {
  library = await vi.importActual<typeof Library>('valibot')
  const schemas = listSchemas(await import('@yanta/contract'))
  vi.resetModules()
  vi.doMock('valibot', () => import('./schemas.ts'))
  const lights = listSchemas(await import('@yanta/contract'))
  light = (await import('valibot')) as unknown as Light
  pairs = [...schemas].map(([name, schema]) => [name, lights.get(name)!, schema])
})

/** Among the exports, and in calls (`body`, `query`, `response`) and events (`data`). */
function listSchemas(exports: Exports): Map<string, Library.GenericSchema> {
  return new Map(
    Object.entries(exports).flatMap(([name, value]) =>
      isSchema(value)
        ? [[name, value] as const]
        : Object.entries(Object(value) as Exports).flatMap(([part, schema]) =>
            isSchema(schema) ? [[`${name}.${part}`, schema] as const] : [],
          ),
    ),
  )
}

function isSchema(value: unknown): value is Library.GenericSchema {
  return typeof value === 'object' && value !== null && ('~run' in value || 'read' in value)
}

const anything = fc.oneof(
  fc.anything(),
  fc.constantFrom(null, undefined, '', 0, -1, 1.5, Number.NaN, true, 'phone', [], {}),
  fc.constant(JSON.parse('{"__proto__": 1, "constructor": 2, "a": 3}')),
)

/** Values that come near a schema: mostly right, with a part missing, added or of another type here and there. */
function near(schema: Described): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: right(schema) }, { weight: 1, arbitrary: anything })
}

function right(schema: Described): fc.Arbitrary<unknown> {
  if (schema.pipe) return rightOfPipe(schema.pipe)
  switch (schema.type) {
    case 'string':
      return fc.string()
    case 'number':
      return fc.oneof(fc.integer(), fc.nat(12), fc.double())
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constant(schema.literal)
    case 'picklist':
      return fc.constantFrom(...schema.options!)
    case 'nullable':
      return fc.oneof(fc.constant(null), near(schema.wrapped!))
    case 'optional':
      return fc.oneof(fc.constant(undefined), near(schema.wrapped!))
    case 'array':
      return fc.array(near(schema.item!), { maxLength: 2 })
    case 'tuple':
      return fc.tuple(...schema.items!.map(near))
    case 'record':
      return fc.dictionary(
        fc.oneof(right(schema.key as Described) as fc.Arbitrary<string>, fc.constant('constructor')),
        near(schema.value!),
        { maxKeys: 2 },
      )
    case 'object':
    case 'loose_object': {
      const entries = Object.entries(schema.entries!)
      return fc
        .tuple(
          fc.tuple(...entries.map(([, entry]) => near(entry))),
          fc.option(fc.nat(Math.max(0, entries.length - 1)), { freq: 12 }),
          fc.dictionary(fc.string(), fc.nat(), { maxKeys: 1 }),
        )
        .map(([values, dropped, more]) => ({
          ...more,
          ...Object.fromEntries(
            entries
              .map(([key], index) => [key, values[index]] as const)
              .filter((_, index) => index !== dropped),
          ),
        }))
    }
    case 'union':
    case 'variant':
      return fc.oneof(...(schema.options as Described[]).map(near))
    default:
      return anything
  }
}

function rightOfPipe(steps: Described[]): fc.Arbitrary<unknown> {
  const pattern = steps.find(({ type }) => type === 'regex')?.requirement as RegExp | undefined
  const most = steps.find(({ type }) => type === 'max_length')?.requirement as number | undefined
  const value = right({ ...steps[0]!, pipe: undefined })
  if (steps[0]!.type !== 'string') return value
  return fc.oneof(
    value,
    fc.constantFrom('2026-11-27T10:00:00Z', '2026-11-27', 'https://example.com/', 'a@example.com', '15'),
    ...(pattern && !pattern.source.includes('(?') ? [fc.stringMatching(pattern)] : []),
    ...(most === undefined ? [] : [fc.string({ minLength: most, maxLength: most + 1 })]),
  )
}

test('the browser builds every schema of the contract', () => {
  expect(pairs.length).toBeGreaterThan(300)
  expect(pairs.filter(([, light]) => light === undefined).map(([name]) => name)).toEqual([])
})

test('a value fits a schema of the contract in the browser exactly when it fits that of the library, and comes out the same', () => {
  const seen = { fitting: 0, refused: 0 }
  for (const [name, lightSchema, schema] of pairs)
    fc.assert(
      fc.property(near(schema as unknown as Described), (value) => {
        const expected = library.safeParse(schema, value)
        const read = light.safeParse(lightSchema, value)
        expect([name, read.success]).toEqual([name, expected.success])
        expect(light.is(lightSchema, value)).toBe(expected.success)
        if (expected.success) expect([name, read.output]).toStrictEqual([name, expected.output])
        seen[expected.success ? 'fitting' : 'refused'] += 1
      }),
      { numRuns: runsOf(4) },
    )
  expect(Math.min(seen.fitting, seen.refused)).toBeGreaterThan(200)
})
