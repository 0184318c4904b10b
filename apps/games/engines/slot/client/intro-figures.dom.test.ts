import { profiles } from '@yanta/game-rules/slot'
import { createTranslate } from '@yanta/i18n'
import { expect, test } from 'vitest'
import { worldFixture } from '../../../server/api-fixtures.ts'
import { listIntroFigures } from './intro-figures.ts'
import { messages } from './messages.ts'
import type { HudContext } from './render-hud.ts'

test('the intro shows wild, scatters and free spins in three pictures', () => {
  const figures = listIntroFigures({
    profile: profiles.medium,
    t: createTranslate(messages, 'ru'),
    symbolAddresses: worldFixture.symbols,
    symbolNames: worldFixture.names.ru,
  } as unknown as HudContext)
  expect(
    figures.map(({ drawing, text }) => [
      drawing.map((each) => (each instanceof HTMLImageElement ? each.alt : (each as Element).textContent)),
      text,
    ]),
  ).toEqual([
    [[worldFixture.names.ru.wild], 'Заменяет любой символ, кроме скаттера'],
    [Array(3).fill(worldFixture.names.ru.scatter), 'Три скаттера в любом месте — 10 фриспинов'],
    [['×3'], 'Во фриспинах выигрыши умножаются на 3'],
  ])
})
