import { expect, test } from 'vitest'
import { inlineNames, writeTable } from './inline-classes.ts'

const inline = (code: string) =>
  inlineNames(`import styles from "./a.module.css";\n${code}`, 'styles', (name) => `_${name}`)

test.each([
  ['a = styles.card;', 'a = "_card";'],
  ['a = join(styles.card, isWide && styles.wide);', 'a = join("_card", isWide && "_wide");'],
  ['a = { styles: 1, [styles.card]: b.styles };', 'a = { styles: 1, ["_card"]: b.styles };'],
  ['a = `${styles.card} styles.card`;', 'a = `${"_card"} styles.card`;'],
])('%s names its classes itself', (code, inlined) => {
  expect(inline(code)).toBe(`import styles from "./a.module.css";\n${inlined}`)
})

test.each([
  'a = styles[look];',
  'a = b[styles];',
  'use(styles);',
  'a = { styles };',
  // Another variable of this name.
  'rows.map((styles) => styles.card);',
  'const { styles } = b; a = styles.card;',
  'function show(styles) { return styles.card }',
])('%s keeps the table', (code) => {
  expect(inline(code)).toBe(null)
})

test('a table names all classes of a sheet; a class of several names ends the build', () => {
  const name = (text: string) => `_${text}`
  expect(writeTable('.a:hover .b { color: red }', name)).toBe('{"a":"_a","b":"_b"}')
  expect(() => writeTable('.a { composes: b }', name)).toThrow('composes')
})
