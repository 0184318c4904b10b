// Line breaks depend on the window, so a text has non-breaking spaces where its language keeps words together.
import type { Locale } from '@yanta/contract'

interface Typography {
  /** The text with its non-breaking spaces. */
  hold(text: string): string
  /** Found in whatever ends a sentence. */
  sentence: RegExp
}

const short = 'в|во|на|с|со|к|ко|о|об|и|а|но|у|за|до|по|из|не|ни|от|для|без|или|при|под'
const before = new RegExp(`(?<=^|[\\s(«}])(${short}) (?=[^\\s—])`, 'gi')
const after = / (же|ли|бы)(?![а-яё-])/gi
/** The groups of a number, and its unit: a sign, or what is counted in a word that a narrow column still has room for. */
const group = /(?<=\d) (?=\d{3}(?!\d))/g
const unit = /(?<=\d) (?=[%₽€$₸₴]|[а-яё]{1,8}(?![а-яё-]))/gi

/**
 * Russian has a short word on the line of the next word, a particle or a dash on the line of the previous one, and a number on the
 * line of its unit.
 */
const russian: Typography = {
  hold: (text) =>
    text
      .replace(before, '$1\u00a0')
      .replace(after, '\u00a0$1')
      .replace(group, '\u00a0')
      .replace(unit, '\u00a0')
      .replaceAll(' — ', '\u00a0— '),
  sentence: /[а-яё»)}][.?!…]/i,
}

/** A language without an entry wraps anywhere. */
const typographies: Partial<Record<Locale, Typography>> = { ru: russian }

const shortestSentence = 40

/** A text that wraps, with the non-breaking spaces of its language. */
export function holdShortWords(text: string, locale: Locale): string {
  return typographies[locale]?.hold(text) ?? text
}

/**
 * The same for sentences long enough to wrap. Names, labels and questions are unchanged: they seldom wrap, and a search for them
 * then matches the source text.
 */
export function holdSentences(text: string, locale: Locale): string {
  const isSentence = text.length >= shortestSentence && typographies[locale]?.sentence.test(text)
  return isSentence ? holdShortWords(text, locale) : text
}
