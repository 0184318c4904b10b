import { participantsPageSize } from '@yanta/contract'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import '../promotion-page.messages.json'

/** [9.12] Links to the pages of a table of players, if there are several. */
export function TablePages({ page, total }: { page: number; total: number }) {
  const { t } = useI18n()
  const count = Math.ceil(total / participantsPageSize)
  if (count < 2) return null
  return (
    <Pagination
      isOnePage
      labels={{
        row: t('promotion.pages'),
        previous: t('promotion.pages.previous'),
        next: t('promotion.pages.next'),
      }}
      current={Math.min(page, count)}
      count={count}
      addressOf={(number) => (number === 1 ? '?' : `?page=${number}`)}
    />
  )
}
