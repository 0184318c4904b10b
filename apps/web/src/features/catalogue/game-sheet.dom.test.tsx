import { getGame } from '@yanta/contract'
import { game } from '@yanta/contract/fixtures'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { platform, readText, renderInSite } from '../../testing/dom.tsx'
import { CardContext } from './card-context.ts'
import { GameSheet } from './game-sheet.tsx'

test.each([
  [100, true, '100% of each bet'],
  [10, true, '10% of each bet'],
  [0, true, 'Does not count'],
  [0, false, 'Does not count'],
])('a sheet states the contribution to a bonus wager: %i, %s, %s', async (percent, takesBonus, words) => {
  platform.answer(getGame, { ...game, allow_bonus_balance: takesBonus, wager_contribution: percent })
  await renderInSite(
    <GameSheet
      slug={game.slug}
      name={game.name}
      categories={[]}
      favourite={null}
      onClose={() => undefined}
    />,
  )
  const fact = (await screen.findByText('Bonus wagering')).parentElement!
  expect(readText(fact)).toBe(`Bonus wagering${words}`)
})

test.each([
  [false, ['Play', 'Play the demo']],
  [true, ['Log in to play']],
])('a sheet offers the demo unless it is closed to guests (%s)', async (isDemoClosed, ways) => {
  platform.answer(getGame, game)
  await renderInSite(
    <CardContext value={{ isRegionBlocked: false, isWagering: false, isDemoClosed }}>
      <GameSheet
        slug={game.slug}
        name={game.name}
        categories={[]}
        favourite={null}
        onClose={() => undefined}
      />
    </CardContext>,
  )
  await screen.findByText('Bonus wagering')
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')!.startsWith('/play/'))
  expect(links.map(readText)).toEqual(ways)
})
