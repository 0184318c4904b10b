import type { DuckHuntGame } from '@yanta/contract'
import { formatShare } from '@yanta/i18n'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { CopyField } from '../../ui/fields/copy-field.tsx'
import './duck-hunt.messages.json'
import styles from './duck-hunt.module.css'

/** How it is decided: by the platform's seed, whatever the aim. */
export function HuntRules({ game, onClose }: { game: DuckHuntGame; onClose: () => void }) {
  const { t, locale } = useI18n()
  const { seed, seedHash, hitChance, hitsPerPrize } = game
  return (
    <section className={styles.rules} aria-label={t('duck_hunt.rules')}>
      <header>
        <b>{t('duck_hunt.rules')}</b>
        <IconButton size="small" icon="close" label={t('duck_hunt.rules.close')} onClick={onClose} />
      </header>
      <ul>
        <li>{t('duck_hunt.rules.fair', { chance: formatShare(hitChance / 10_000, locale, 0) })}</li>
        <li>{t('duck_hunt.rules.prize', { count: hitsPerPrize })}</li>
        <li>{t('duck_hunt.rules.end')}</li>
        <li>{t('duck_hunt.rules.keys')}</li>
      </ul>
      <CopyField
        label={t(seed ? 'duck_hunt.rules.seed' : 'duck_hunt.rules.hash')}
        value={seed ?? seedHash}
        labels={{ copy: t('duck_hunt.rules.copy'), copied: t('duck_hunt.rules.copied') }}
      />
    </section>
  )
}
