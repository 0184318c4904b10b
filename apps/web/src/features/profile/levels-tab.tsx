import type { Level, Profile } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { BadgeTile } from '../../ui/data/badge-tile.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { StatusTag } from '../../ui/data/status-tag.tsx'
import styles from './profile-frame.module.css'

interface LevelsTabProps {
  profile: Profile
  /** Null when they could not be loaded. */
  levels: Level[] | null
}

/** [2.7], [3.51] All levels, with the player's own marked. */
export function LevelsTab({ profile, levels }: LevelsTabProps) {
  const { t } = useI18n()
  const { index: own, bonus_availability_level: bonusFrom } = profile.level
  if (levels === null)
    return (
      <Card>
        <Notice isError title={t('profile.levels.failed')} text={t('profile.levels.failed.text')} />
      </Card>
    )
  return (
    <Section title={t('profile.levels.title')}>
      <div className={styles.levels}>
        {own < bonusFrom && (
          <Note tone="amber" icon="gift">
            {t('profile.levels.bonusFrom', { level: bonusFrom })}
          </Note>
        )}
        <CardGrid size="small" label={t('profile.levels.title')}>
          {levels.map(({ index, image }) => (
            <CardGridItem key={index}>
              <BadgeTile
                title={t('profile.levels.level', { level: index })}
                detail={index === bonusFrom ? t('profile.levels.bonus') : undefined}
                image={image}
                state={stateOf(index, own)}
                tag={<LevelTag state={stateOf(index, own)} />}
              />
            </CardGridItem>
          ))}
        </CardGrid>
      </div>
    </Section>
  )
}

type LevelState = 'past' | 'now' | 'ahead'

function stateOf(index: number, own: number): LevelState {
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
      {t(`profile.levels.${state}`)}
    </StatusTag>
  )
}
