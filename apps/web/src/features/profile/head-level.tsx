import type { Level, Profile, UserLevel } from '@yanta/contract'
import { computeLevelPercent } from '../../domain/level/level.ts'
import { useLevel } from '../../domain/level/use-level.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import styles from './profile-frame.module.css'

interface HeadLevelProps {
  profile: Profile
  way: UserLevel | null
  levels: Level[] | null
}

/** [3.8], [3.51] The player's level, and how far the next one is; only the level while the rest is unknown. */
export function HeadLevel({ profile, way: loaded, levels }: HeadLevelProps) {
  const way = useLevel(loaded)
  const own = levels?.find(({ index }) => index === way?.level)
  if (!way || !own) return <PlainLevel level={profile.level} />
  return <LevelWay way={way} own={own} next={levels?.find(({ index }) => index === way.level + 1)} />
}

function LevelWay({ way, own, next }: { way: UserLevel; own: Level; next: Level | undefined }) {
  const { t, number } = useI18n()
  const isLast = way.next === null || !next
  const experience = isLast
    ? t('profile.head.xp.last', { xp: number(way.xp) })
    : t('profile.head.xp', { xp: number(way.xp), next: number(way.next!) })
  return (
    <div className={styles.level}>
      <img src={own.image} alt="" width="76" height="76" />
      <div className={styles.way}>
        <ProgressBar
          hasHead
          label={t('profile.head.own', { name: own.name, level: own.index })}
          valueText={experience}
          percent={computeLevelPercent(way)}
        />
        <span>
          {isLast
            ? t('profile.head.last')
            : t('profile.head.left', { name: next.name, left: number(Math.max(0, way.next! - way.xp)) })}
        </span>
      </div>
      {!isLast && <img className={styles.next} src={next.image} alt="" width="76" height="76" />}
    </div>
  )
}

function PlainLevel({ level }: { level: Profile['level'] }) {
  const { t } = useI18n()
  return (
    <div className={styles.level}>
      <img src={level.image} alt="" width="76" height="76" />
      <div>
        <b>{t('profile.head.level', { level: level.index })}</b>
        <span>
          {level.index >= level.bonus_availability_level
            ? t('profile.head.bonusOpen')
            : t('profile.head.bonusFrom', { level: level.bonus_availability_level })}
        </span>
      </div>
    </div>
  )
}
