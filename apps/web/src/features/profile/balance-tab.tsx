import empty from '@yanta/art/empty.json'
import gifts from '@yanta/art/gifts.json'
import type { BalanceSnapshot, Profile } from '@yanta/contract'
import { useRevalidator } from 'react-router'
import { openModal } from '../../dialogs/store.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../i18n/use-local-dates.ts'
import { useShownBalance } from '../../domain/wallet/use-wallet.ts'
import { computeWagerPercent } from '../../domain/wallet/wager-percent.ts'
import { BigNumber } from '../../ui/data/big-number.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { LastOperations } from './last-operations.tsx'
import styles from './profile-frame.module.css'
import { type SignedInPlayer, useIsExcluded, useSite } from '../../site/site-data.ts'

/** [2.7], [3.12] The player's balance, by wallet. */
export function BalanceTab({ player: { profile, balance } }: { player: SignedInPlayer }) {
  return balance ? <Balance profile={profile} balance={balance} /> : <NoBalance />
}

function Balance({ profile, balance }: { profile: Profile; balance: BalanceSnapshot }) {
  const { t, money, moneyRange, number } = useI18n()
  const { real, bonus, wagering, currency, compoints, winback } = useShownBalance(balance)
  const { level, breakUntil } = profile
  const { moment } = useLocalDates()
  const isExcluded = useIsExcluded()
  const isClosed = isExcluded || Boolean(breakUntil)
  const hasWinback = useSite()?.serverData?.jurisdiction?.winback !== false
  const sum = (amount: number) => (amount > 0 ? money(amount, currency) : moneyRange(0, 0, currency))
  return (
    <>
      {isClosed && (
        <Note
          tone="warning"
          title={t(isExcluded ? 'profile.balance.closed' : 'profile.balance.break')}
          actions={
            <ButtonLink size="small" to="/profile/safer-play/break">
              {t(isExcluded ? 'profile.balance.closedMore' : 'profile.balance.breakMore')}
            </ButtonLink>
          }
        >
          {isExcluded
            ? t('profile.balance.closedText')
            : t('profile.balance.breakText', { until: moment(breakUntil ?? '') })}
        </Note>
      )}
      <div className={joinClasses(styles.columns, styles.even)}>
        <Card className={styles.purse}>
          <div className={styles.sum}>
            <BigNumber label={t('profile.balance.real')} value={money(real, currency)} size="large" />
            <Tag size="small" className={styles.currency}>
              {currency}
            </Tag>
          </div>
          <div className={styles.actions}>
            {!isClosed && (
              <ButtonLink look="primary" to="/cashbox">
                {t('profile.balance.cashbox')}
              </ButtonLink>
            )}
            <ButtonLink look={isClosed ? 'primary' : undefined} to="/cashbox?tab=payout">
              {t('profile.balance.payout')}
            </ButtonLink>
            <ButtonLink look="line" to="/cashbox?tab=history">
              {t('profile.balance.history')}
            </ButtonLink>
          </div>
        </Card>
        <Card className={styles.compoints}>
          <h2>{t('profile.balance.compoints')}</h2>
          <BigNumber image={gifts.compoint} value={number(Math.floor(compoints / 100))} />
          <ButtonLink isWide to="/compoints">
            {t('profile.balance.shop')}
          </ButtonLink>
        </Card>
      </div>
      <FactList
        look="cards"
        hasFourColumns
        facts={[
          { icon: 'gift', name: t('profile.balance.bonus'), value: sum(bonus) },
          {
            icon: 'refund',
            name: t('profile.balance.wagering'),
            value: sum(wagering ? wagering.needed - wagering.done : 0),
          },
          ...(hasWinback || winback > 0
            ? [
                {
                  icon: 'clock' as const,
                  name: t('profile.balance.winback'),
                  value:
                    hasWinback && winback > 0 ? (
                      <TextLink
                        className={styles.winback}
                        to="/winback"
                        aria-label={t('profile.balance.winback.of', { amount: sum(winback) })}
                      >
                        {sum(winback)}
                      </TextLink>
                    ) : (
                      sum(winback)
                    ),
                },
              ]
            : []),
          {
            icon: 'star',
            name: t('profile.balance.bonusAccess'),
            value:
              level.index >= level.bonus_availability_level
                ? t('profile.balance.bonusAccess.open')
                : t('profile.balance.bonusAccess.from', { level: level.bonus_availability_level }),
          },
        ]}
      />
      <div className={styles.columns}>
        <LastOperations />
        <div className={styles.stack}>
          <Card className={styles.part}>
            <h2>{t('profile.balance.bonusCard')}</h2>
            {wagering ? (
              <ProgressBar
                label={t('profile.balance.bonusCard.progress')}
                percent={computeWagerPercent(wagering)}
                valueText={t('profile.balance.bonusCard.done', {
                  done: money(wagering.done, currency),
                  needed: money(wagering.needed, currency),
                })}
                hasHead
              />
            ) : (
              <p>{t('profile.balance.bonusCard.empty')}</p>
            )}
          </Card>
          <Card className={styles.part}>
            <h2>{t('profile.balance.statement')}</h2>
            <p>{t('profile.balance.statement.text')}</p>
            <Button isWide aria-haspopup="dialog" onClick={() => openModal('statement')}>
              <Icon name="download" size={18} />
              {t('profile.balance.statement.open')}
            </Button>
          </Card>
        </div>
      </div>
    </>
  )
}

function NoBalance() {
  const { t } = useI18n()
  const { state, revalidate } = useRevalidator()
  return (
    <Card>
      <Notice
        isError
        isLarge
        image={empty.wallet}
        title={t('profile.balance.failed')}
        text={t('profile.balance.failedText')}
        action={
          <Button isWaiting={state === 'loading'} onClick={() => void revalidate()}>
            {t('profile.balance.again')}
          </Button>
        }
      />
    </Card>
  )
}
