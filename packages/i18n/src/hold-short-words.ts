// Russian typography has a short word on the line of the next word, and a particle or a dash on the line of the previous one.
// Line breaks depend on the window, so the text has non-breaking spaces there.
const short = 'в|во|на|с|со|к|ко|о|об|и|а|но|у|за|до|по|из|не|ни|от|для|без|или|при|под'
const before = new RegExp(`(?<=^|[\\s(«}])(${short}) (?=[^\\s—])`, 'gi')
const after = / (же|ли|бы)(?![а-яё-])/gi

const shortestSentence = 40

/** A Russian text with non-breaking spaces after short words, and before particles and dashes. */
export function holdShortWords(text: string): string {
  return text.replace(before, '$1\u00a0').replace(after, '\u00a0$1').replaceAll(' — ', '\u00a0— ')
}

/**
 * The same for Russian sentences long enough to wrap. Names, labels and questions are unchanged: they seldom wrap, and a search
 * for them then matches the source text.
 */
export function holdSentences(text: string): string {
  return text.length >= shortestSentence && /[а-яё»)}][.?!…]/i.test(text) ? holdShortWords(text) : text
}
