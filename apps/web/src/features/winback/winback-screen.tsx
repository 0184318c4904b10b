import type { Winback } from '@yanta/contract'
import { formatShare } from '@yanta/i18n'
import { useRevalidator } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useWinbackChanges } from './use-winback-changes.ts'
import { WinbackHead } from './winback-head.tsx'
import { PastWeeks, ThisWeek } from './winback-weeks.tsx'
import './winback.messages.json'
import styles from './winback-screen.module.css'

/** [2.71] The player's winback: what waits, the running week, the past ones and the terms. */
export function WinbackScreen({ winback }: { winback: Winback | null }) {
  const { t } = useI18n()
  useWinbackChanges()
  return (
    <>
      <div className={styles.top}>
        <Breadcrumbs
          label={t('winback.crumbs.label')}
          links={[
            { to: '/', name: t('winback.crumbs.lobby') },
            { to: '/promo', name: t('winback.crumbs.promotions') },
          ]}
          current={t('winback.title')}
        />
        {winback && <WinbackHead winback={winback} />}
      </div>
      {winback ? (
        <>
          <div className={styles.weeks}>
            <ThisWeek winback={winback} />
            <PastWeeks winback={winback} />
          </div>
          <Terms winback={winback} />
        </>
      ) : (
        <NoWinback />
      )}
    </>
  )
}

function Terms({ winback: { percent, higherPercent, mostOfStakes } }: { winback: Winback }) {
  const { t, locale } = useI18n()
  const share = (value: number) => formatShare(value / 100, locale, 0)
  return (
    <Card className={styles.part}>
      <h2>{t('winback.terms.title')}</h2>
      <FactList
        look="icons"
        facts={[
          {
            icon: 'percent',
            name: t('winback.terms.size'),
            value:
              percent < higherPercent.percent
                ? t('winback.terms.size.higher', {
                    percent: share(percent),
                    level: higherPercent.level,
                    higher: share(higherPercent.percent),
                  })
                : share(percent),
          },
          {
            icon: 'chart',
            name: t('winback.terms.most'),
            value: t('winback.terms.most.stakes', { percent: share(mostOfStakes) }),
          },
          { icon: 'refund', name: t('winback.terms.wager'), value: t('winback.terms.wager.none') },
          { icon: 'clock', name: t('winback.terms.time'), value: t('winback.terms.time.until') },
        ]}
      />
    </Card>
  )
}

function NoWinback() {
  const { t } = useI18n()
  const { state, revalidate } = useRevalidator()
  return (
    <Card>
      <Notice
        isError
        isLarge
        title={t('winback.failed')}
        text={t('winback.failed.text')}
        action={
          <Button isWaiting={state === 'loading'} onClick={() => void revalidate()}>
            {t('winback.again')}
          </Button>
        }
      />
    </Card>
  )
}
