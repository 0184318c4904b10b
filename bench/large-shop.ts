// Preloaded into a site's process: its shop has two thousand products, copies of those that it sells. Answers as the usage reporter does.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename } from 'node:path'
import './usage-reporter.ts'

const productCount = 2_000

const read = fs.readFileSync
fs.readFileSync = ((...args: Parameters<typeof read>) => {
  const [path] = args
  const content: unknown = read(...args)
  const isProducts = typeof path === 'string' && basename(path) === 'products.yaml'
  return isProducts && typeof content === 'string' ? grow(content) : content
}) as typeof read
syncBuiltinESMExports()

function grow(yaml: string): string {
  const products = yaml.split('\n').filter((line) => line.startsWith('- { slug: '))
  const copies = Array.from({ length: productCount - products.length }, (_, place) =>
    products[place % products.length]!.replace('slug: ', `slug: copy-${place}-of-`),
  )
  return `${yaml}${copies.join('\n')}\n`
}
