import { expect, test } from 'vitest'
import { createNameIndex } from './name-index.ts'

const index = createNameIndex([
  { key: 'neon-drive', names: ['Neon Drive'], owner: 'Quasar Tea' },
  { key: 'honey-jar', names: ['Медовый Спас', 'Honey Feast'], owner: 'Halva' },
  { key: 'big-catch-lake', names: ['Клёвое озеро', 'Big Catch Lake'], owner: 'Pinecone' },
  { key: 'jack-grin', names: ["Jack's Grin"], owner: 'Marzipan' },
  { key: 'neon-seven', names: ['Neon Seven'], owner: 'Quasar Tea' },
  { key: 'dice-disco', names: ['Dice Party'], owner: 'Kubik Nord', kinds: ['кости', 'dice'] },
  { key: 'slots', names: ['Слоты', 'Slots'] },
])

test.each([
  ['neon', ['neon-drive', 'neon-seven']],
  ['неон', ['neon-drive', 'neon-seven']],
  ['ytjy', ['neon-drive', 'neon-seven']],
  ['тущт', ['neon-drive', 'neon-seven']],
  ['neon seven', ['neon-seven']],
  ['seven neon', ['neon-seven']],
  ['neonseven', ['neon-seven']],
  ['neo n se ven', ['neon-seven']],
  ['klev', ['big-catch-lake']],
  ['kloev', ['big-catch-lake']],
  ['клев', ['big-catch-lake']],
  ['rk`d', ['big-catch-lake']],
  ['jacks', ['jack-grin']],
  ['jack', ['jack-grin']],
  ['джек', ['jack-grin']],
  ['дайс', ['dice-disco']],
  ['кости', ['dice-disco']],
  ['nord кост', ['dice-disco']],
  ['rjcnb', ['dice-disco']],
  ['ckjn', ['slots']],
  ['слот', ['slots']],
  ['hlava', ['honey-jar']],
  ['halvva', ['honey-jar']],
  ['medoviy', ['honey-jar']],
  ['tea neon', ['neon-drive', 'neon-seven']],
  ['ckjns', ['slots']],
  ['ckyn', []],
  ['', []],
  ['🎰', []],
  ['.*', []],
  ['(((', []],
])('«%s» finds %j', (words, keys) => {
  expect(index.find(words)).toEqual(keys)
})
