import hunt from '@yanta/art/hunt.json'
import type { Promotion } from '@yanta/contract'
import { openModal } from '../../../dialogs/store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useSite } from '../../../site/site-data.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Picture } from '../../../ui/data/picture.tsx'
import './exchange.messages.json'
import styles from './exchange-page.module.css'

/** The way into the duck hunt [1.7], where the promotion has one and it has begun. */
export function HuntDoor({ promotion }: { promotion: Promotion }) {
  const { t } = useI18n()
  const isPlayer = useSite()?.player != null
  const { id, title, status, duckHunt } = promotion
  if (!duckHunt || status === 'future') return null
  return (
    <section className={styles.hunt} aria-label={t('exchange.hunt')}>
      <div className={styles.field}>
        <Picture
          source={hunt.field}
          alt=""
          width={1440}
          height={810}
          sizes="(max-width: 1054px) 100vw, 80vw"
        />
      </div>
      <img className={styles.duck} src={hunt.gold} alt="" width="150" height="127" loading="lazy" />
      <img className={styles.secondDuck} src={hunt.green} alt="" width="104" height="88" loading="lazy" />
      <div className={styles.words}>
        <h2>{t('exchange.hunt')}</h2>
        <p>{t('exchange.hunt.text', { count: duckHunt.pointsPerShot })}</p>
        {isPlayer ? (
          <Button
            look="primary"
            aria-haspopup="dialog"
            onClick={() => openModal('duckHunt', { promotionId: id, title })}
          >
            {t(status === 'past' ? 'exchange.hunt.look' : 'exchange.hunt.open')}
          </Button>
        ) : (
          <ButtonLink look="primary" to="/login">
            {t('exchange.hunt.open')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
