// Languages: what is known of each, messages, and the formats of money, numbers and times, the same on the site, in games and in
// letters. Small modules without side effects, so that a page carries only the formats it uses.
export { formatDate } from './date.ts'
export { holdSentences, holdShortWords } from './hold-short-words.ts'
export { formatInstant, formatInstantInWords, formatTimeOfDay } from './instant.ts'
export { alphabets, localeNames, numberSigns, openGraphLocales } from './locale-table.ts'
export { type Message, type Values, formatMessage } from './message.ts'
export {
  currencySymbols,
  formatAmountChoices,
  formatMoney,
  formatMoneyRange,
  formatWholeMoney,
} from './money.ts'
export { formatCompoints, formatDecimal, formatNumber, formatSeconds } from './number.ts'
export { parseMessage } from './parse-message.ts'
export { formatPercent, formatShare } from './percent.ts'
export { formatShortAmount } from './short-amount.ts'
export { type Translate, createTranslate, fillText } from './translate.ts'
