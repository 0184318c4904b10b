// Preloaded into a site's process: its shop has two thousand products, copies of those that it sells. Answers as the usage reporter does.
import { rewriteContent } from '../tools/site/rewrite-content.ts'
import './usage-reporter.ts'

const productCount = 2_000

rewriteContent('products.yaml', (yaml) => {
  const products = yaml.split('\n').filter((line) => line.startsWith('- { slug: '))
  const copies = Array.from({ length: productCount - products.length }, (_, place) =>
    products[place % products.length]!.replace('slug: ', `slug: copy-${place}-of-`),
  )
  return `${yaml}${copies.join('\n')}\n`
})
