// The schema library of the browser's build. A browser asks of a value only whether it fits its schema and what it is then; the
// library itself also collects every problem with its place, its input and what was expected. These functions bear valibot's names
// and come to its verdicts and outputs, which `schemas.test.ts` compares; `light-schemas.ts` puts them in its place.
import { EMAIL_REGEX, ISO_TIMESTAMP_REGEX } from 'valibot'

interface Schema {
  /** The output, or a `Misfit`. */
  read(value: unknown): unknown
  /** Of an optional entry of an object: it may be absent. Absent itself on all other schemas. */
  optional?: { instead: unknown }
}

const unsafeKeys = ['__proto__', 'prototype', 'constructor']

type Entries = Record<string, Schema>
interface ObjectSchema extends Schema {
  entries: Entries
}

class Misfit {
  readonly path: string
  constructor(path = '') {
    this.path = path
  }
}

const fits = (test: (value: never) => boolean): Schema => ({
  read: (value) => (test(value as never) ? value : new Misfit()),
})

export const string = () => fits((value: unknown) => typeof value === 'string')
export const number = () => fits((value: unknown) => typeof value === 'number' && !Number.isNaN(value))
export const boolean = () => fits((value: unknown) => typeof value === 'boolean')
export const unknown = () => fits(() => true)
export const literal = (one: unknown) => fits((value: unknown) => value === one)
export const picklist = (options: readonly unknown[]) => fits((value: unknown) => options.includes(value))

export const integer = () => fits(Number.isInteger)
export const safeInteger = () => fits(Number.isSafeInteger)
export const minValue = (least: number) => fits((value: number) => value >= least)
export const maxValue = (most: number) => fits((value: number) => value <= most)
export const minLength = (least: number) => fits(({ length }: string) => length >= least)
export const maxLength = (most: number) => fits(({ length }: string) => length <= most)
export const length = (wanted: number) => fits((value: string) => value.length === wanted)
export const instance = (type: abstract new () => object) => fits((value: unknown) => value instanceof type)
export const url = () => fits((value: string) => URL.canParse(value))
export const email = () => regex(EMAIL_REGEX)
export const check = fits
export const startsWith = (part: string) => fits((value: string) => value.startsWith(part))
export const includes = (part: string) => fits((value: string) => value.includes(part))
export const regex = (pattern: RegExp) => fits((value: string) => pattern.test(value))
export const isoTimestamp = () => regex(ISO_TIMESTAMP_REGEX)
export const transform = (change: (value: never) => unknown): Schema => ({
  read: (value) => change(value as never),
})

export const trim = () => transform((value: string) => value.trim())
export const toLowerCase = () => transform((value: string) => value.toLowerCase())

interface RawCheck {
  dataset: { typed: true; value: unknown }
  addIssue(): void
}

export const rawCheck = (run: (context: RawCheck) => void) =>
  fits((value) => {
    let fitting = true
    run({ dataset: { typed: true, value }, addIssue: () => void (fitting = false) })
    return fitting
  })

/** Only names the place of a problem. */
export const forward = (step: Schema) => step

/** A later step never sees what an earlier one refused. */
export const pipe = (...steps: Schema[]): Schema => ({
  ...steps[0],
  read(value) {
    for (const step of steps) {
      value = step.read(value)
      if (value instanceof Misfit) break
    }
    return value
  },
})

export const nullable = (schema: Schema): Schema => ({
  read: (value) => (value === null ? null : schema.read(value)),
})

export const optional = (schema: Schema, instead?: unknown): Schema => ({
  optional: { instead },
  read: (value = instead) => (value === undefined ? value : schema.read(value)),
})

export const fallback = (schema: Schema, instead: unknown): Schema => ({
  optional: { instead },
  read(value) {
    const output = schema.read(value)
    return output instanceof Misfit ? instead : output
  },
})

export const array = (item: Schema): Schema => ({
  read: (value) =>
    Array.isArray(value) ? readAll(value.map((each) => [item, each] as const)) : new Misfit(),
})

export const tuple = (items: readonly Schema[]): Schema => ({
  read: (value) =>
    Array.isArray(value) ? readAll(items.map((item, index) => [item, value[index]] as const)) : new Misfit(),
})

function readAll(pairs: readonly (readonly [Schema, unknown])[]): unknown {
  const outputs: unknown[] = []
  for (const [schema, value] of pairs) {
    const output = schema.read(value)
    if (output instanceof Misfit) return new Misfit(`.${outputs.length}${output.path}`)
    outputs.push(output)
  }
  return outputs
}

export const object = (entries: Entries): ObjectSchema => ({
  entries,
  read(value) {
    if (!isObject(value)) return new Misfit()
    const outputs: Record<string, unknown> = {}
    for (const [key, schema] of Object.entries(entries)) {
      if (!(key in value) && schema.optional?.instead === undefined) {
        if (schema.optional) continue
        return new Misfit(`.${key}`)
      }
      const output = schema.read(value[key])
      if (output instanceof Misfit) return new Misfit(`.${key}${output.path}`)
      outputs[key] = output
    }
    return outputs
  },
})

/** Passes what its entries don't name. */
export const looseObject = (entries: Entries): ObjectSchema => {
  const named = object(entries)
  return {
    entries,
    read(value) {
      const output = named.read(value)
      if (output instanceof Misfit) return output
      const rest = Object.entries(value as object).filter(
        ([key]) => !(key in entries || unsafeKeys.includes(key)),
      )
      return { ...(output as object), ...Object.fromEntries(rest) }
    },
  }
}

export const omit = ({ entries }: ObjectSchema, keys: readonly string[]) =>
  object(Object.fromEntries(Object.entries(entries).filter(([key]) => !keys.includes(key))))

export const pick = ({ entries }: ObjectSchema, keys: readonly string[]) =>
  object(Object.fromEntries(Object.entries(entries).filter(([key]) => keys.includes(key))))

export const record = (keys: Schema, values: Schema): Schema => ({
  read(value) {
    if (!isObject(value)) return new Misfit()
    const outputs: Record<string, unknown> = {}
    for (const [key, each] of Object.entries(value)) {
      if (unsafeKeys.includes(key)) continue
      const name = keys.read(key)
      const output = values.read(each)
      if (name instanceof Misfit || output instanceof Misfit) return new Misfit(`.${key}`)
      outputs[name as string] = output
    }
    return outputs
  },
})

export const union = (options: readonly Schema[]): Schema => ({
  read(value) {
    for (const option of options) {
      const output = option.read(value)
      if (!(output instanceof Misfit)) return output
    }
    return new Misfit()
  },
})

/** What tells the options apart is an entry of each of them. */
export const variant = (_key: string, options: readonly Schema[]) => union(options)

export function safeParse(schema: Schema, value: unknown) {
  const output = schema.read(value)
  return output instanceof Misfit
    ? { success: false, output: value, issues: [{ message: `no such value expected at '${output.path}'` }] }
    : { success: true, output }
}

export const is = (schema: Schema, value: unknown) => !(schema.read(value) instanceof Misfit)

/** Throws where the value does not fit. */
export function parse(schema: Schema, value: unknown): unknown {
  const { success, output, issues } = safeParse(schema, value)
  if (!success) throw new Error(issues![0]!.message)
  return output
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
