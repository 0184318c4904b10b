import { expect, test } from 'vitest'
import { listLater, nameAsset, nameChunk } from './file-names.ts'

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

test('an import that a press waits for asks for its files at once, except for those that are there already', () => {
  const files = ['assets/CaVOKXy.js', 'assets/framework-Bamxlpma.js', 'assets/later-Dbob49xy.js']
  const list = (hostId: string) => listLater('assets/Dar8wi5.js', files, { hostId })
  expect([list('assets/site-CesxbafB.js'), list('assets/later-Dbob49xy.js')]).toEqual([
    ['assets/CaVOKXy.js'],
    [],
  ])
})
