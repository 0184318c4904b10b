import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { parseMessage } from '@yanta/i18n'
import { describe, expect, test } from 'vitest'
import { messages as clustersMessages } from '../engines/clusters/client/messages.ts'
import { messages as holdMessages } from '../engines/hold/client/messages.ts'
import { messages as minesMessages } from '../engines/mines/client/messages.ts'
import { messages as rouletteMessages } from '../engines/roulette/client/messages.ts'
import { messages } from '../engines/slot/client/messages.ts'
import { messages as waysMessages } from '../engines/ways/client/messages.ts'
import { verifiedEngines } from '../verify/engines.ts'
import { verifyMessages } from '../verify/messages.ts'

describe.each([
  ['slot', messages],
  ['clusters', clustersMessages],
  ['ways', waysMessages],
  ['hold', holdMessages],
  ['mines', minesMessages],
  ['roulette', rouletteMessages],
  ['verifier', verifyMessages],
  ...Object.entries(verifiedEngines).map(
    ([id, { messages: words }]) => [`verifier of ${id}`, words] as const,
  ),
] as const)('texts of the %s', (_, catalogue) => {
  test('need the same values in both languages [1.4]', () => {
    const names = (text: string) =>
      [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]))].sort()
    for (const [key, text] of Object.entries(catalogue.ru))
      expect([key, names(catalogue.en[key as keyof typeof catalogue.en])]).toEqual([key, names(text)])
  })
  test("are read as the site's build reads its own", () => {
    for (const text of [...Object.values(catalogue.ru), ...Object.values(catalogue.en)])
      expect(parseMessage(text)).toEqual(compileMessageOrThrow(text))
  })
  test('have every Russian plural form', () => {
    for (const text of Object.values(catalogue.ru)) {
      if (!text.includes(', plural,')) continue
      for (const form of ['one {', 'few {', 'many {', 'other {']) expect(text).toContain(form)
    }
  })
})
