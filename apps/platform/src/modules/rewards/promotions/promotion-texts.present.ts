// What the editors have written of a promotion, in one language. It is the same for every instance, and rendered once.
import type { Art } from '@yanta/art'
import type { LevelEntry, PromotionEntry } from '@yanta/content'
import type { Locale, Promotion, PromotionCurrency } from '@yanta/contract'
import { renderMarkdown } from '../../../plugins/markdown.ts'
import { fillPlaceholders, type TextValues } from '../../../plugins/placeholders.ts'
import { presentBadge } from '../levels/levels.service.ts'

type Texts = Pick<
  Promotion,
  | 'title'
  | 'description'
  | 'fund'
  | 'isBonus'
  | 'image'
  | 'background'
  | 'container'
  | 'type'
  | 'sortPriority'
  | 'isImportant'
  | 'html'
  | 'blocks'
  | 'currency'
  | 'additionalCurrency'
>

export interface PromotionTexts extends Texts {
  entry: PromotionEntry
}

export interface TextSources {
  art: Art
  values: TextValues
  levels: readonly LevelEntry[]
}

export function presentPromotionTexts(
  entry: PromotionEntry,
  locale: Locale,
  { art, values, levels }: TextSources,
): PromotionTexts {
  const say = (words: Record<Locale, string>) => fillPlaceholders(words[locale], values[locale])
  const { title, description, fund, bonus, text, container, type, priority, important, action } = entry
  const { picture = entry.slug } = entry
  const presentCurrency = (currency: PromotionEntry['currency']): PromotionCurrency | null =>
    currency
      ? { id: currency.id, name: say(currency.name), icon: art.getAddress(currency.icon), url: null }
      : null
  return {
    entry,
    title: say(title),
    description: say(description),
    fund: fund ? say(fund) : null,
    isBonus: bonus,
    image: art.getAddress(`promotions/${picture}-card`),
    background: art.getAddress(`promotions/${picture}-wide`),
    container,
    type,
    sortPriority: priority,
    isImportant: important,
    html: renderMarkdown(say(text), locale),
    currency: presentCurrency(entry.currency),
    additionalCurrency: presentCurrency(entry.additionalCurrency),
    blocks: {
      steps: entry.steps.map((step) => ({ icon: step.icon, title: say(step.title), text: say(step.text) })),
      conditions: entry.conditions.map((one) => ({
        icon: one.icon,
        title: say(one.title),
        text: say(one.text),
      })),
      levels: entry.levels.map(({ level, text: words }) => ({
        level,
        name: levels[level - 1]!.name[locale],
        image: presentBadge(level),
        text: say(words),
      })),
      rungs: entry.rungs.map((rung) => ({
        title: say(rung.title),
        text: say(rung.text),
        from: say(rung.from),
      })),
      questions: entry.questions.map(({ question, answer }) => ({
        question: say(question),
        answer: say(answer),
      })),
      action: action ? { text: say(action.text), url: action.url } : null,
    },
  }
}
