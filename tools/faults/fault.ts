// What a fault is: one small mistake somebody could make in the product, with the tests that have to notice it.

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
] as const
export type Area = (typeof areas)[number]

export interface Fault {
  /** Unique, kebab-case, without the area. */
  id: string
  /** What goes wrong, and for whom. */
  says: string
  /** Where the symbol stood when the fault was written; where it stands now is looked up. */
  file: string
  /**
   * The function, constant, method or property in whose source `find` stands (`outer.inner` for one within another), the selector or
   * at-rule of a style sheet, or the key of a JSON file. `*` is the whole file.
   */
  symbol: string
  /** Source that stands there exactly once; white space and trailing commas don't count. */
  find: string
  /** What stands in its place then; it has to compile. */
  replace: string
  /**
   * The tests that should notice: the path of a file of Vitest, or `e2e/<feature> › part of a title`. A title may move to another file
   * of its feature.
   */
  seenBy: readonly string[]
}

export interface ListedFault extends Fault {
  area: Area
  /** `area/id`. */
  name: string
}
