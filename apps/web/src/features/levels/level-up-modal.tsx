// [3.51] A level is reached: its badge takes the place of the old one, and what has changed is shown.
import type { Level } from '@yanta/contract'
import { formatShare } from '@yanta/i18n'
import { useEffect, useId } from 'react'
import { dispatchToLevel } from '../../domain/level/level-store.ts'
import { formatTenths } from '../../i18n/format-tenths.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { Icon, type IconName } from '../../ui/data/icon.tsx'
import { ModalFrame } from '../../ui/overlays/modal-frame.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import './levels.messages.json'
import styles from './level-up-modal.module.css'

interface LevelUpProps {
  before: Level
  after: Level
  gifts: string[]
  onClose: () => void
}

export function LevelUpModal({ before, after, gifts, onClose }: LevelUpProps) {
  const { t, number, locale } = useI18n()
  const titleId = useId()
  useEffect(() => dispatchToLevel({ type: 'levelUpShown', to: after.index }), [after.index])
  const cashback = (level: Level) => formatShare(level.cashback / 100, locale, 0)
  const rate = ({ compointsRate }: Level) => `×${formatTenths(compointsRate, locale)}`
  const support = (level: Level) => t(`levels.support.${level.support}`)
  return (
    <ModalFrame labelledBy={titleId} onClose={onClose} surfaceClassName={styles.surface}>
      <div className={styles.rays} aria-hidden="true" />
      <p className={styles.level}>{t('levels.up.level', { level: after.index })}</p>
      <div className={styles.badges} aria-hidden="true">
        <img className={styles.before} src={before.image} alt="" width="178" height="178" />
        <img className={styles.after} src={after.image} alt="" width="178" height="178" />
      </div>
      <h2 id={titleId} className={styles.name}>
        {after.name}
      </h2>
      <p>{t('levels.up.text', { xp: number(after.fromXp) })}</p>
      <ul className={styles.changes}>
        <Change
          icon="percent"
          name={t('levels.up.cashback')}
          before={cashback(before)}
          after={cashback(after)}
        />
        <Change icon="amber" name={t('levels.up.compoints')} before={rate(before)} after={rate(after)} />
        {before.support !== after.support && (
          <Change icon="chat" name={t('levels.up.support')} before={support(before)} after={support(after)} />
        )}
        {gifts.map((gift, place) => (
          <Change key={place} icon="gift" name={t('levels.up.gift')} after={gift} />
        ))}
      </ul>
      {gifts.length > 0 ? (
        <ButtonLink look="primary" size="large" isWide to="/profile/gifts" onClick={onClose}>
          {t('levels.up.take')}
        </ButtonLink>
      ) : (
        <Button look="primary" size="large" isWide onClick={onClose}>
          {t('levels.up.done')}
        </Button>
      )}
      <TextLink isAlone to="/profile/levels" onClick={onClose}>
        {t('levels.up.all')}
      </TextLink>
    </ModalFrame>
  )
}

interface ChangeProps {
  icon: IconName
  name: string
  /** Absent, or the same as after: only what is there now is shown. */
  before?: string
  after: string
}

function Change({ icon, name, before = '', after }: ChangeProps) {
  const { t } = useI18n()
  const hasChanged = before !== '' && before !== after
  return (
    <li>
      <Icon name={icon} size={18} />
      <span>{name}</span>
      <b>
        {hasChanged && <VisuallyHidden>{t('levels.up.change', { before, after })}</VisuallyHidden>}
        {hasChanged && (
          <span className={styles.earlier} aria-hidden>
            {before} <Icon name="arrow" size={14} />
          </span>
        )}
        <span aria-hidden={hasChanged || undefined}>{after}</span>
      </b>
    </li>
  )
}
