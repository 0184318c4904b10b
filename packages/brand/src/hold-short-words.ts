// Russian sets a short word on the line of the word it belongs to, and a dash on the line of the word before it. Sentences wrap
// where the window ends, so it is the text that holds them together.
const short = 'в|во|на|с|со|к|ко|о|об|и|а|но|у|за|до|по|из|не|ни|от|для|без|или|при|под'
const before = new RegExp(`(?<=^|[\\s(«}])(${short}) (?=[^\\s—])`, 'gi')

/** Names, labels and questions stay as they are: they seldom wrap, and whoever looks for them finds them as written. */
const shortestSentence = 40

/** A Russian text with spaces that do not break after short words and before dashes, if it is long enough to wrap. */
export function holdShortWords(text: string): string {
  return text.length >= shortestSentence && /[а-яё»)}][.?!…]/i.test(text) ? text.replace(before, '$1\u00a0').replaceAll(' — ', '\u00a0— ') : text
}
