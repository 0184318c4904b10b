import { expect, test } from 'vitest'
import { nameAsset, nameChunk } from './file-names.ts'

test('files of the first load have a name, those that its list of screens names are called by a short hash', () => {
  expect([nameChunk({ name: 'site' }), nameChunk({ name: 'promotion-screen' })]).toEqual([
    'assets/[name]-[hash].js',
    'assets/[hash:7].js',
  ])
})

test('styles are called like scripts, pictures and fonts by their names', () => {
  expect(['site.css', 'play.css', 'onest-latin.woff2'].map((name) => nameAsset({ names: [name] }))).toEqual([
    'assets/[name]-[hash][extname]',
    'assets/[hash:7][extname]',
    'assets/[name]-[hash][extname]',
  ])
})
