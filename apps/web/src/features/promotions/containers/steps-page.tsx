import type { Promotion } from '@yanta/contract'
import type { LoadedPart } from '../../../domain/promotion/own-part.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { useShownBalance } from '../../../domain/wallet/use-wallet.ts'
import { PromotionFund } from '../../../domain/contest/promotion-fund.tsx'
import { useIsExcluded } from '../../../site/site-data.ts'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { Ladder } from '../../../ui/feedback/ladder.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Accordion } from '../../../ui/layout/accordion.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { PageHead } from '../page/page-head.tsx'
import { StepsCard } from '../page/steps-card.tsx'
import { PromotionText } from '../page/text-page.tsx'
import './containers.messages.json'
import styles from './containers.module.css'
import { type Newcomer, findRungStates } from './newcomer.ts'
import { Terms, TermsButton } from './terms-button.tsx'
import { useNewcomer } from './use-newcomer.ts'

interface StepsPageProps {
  promotion: Promotion
  own: LoadedPart
}

/** [3.25], [9.31] Deposits step by step: for guests the way in, for players what is left of the gift. */
export function StepsPage({ promotion, own }: StepsPageProps) {
  const newcomer = useNewcomer(own === 'guest')
  // To an account that is closed for play its gifts are closed too.
  const isExcluded = useIsExcluded()
  return (
    <>
      <PageHead
        promotion={promotion}
        own={own}
        action={
          <>
            {!isExcluded && <Action promotion={promotion} newcomer={newcomer} />}
            {promotion.html !== '' && <TermsButton look="glass" />}
          </>
        }
      >
        <Head promotion={promotion} newcomer={newcomer} />
      </PageHead>
      <Steps promotion={promotion} newcomer={newcomer} />
      <div className={styles.halves}>
        {!isExcluded && <Left newcomer={newcomer} />}
        <Questions promotion={promotion} />
      </div>
      <StepsCard promotion={promotion} />
      {promotion.html !== '' && (
        <Terms>
          <PromotionText promotion={promotion} />
        </Terms>
      )}
    </>
  )
}

interface NewcomerProps {
  promotion: Promotion
  newcomer: Newcomer
}

function Action({ promotion: { blocks, status }, newcomer }: NewcomerProps) {
  const { t } = useI18n()
  if (status !== 'active') return null
  switch (newcomer.type) {
    case 'guest':
      return (
        <ButtonLink look="primary" size="large" to="/registration">
          {t('steps.register')}
        </ButtonLink>
      )
    case 'spent':
      return (
        <ButtonLink look="primary" size="large" to="/promo">
          {t('steps.promotions')}
        </ButtonLink>
      )
    case 'loading':
    case 'failed':
    case 'open':
      return (
        <ButtonLink look="primary" size="large" to={blocks.action?.url ?? '/cashbox'}>
          {blocks.action?.text ?? t('steps.cashbox')}
        </ButtonLink>
      )
  }
}

/** The offer; of a gift that the player has, how much is left, and until when. */
function Head({ promotion, newcomer }: NewcomerProps) {
  const { t } = useI18n()
  const { moment } = useLocalDates()
  if (newcomer.type !== 'open') {
    if (newcomer.type === 'spent') return null
    return (
      <div className={styles.left}>
        <PromotionFund promotion={promotion} />
      </div>
    )
  }
  return (
    <div className={styles.left}>
      {newcomer.deposits && (
        <Tag>
          <Icon name="wallet" size={14} />
          {t('steps.leftDeposits', { count: newcomer.deposits.most - newcomer.deposits.counted })}
        </Tag>
      )}
      {newcomer.expiresAt && (
        <Tag>
          <Icon name="clock" size={14} />
          {t('steps.until', { time: moment(newcomer.expiresAt) })}
        </Tag>
      )}
    </div>
  )
}

function Steps({ promotion, newcomer }: NewcomerProps) {
  const { t } = useI18n()
  const { rungs } = promotion.blocks
  if (rungs.length === 0) return null
  const states = findRungStates(rungs.length, newcomer)
  const done = states.filter((state) => state === 'done').length
  const words = { done: 'steps.done', now: 'steps.now', locked: 'steps.locked' } as const
  return (
    <Section
      title={t('steps.title')}
      count={newcomer.type === 'open' ? t('steps.count', { done, all: rungs.length }) : undefined}
    >
      <Ladder
        label={t('steps.title')}
        steps={rungs.map(({ title, text, from }, index) => {
          const state = states[index]!
          return {
            value: title,
            limit: text,
            detail: from,
            state,
            foot: (
              <Tag size="small" color={state === 'done' ? 'green' : state === 'now' ? 'amber' : 'ink'}>
                {state !== 'now' && <Icon name={state === 'done' ? 'check' : 'lock'} size={14} />}
                {t(newcomer.type === 'spent' && state === 'locked' ? 'steps.over' : words[state])}
              </Tag>
            ),
          }
        })}
      />
    </Section>
  )
}

function Left({ newcomer }: { newcomer: Newcomer }) {
  const { t, moneyRange } = useI18n()
  const currency = useShownBalance()?.currency
  if (newcomer.type === 'failed' || newcomer.type === 'spent')
    return (
      <Card className={styles.card}>
        <h2>{t('steps.yours')}</h2>
        <Note
          actions={
            <ButtonLink size="small" to="/profile/gifts">
              {t('steps.gifts')}
            </ButtonLink>
          }
        >
          {t(`steps.${newcomer.type}`)}
        </Note>
      </Card>
    )
  if (newcomer.type !== 'open' || !currency) return null
  const { done, limit } = newcomer.progress
  const sum = (amount: number) => moneyRange(amount, amount, currency)
  return (
    <Card className={styles.card}>
      <h2>{t('steps.yours')}</h2>
      <ProgressBar
        hasHead
        label={t('steps.progress')}
        percent={(done / limit) * 100}
        valueText={t('steps.progress.value', { done: sum(done), limit: sum(limit) })}
      />
      <p>{t('steps.left', { amount: sum(limit - done) })}</p>
    </Card>
  )
}

function Questions({ promotion: { blocks } }: { promotion: Promotion }) {
  const { t } = useI18n()
  if (blocks.questions.length === 0) return null
  return (
    <Card className={styles.card}>
      <h2>{t('steps.questions')}</h2>
      <Accordion
        items={blocks.questions.map(({ question, answer }) => ({ title: question, content: answer }))}
      />
    </Card>
  )
}
