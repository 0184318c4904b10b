import { LeadersCard } from '../../../domain/contest/leaders-table.tsx'
import { findPrize, listPodium, type Tournament } from '../../../domain/contest/tournament.ts'
import { useContestWords } from '../../../domain/contest/use-contest-words.ts'
import type { Leaders } from '../../../domain/contest/use-leaders.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { BigNumber } from '../../../ui/data/big-number.tsx'
import { Podium } from '../../../ui/data/podium.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { PageParts } from './page-parts.ts'
import { PrizesCard } from './prizes-card.tsx'
import { useIsSettled } from './use-is-settled.ts'
import './tournament-page.messages.json'
import styles from './tournament-page.module.css'

/** A tournament that is over: the first three, what the player has won, and the final table. */
export function PastPart({ tournament, leaders }: PageParts) {
  const { t } = useI18n()
  const words = useContestWords()
  const { isCancelled, isMember, prizes, mechanic, isLocked, endAt } = tournament
  const isSettled = useIsSettled(endAt)
  const podium = listPodium(tournament.leaders)
  if (isCancelled) return null
  const hasPodium = isSettled && podium.length > 0
  return (
    <>
      {!isSettled && (
        <Note tone="amber" title={t('tournament.settling')}>
          {t('tournament.settling.text')}
        </Note>
      )}
      <div className={styles.columns}>
        {hasPodium ? (
          <Card className={styles.podium}>
            <h2>{t('tournament.winners')}</h2>
            <Podium
              label={t('tournament.winners')}
              people={podium.map(({ username, avatar, position, score }) => ({
                name: username,
                image: avatar,
                prize: findPrize(prizes, position)?.title ?? '',
                score: words.score(score, mechanic.value),
              }))}
            />
          </Card>
        ) : (
          <PrizesCard prizes={prizes} />
        )}
        <div className={styles.column}>
          {isMember && <OwnResult tournament={tournament} leaders={leaders} isSettled={isSettled} />}
          {hasPodium && !isMember && <PrizesCard prizes={prizes} />}
        </div>
      </div>
      {!isLocked && (
        <LeadersCard title={t('tournament.table.final')} contest={tournament} leaders={leaders} />
      )}
    </>
  )
}

interface OwnResultProps {
  tournament: Tournament
  leaders: Leaders
  /** Before that places may change. */
  isSettled: boolean
}

/** The player's place and prize. */
function OwnResult({ tournament, leaders: { table }, isSettled }: OwnResultProps) {
  const { t, number } = useI18n()
  const words = useContestWords()
  const own = table?.own
  if (!own) return null
  const { position, score } = own
  const prize = findPrize(tournament.prizes, position)
  return (
    <Card className={styles.result}>
      <h2 className={styles.label}>{t('tournament.result')}</h2>
      <BigNumber color="amber" size="large" value={position === null ? '–' : number(position)}>
        <b>{words.points(score, tournament.mechanic.value)}</b>
        <p className={styles.hint}>
          {t('tournament.result.of', {
            count: tournament.membersCount,
            text: number(tournament.membersCount),
          })}
        </p>
      </BigNumber>
      {isSettled &&
        (prize ? (
          <div className={styles.won}>
            <img src={prize.image} alt="" width="52" height="52" />
            <div>
              <b>{prize.title}</b>
              <span>{t(prize.money === null ? 'tournament.result.gift' : 'tournament.result.cash')}</span>
            </div>
          </div>
        ) : (
          <p>{t('tournament.result.none')}</p>
        ))}
      {isSettled && prize && (
        <ButtonLink look="primary" size="large" isWide to="/profile/gifts">
          {t('tournament.result.gifts')}
        </ButtonLink>
      )}
      <ButtonLink
        look={isSettled && prize ? 'line' : 'primary'}
        size={isSettled && prize ? 'medium' : 'large'}
        isWide
        to="/tournaments"
      >
        {t('tournament.result.others')}
      </ButtonLink>
    </Card>
  )
}
