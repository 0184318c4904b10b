// Achievements: what they name exists, their goal can be reached, and their text says it.
import { locales } from '@yanta/contract'
import type { Content } from './content.ts'
import { findGiftFault } from './given-gift.ts'
import type { AchievementEntry } from './schemas/achievements.ts'

export function checkAchievements(content: Content): void {
  const { achievements } = content
  for (const { index, value } of achievements.entries) {
    const report = (field: string, message: string): void =>
      achievements.report([index, field], `${value.slug}: ${message}`)
    const fault = value.gift === undefined ? null : findGiftFault(content, value.gift)
    if (fault) report('gift', fault)
    for (const locale of locales) {
      if (!readNumbers(value.text[locale]).includes(value.rule.goal))
        report('text', `the text in ${locale} does not say ${value.rule.goal}`)
    }
    checkRule(content, value, (message) => report('rule', message))
  }
}

/** With spaces or commas between thousands. */
function readNumbers(text: string): number[] {
  return (text.match(/\d+(?:[\s,]\d{3})*/g) ?? []).map((number) => Number(number.replaceAll(/[\s,]/g, '')))
}

function checkRule(
  { games, levels }: Content,
  { rule: { kind, goal, engine, theme, category } }: AchievementEntry,
  report: (message: string) => void,
): void {
  const isOfGames = engine !== undefined || theme !== undefined || category !== undefined
  if (kind === 'level') {
    if (isOfGames) report('a level is not reached in certain games')
    if (goal > levels.entries.length) report(`there are ${levels.entries.length} levels`)
    return
  }
  if (kind === 'deposits') {
    if (isOfGames) report('a deposit is made in no game')
    return
  }
  const counted = games.entries.filter(
    ({ value }) =>
      value.engine !== null &&
      (engine === undefined || value.engine === engine) &&
      (theme === undefined || value.theme === theme) &&
      (category === undefined || value.categories.includes(category)),
  )
  if (counted.length === 0) report('no game that can be played counts')
  else if ((kind === 'games' || kind === 'wonGames') && counted.length < goal)
    report(`only ${counted.length} games that can be played count`)
}
