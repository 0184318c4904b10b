// A fault: one small realistic mistake in the product, with the tests that have to catch it.

export const areas = [
  'money',
  'guards',
  'sessions',
  'catalogue',
  'frame',
  'forms',
  'wiring',
  'layout',
  'languages',
  'promotions',
] as const
export type Area = (typeof areas)[number]

export interface Fault {
  /** Unique, kebab-case, without the area. */
  id: string
  /** The symptom. */
  says: string
  /** The file of the symbol when the fault was written; the symbol is searched for if it has moved. */
  file: string
  /**
   * The function, constant, method or property whose source contains `find` (`outer.inner` for one within another), the selector or
   * at-rule of a style sheet, or the key of a JSON file. `*` is the whole file.
   */
  symbol: string
  /** Source that occurs there exactly once; white space and trailing commas don't count. */
  find: string
  /** Its replacement, which has to compile. */
  replace: string
  /**
   * The tests that should fail: the path of a file of Vitest, or `e2e/<feature> › part of a title`. A title may move to another file
   * of its feature.
   */
  seenBy: readonly string[]
}

export interface ListedFault extends Fault {
  area: Area
  /** `area/id`. */
  name: string
}
