// Gifts: what they name exists, free rounds have a stake of their game, chances sum to one.
import { currencies, locales } from '@yanta/contract'
import { describeGame, isSlotEngine } from '@yanta/game-rules/engines'
import type { Content } from './content.ts'
import type { Path } from './content-file.ts'
import type { GameEntry } from './schemas/catalogue.ts'
import type { GiftEntry } from './schemas/gifts.ts'

const wholeChance = 10_000

export function checkGifts(content: Content): void {
  const { gifts } = content
  for (const { index, value } of gifts.entries) {
    const report = (path: Path, message: string): void => gifts.report([index, ...path], message)
    for (const locale of locales)
      if (value.title[locale].includes('{'))
        report(
          ['title', locale],
          'the title of a gift is shown as it is: nothing stands for what is in braces',
        )
    if (value.type === 'deposit_bonus' && value.restrictions.depositLimits)
      report(['restrictions', 'depositLimits'], 'a deposit bonus has limits of its own')
    if (value.type === 'giftspin' || value.type === 'feature') checkFreeRounds(content, value, report)
    if (value.type === 'group')
      for (const [order, slug] of value.options.entries())
        checkInner(content, slug, (message) => report(['options', order], message))
    if (value.type === 'nondeposit') checkPrizes(content, value, report)
  }
}

type Report = (path: Path, message: string) => void

function checkFreeRounds(
  { games, currencies: entries }: Content,
  { type, game, stake }: GiftEntry & { type: 'giftspin' | 'feature' },
  report: Report,
): void {
  const found = games.entries.find(({ value }) => value.slug === game)
  if (!found) report(['game'], `unknown game '${game}'`)
  else if (!isSlotEngine(found.value.engine)) report(['game'], `the game '${game}' has no free rounds`)
  else if (type === 'feature' && !hasFeature(found.value))
    report(['game'], `the game '${game}' has no feature to give`)
  for (const code of currencies) {
    const stakes = entries.entries.find(({ value }) => value.code === code)?.value.stakes
    if (stakes && !stakes.includes(stake[code]))
      report(['stake', code], `${stake[code]} is no stake of ${code}: ${stakes.join(', ')}`)
  }
}

/** Free spins of a slot are the only feature that is given without its paid spin. */
function hasFeature({ engine, profile }: GameEntry): boolean {
  return (
    engine === 'slot' &&
    profile !== undefined &&
    describeGame(engine, profile).features.includes('free_spins')
  )
}

function checkPrizes(content: Content, { prizes }: GiftEntry & { type: 'nondeposit' }, report: Report): void {
  const sum = prizes.reduce((total, { chance }) => total + chance, 0)
  if (sum !== wholeChance) report(['prizes'], `the chances sum to ${sum} instead of ${wholeChance}`)
  for (const [order, { gift, title }] of prizes.entries()) {
    if (gift === null && !title) report(['prizes', order], 'an empty prize has a title')
    if (gift !== null) checkInner(content, gift, (message) => report(['prizes', order, 'gift'], message))
  }
}

/** What a gift gives may not be a choice or a draw itself: so no gift contains itself. */
function checkInner({ gifts }: Content, slug: string, report: (message: string) => void): void {
  const found = gifts.entries.find(({ value }) => value.slug === slug)
  if (!found) report(`unknown gift '${slug}'`)
  else if (['group', 'nondeposit', 'cashback'].includes(found.value.type))
    report(`a gift of type ${found.value.type} can't be given by another`)
}
