// Which toasts tell of a batch of news about gifts: pure [4.44-4.46].
import type { GiftNews, GiftReason } from '@yanta/contract'
import { isLongTerm } from '../../domain/gift/gift-map.ts'
import type { Toast } from '../../dialogs/toast-queue.ts'
import type { I18n } from '../../i18n/use-i18n.tsx'
import './gift-news.messages.json'

type Told = 'received' | 'used' | 'activated'

const told: readonly Told[] = ['received', 'used', 'activated']
const unlisted: GiftReason = 'compoints'
/** Its own toast names the gift. */
const toldWith: GiftReason = 'achievement'

/** What a toast says of it; null: nothing. */
function findTold({ change, type, reason }: GiftNews): Told | null {
  if (reason === unlisted) return null
  if (change === 'received') return reason === toldWith ? null : 'received'
  if (change === 'used' && !isLongTerm(type)) return 'used'
  return change === 'activated' && isLongTerm(type) ? 'activated' : null
}

/** One toast for each kind of news, however many gifts they are about. */
export function buildGiftToasts(
  news: readonly GiftNews[],
  { t, locale }: Pick<I18n, 't' | 'locale'>,
): Omit<Toast, 'id'>[] {
  return told.flatMap((kind) => {
    const about = news.filter((one) => findTold(one) === kind)
    const gifts = [...new Map(about.map((one) => [one.id, one])).values()]
    const [first] = gifts
    if (!first) return []
    const title =
      gifts.length === 1 ? t(`gifts.news.${kind}`) : t(`gifts.news.${kind}_many`, { count: gifts.length })
    const text = gifts.map(({ titles }) => escapeMarkup(titles[locale])).join(', ')
    return [{ type: kind === 'received' ? 'info' : 'success', title, text, image: first.image }]
  })
}

/** A toast's text is taken for HTML. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
