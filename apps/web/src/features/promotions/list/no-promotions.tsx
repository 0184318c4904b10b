import empty from '@yanta/art/empty.json'
import type { MessageKey } from '../../../i18n/message-key.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { filterPaths } from './filter-paths.ts'
import type { PromotionFilter, PromotionGroups } from './list-groups.ts'
import '../promotions.messages.json'
import styles from './promotions-screen.module.css'

const pastTitles = {
  all: 'promotions.allPast',
  lottery: 'promotions.allPast.lottery',
  exchange: 'promotions.allPast.exchange',
  past: 'promotions.allPast',
} as const satisfies Record<PromotionFilter, MessageKey>

/** [2.37] No promotion yet, none of the filter, or all are past, with links to other ways to win. */
export function NoPromotions({ groups, filter }: { groups: PromotionGroups; filter: PromotionFilter }) {
  const { t } = useI18n()
  const { day } = useLocalDates()
  const { important, active, future, past } = groups
  if (important || active.length > 0 || (filter === 'past' && past.length > 0)) return null
  const tournaments = (
    <ButtonLink look="primary" size={past.length > 0 ? 'small' : 'medium'} to="/tournaments">
      {t('promotions.empty.tournaments')}
    </ButtonLink>
  )
  if (past.length > 0 || future.length > 0) {
    const [next] = future.flatMap(({ startAt }) => startAt ?? []).toSorted()
    return (
      <Note
        tone="amber"
        icon="flag"
        title={t(past.length > 0 ? pastTitles[filter] : 'promotions.allFuture')}
        actions={
          <>
            {filter !== 'all' && (
              <ButtonLink size="small" to={filterPaths.all} preventScrollReset>
                {t('promotions.allPast.others')}
              </ButtonLink>
            )}
            {tournaments}
          </>
        }
      >
        {next ? t('promotions.allPast.next', { day: day(next).slice(0, 5) }) : t('promotions.allPast.text')}
      </Note>
    )
  }
  return (
    <Card>
      <Notice
        isLarge
        image={empty.promo}
        title={t(filter === 'past' ? 'promotions.emptyPast' : 'promotions.empty')}
        text={t(filter === 'all' ? 'promotions.empty.text' : 'promotions.emptyFilter.text')}
        action={
          <div className={styles.actions}>
            {tournaments}
            {filter === 'all' ? (
              <ButtonLink to="/">{t('promotions.empty.lobby')}</ButtonLink>
            ) : (
              <ButtonLink to={filterPaths.all} preventScrollReset>
                {t('promotions.allPast.others')}
              </ButtonLink>
            )}
          </div>
        }
      />
    </Card>
  )
}
