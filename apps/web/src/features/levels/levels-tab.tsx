import type { Level, Profile, UserLevel } from '@yanta/contract'
import { formatShare } from '@yanta/i18n'
import { useRevalidator } from 'react-router'
import { useLevel } from '../../domain/level/use-level.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { BadgeTile } from '../../ui/data/badge-tile.tsx'
import { StatusTag } from '../../ui/data/status-tag.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { LevelBenefits } from './level-benefits.tsx'
import './levels.messages.json'
import styles from './levels-tab.module.css'

interface LevelsTabProps {
  profile: Profile
  /** Null when it could not be loaded. */
  way: UserLevel | null
  /** Null when they could not be loaded. */
  levels: Level[] | null
}

/** [2.7], [3.51] All levels with the player's own marked, and what they give. */
export function LevelsTab({ profile, way, levels }: LevelsTabProps) {
  const { t, number, locale } = useI18n()
  const { index, bonus_availability_level: bonusFrom } = profile.level
  const own = useLevel(way)?.level ?? index
  if (levels === null) return <NoLevels />
  return (
    <div className={styles.tab}>
      <Section title={t('levels.title')}>
        <CardGrid size="small" label={t('levels.title')}>
          {levels.map((level) => (
            <CardGridItem key={level.index}>
              <BadgeTile
                title={level.name}
                detail={t('levels.xp', { xp: number(level.fromXp) })}
                image={level.image}
                state={findState(level.index, own)}
                tag={<LevelTag state={findState(level.index, own)} />}
              />
            </CardGridItem>
          ))}
        </CardGrid>
      </Section>
      <LevelBenefits levels={levels} own={own} />
      <Note icon={own < bonusFrom ? 'gift' : 'info'} tone={own < bonusFrom ? 'amber' : 'info'}>
        {own < bonusFrom ? `${t('levels.bonusFrom', { level: bonusFrom })} ` : ''}
        {t('levels.how')}
        {levels[0] &&
          ` ${t('levels.cashback', { percent: formatShare(levels[0].cashbackOfStakes / 100, locale, 0) })}`}
      </Note>
    </div>
  )
}

function NoLevels() {
  const { t } = useI18n()
  const { state, revalidate } = useRevalidator()
  return (
    <Card>
      <Notice
        isError
        title={t('levels.failed')}
        text={t('levels.failed.text')}
        action={
          <Button isWaiting={state === 'loading'} onClick={() => void revalidate()}>
            {t('levels.again')}
          </Button>
        }
      />
    </Card>
  )
}

type LevelState = 'past' | 'now' | 'ahead'

function findState(index: number, own: number): LevelState {
  if (index === own) return 'now'
  return index < own ? 'past' : 'ahead'
}

const looks = {
  past: { tone: 'green', icon: 'check' },
  now: { tone: 'amber', icon: 'star' },
  ahead: { tone: 'grey', icon: 'lock' },
} as const

function LevelTag({ state }: { state: LevelState }) {
  const { t } = useI18n()
  return (
    <StatusTag size="small" {...looks[state]}>
      {t(`levels.${state}`)}
    </StatusTag>
  )
}
