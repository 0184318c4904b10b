import empty from '@yanta/art/empty.json'
import type { Promotion, PromotionDraw } from '@yanta/contract'
import type { LoadedPart } from '../../../domain/promotion/own-part.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { BigNumber } from '../../../ui/data/big-number.tsx'
import { StatusTag } from '../../../ui/data/status-tag.tsx'
import { TokenList } from '../../../ui/data/token-list.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Timeline } from '../../../ui/feedback/timeline.tsx'
import { Banner } from '../../../ui/layout/banner.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { FlipDigits } from '../../../ui/motion/flip-digits.tsx'
import { OwnRank } from '../page/own-rank.tsx'
import { PageTop, PromotionScene } from '../page/page-head.tsx'
import { PrizeList } from '../page/prize-list.tsx'
import { writeTicket } from '../page/prize-words.ts'
import pageStyles from '../page/promotion-page.module.css'
import { PromotionText } from '../page/text-page.tsx'
import '../promotion-page.messages.json'
import styles from './draw.module.css'
import { FairCard } from './fair-card.tsx'

interface DrawPageProps {
  promotion: Promotion & { draw: PromotionDraw }
  own: LoadedPart
}

/** [4.58] It is over and the draw is being prepared: the page becomes that of the winners by itself. */
export function DrawPage({ promotion, own }: DrawPageProps) {
  const { draw } = promotion
  return (
    <>
      <DrawHead promotion={promotion} ticket={null} />
      <div className={pageStyles.wideAndNarrow}>
        <Stages draw={draw} endAt={promotion.endAt} />
        <OwnTickets own={own} />
      </div>
      <PrizeList promotion={promotion} />
      <PromotionText promotion={promotion} />
      <FairCard promotion={promotion} />
    </>
  )
}

const digitCount = 6

/** The hexagons wait for the ticket of the main prize, and turn round when it is drawn. */
export function DrawHead({ promotion, ticket }: { promotion: Promotion; ticket: string | null }) {
  const { t } = useI18n()
  const { title } = promotion
  return (
    <PageTop title={title}>
      <Banner
        look="middle"
        title={t(ticket === null ? 'promotion.draw.title' : 'promotion.drawn.title')}
        text={ticket === null ? t('promotion.draw.text', { title }) : t('promotion.drawn.text', { title })}
        art={<PromotionScene promotion={promotion} />}
        tags={
          <StatusTag tone="grey" icon="lock">
            {t('promotion.draw.closed')}
          </StatusTag>
        }
      >
        <div className={styles.digits} role="status">
          <FlipDigits
            label={
              ticket === null
                ? t('promotion.draw.digits')
                : t('promotion.drawn.digits', { ticket: writeTicket(ticket) })
            }
            digits={Array.from({ length: digitCount }, (_, place) => ticket?.[place] ?? null)}
          />
        </div>
      </Banner>
    </PageTop>
  )
}

function Stages({ draw, endAt }: { draw: PromotionDraw; endAt: string | null }) {
  const { t, number } = useI18n()
  const { moment, second } = useLocalDates()
  const isFrozen = draw.frozenAt !== null
  return (
    <Card className={styles.card}>
      <h2>{t('promotion.stages')}</h2>
      <Timeline
        states={{
          done: t('promotion.stages.done'),
          now: t('promotion.stages.now'),
          bad: t('promotion.stages.bad'),
          ahead: t('promotion.stages.ahead'),
        }}
        stages={[
          { title: t('promotion.stages.ended'), time: endAt ? second(endAt) : undefined, state: 'done' },
          {
            title: t('promotion.stages.counted'),
            time: draw.frozenAt ? second(draw.frozenAt) : undefined,
            text:
              draw.ticketCount === null || draw.memberCount === null
                ? undefined
                : t('promotion.stages.tickets', {
                    tickets: draw.ticketCount,
                    members: draw.memberCount,
                    ticketsText: number(draw.ticketCount),
                    membersText: number(draw.memberCount),
                  }),
            state: isFrozen ? 'done' : 'now',
          },
          {
            title: t('promotion.stages.published'),
            text: draw.listHash
              ? `sha256 ${draw.listHash.slice(0, 4)}…${draw.listHash.slice(-4)}`
              : undefined,
            state: isFrozen ? 'done' : 'ahead',
          },
          {
            title: t('promotion.stages.draw'),
            time: t('promotion.stages.drawAt', { time: moment(draw.drawAt) }),
            state: isFrozen ? 'now' : 'ahead',
          },
          { title: t('promotion.stages.winners'), state: 'ahead' },
        ]}
      />
    </Card>
  )
}

/** The player's tickets, the first of them by number. */
function OwnTickets({ own }: { own: LoadedPart }) {
  const { t, number } = useI18n()
  const part = typeof own === 'object' ? own : null
  const rest = part ? part.ticketCount - part.tickets.length : 0
  return (
    <Card className={styles.card}>
      <h2>{t('promotion.own.tickets')}</h2>
      {part && part.ticketCount > 0 ? (
        <>
          <BigNumber image={empty.promo} value={number(part.ticketCount)}>
            {t('promotion.own.inDraw', { count: part.ticketCount })}
          </BigNumber>
          {part.tickets.length > 0 && (
            <TokenList
              label={t('promotion.own.tickets')}
              tokens={part.tickets.map((ticket) => t('promotion.ticket', { ticket: writeTicket(ticket) }))}
              more={rest > 0 ? `+${number(rest)}` : undefined}
            />
          )}
        </>
      ) : (
        <p className={styles.muted}>
          {t(
            own === 'guest'
              ? 'promotion.own.guest'
              : own === 'failed'
                ? 'promotion.progress.failed'
                : 'promotion.own.none',
          )}
        </p>
      )}
      {part && <OwnRank part={part} />}
      <Note tone="amber" icon="info">
        {t('promotion.draw.provable')}
      </Note>
    </Card>
  )
}
