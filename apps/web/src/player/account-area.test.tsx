import { balance, profile, serverData } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import '../testing/brand.ts'
import { AccountArea } from './account-area.tsx'

const render = (shown: typeof balance | null) =>
  renderScreen(
    () => (
      <AccountArea
        player={{ profile, balance: shown && { ...shown, seq: {}, epoch: 'e1' } }}
        serverData={serverData}
        notifications={null}
      />
    ),
    null,
  )

test('the header shows what the player has [3.12]', async () => {
  const html = (await render(balance)).replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' ')
  expect(html).toContain('2 340')
  expect(html).not.toContain('не загрузился')
})

test('a balance that did not load is said to be missing, guesses no sum, and can be asked for again', async () => {
  const html = await render(null)
  expect(html).toContain('Баланс не загрузился')
  expect(html).toContain('aria-label="Загрузить баланс ещё раз"')
  expect(html).toMatch(/Меню игрока Вера/)
  expect(html.replaceAll(/<[^>]+>/g, '')).not.toMatch(/₽|\b0\b/)
})
