// Rules of promotions: their times, what they name of other files, and what each template needs.
import { currencies, getPromotionPage } from '@yanta/contract'
import { checkTimes, type Report } from './check-schedule.ts'
import type { Content } from './content.ts'
import type { Path } from './content-file.ts'
import { findGiftFault } from './given-gift.ts'
import type { PrizeEntry, PromotionEntry } from './schemas/promotions.ts'

/** Parts of addresses of calls: `/json-api/actions/active`. */
const reserved: readonly string[] = ['active', 'memberships']

export function checkPromotions(content: Content): void {
  for (const { index, value } of content.promotions.entries) {
    const report: Report = (path, message) =>
      content.promotions.report([index, ...path], `${value.slug}: ${message}`)
    if (reserved.includes(value.slug)) report(['slug'], `'${value.slug}' is a word the site needs for itself`)
    checkTimes(value, report)
    checkEnd(value, report)
    checkTemplate(value, report)
    checkPoints(value, report)
    checkPrizes(value, report)
    checkReferences(content, value, report)
  }
}

function checkEnd({ endsAt, repeats, template }: PromotionEntry, report: Report): void {
  if (getPromotionPage(template) === 'lottery' && repeats === undefined && endsAt === undefined)
    report(['template'], 'what is drawn has an end: endsAt or repeats')
}

function checkTemplate(
  {
    template,
    container,
    currency,
    additionalCurrency,
    flasks,
    highFives,
    duckHunt,
    birthday,
    joinButton,
    points,
    pool,
    prizes,
  }: PromotionEntry,
  report: Report,
): void {
  if ((template === null) !== (currency === undefined))
    report(['currency'], 'a promotion with a template counts in a currency, a page of text in none')
  if (template === null)
    for (const [field, isSet] of Object.entries({ joinButton, highFives, points, pool, duckHunt }))
      if (isSet) report([field], 'a page of text has no members')
  if (template === 'template3' && !highFives) report(['highFives'], 'template3 is a lottery with high fives')
  if (highFives && !additionalCurrency)
    report(['additionalCurrency'], 'high fives bring an additional currency')
  if (template === 'template5' && !additionalCurrency)
    report(['additionalCurrency'], 'template5 is an exchange for two currencies')
  if ((template === 'template4') !== (flasks !== undefined))
    report(['flasks'], 'flasks belong to template4, and only to it')
  if (duckHunt && template !== 'template5') report(['duckHunt'], 'the hunt belongs to template5')
  if ((container === 'birthday') !== (birthday !== undefined))
    report(['birthday'], 'its days belong to the container birthday, and only to it')
  if (birthday && prizes.length === 0) report(['prizes'], 'there is nothing to choose from')
}

function checkPoints({ points }: PromotionEntry, report: Report): void {
  for (const [index, rung] of (points?.depositDays ?? []).entries()) {
    const before = points?.depositDays[index - 1]
    if (!before) continue
    if (rung.points <= before.points || currencies.some((code) => rung.amount[code] <= before.amount[code]))
      report(['points', 'depositDays', index], 'each rung is higher than the one before it')
  }
}

function checkPrizes(
  { template, prizes, pool, birthday, additionalCurrency }: PromotionEntry,
  report: Report,
): void {
  const page = getPromotionPage(template)
  const seen = new Set<string>()
  for (const [index, prize] of prizes.entries()) {
    const { id, gifts, title, isPool, price, unit, stock, count } = prize
    const complain = (field: keyof PrizeEntry, message: string): void =>
      report(['prizes', index, field], message)
    if (seen.has(id)) complain('id', `duplicate id '${id}'`)
    seen.add(id)
    if (gifts.length === 0 && (!title || !(isPool || page === 'lottery')))
      complain('gifts', 'a prize gives gifts, or is the pool and has a title')
    if (isPool && (pool === undefined || index !== prizes.length - 1 || page !== 'lottery'))
      complain('isPool', 'the pool is the main prize, the last one, of a lottery with a pool')
    if (page === 'exchange' && price === undefined) complain('price', 'what is exchanged has a price')
    if (page !== 'exchange' && price !== undefined) complain('price', 'only an exchange has prices')
    if (page !== 'exchange' && stock !== undefined) complain('stock', 'only an exchange has a stock')
    if (page !== 'lottery' && count !== 1) complain('count', 'only a lottery draws several players')
    if (unit === 'additional' && !additionalCurrency) complain('unit', 'there is no additional currency')
  }
  if (page !== 'static' && prizes.length === 0) report(['prizes'], 'there is nothing to win')
  if (page === 'static' && !birthday && prizes.length > 0) report(['prizes'], 'a page of text has no prizes')
  if (pool !== undefined && !prizes.some(({ isPool }) => isPool)) report(['pool'], 'no prize is the pool')
}

function checkReferences(content: Content, entry: PromotionEntry, report: Report): void {
  const needGift = (path: Path, slug: string): void => {
    const fault = findGiftFault(content, slug)
    if (fault) report(path, fault)
  }
  const needLevel = (path: Path, level: number): void => {
    if (level > content.levels.entries.length)
      report(path, `there are only ${content.levels.entries.length} levels`)
  }
  for (const [index, { gifts, level }] of entry.prizes.entries()) {
    for (const [order, slug] of gifts.entries()) needGift(['prizes', index, 'gifts', order], slug)
    needLevel(['prizes', index, 'level'], level)
  }
  for (const [kind, { gift }] of Object.entries(entry.flasks ?? {})) needGift(['flasks', kind, 'gift'], gift)
  for (const [index, slug] of (entry.duckHunt?.gifts ?? []).entries())
    needGift(['duckHunt', 'gifts', index], slug)
  for (const [index, { level }] of entry.levels.entries()) needLevel(['levels', index, 'level'], level)
  if (entry.birthday) needLevel(['birthday', 'level'], entry.birthday.level)
}
