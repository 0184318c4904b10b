// Russian sets a short word on the line of the word it belongs to, and a particle or a dash on the line of the word before it.
// Sentences wrap where the window ends, so it is the text that holds them together.
const short = 'в|во|на|с|со|к|ко|о|об|и|а|но|у|за|до|по|из|не|ни|от|для|без|или|при|под'
const before = new RegExp(`(?<=^|[\\s(«}])(${short}) (?=[^\\s—])`, 'gi')
const after = / (же|ли|бы)(?![а-яё-])/gi

const shortestSentence = 40

/** A Russian text with spaces that do not break after short words, and before particles and dashes. */
export function holdShortWords(text: string): string {
  return text.replace(before, '$1\u00a0').replace(after, '\u00a0$1').replaceAll(' — ', '\u00a0— ')
}

/**
 * The same where the text is Russian sentences, long enough to wrap. Names, labels and questions stay as they are: they seldom wrap, and
 * whoever looks for them finds them as written.
 */
export function holdSentences(text: string): string {
  return text.length >= shortestSentence && /[а-яё»)}][.?!…]/i.test(text) ? holdShortWords(text) : text
}
