import type { Level } from '@yanta/contract'
import { formatShare } from '@yanta/i18n'
import type { ReactNode } from 'react'
import { formatTenths } from '../../i18n/format-tenths.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Card } from '../../ui/layout/card.tsx'
import { pickComparedLevels } from './compared-levels.ts'
import styles from './level-benefits.module.css'

/** What the level before, the player's own, the next and the last one give. */
export function LevelBenefits({ levels, own }: { levels: readonly Level[]; own: number }) {
  const { t, locale } = useI18n()
  const compared = pickComparedLevels(levels, own)
  const benefits: { name: string; read: (level: Level) => ReactNode }[] = [
    { name: t('levels.benefit.cashback'), read: ({ cashback }) => formatShare(cashback / 100, locale, 0) },
    {
      name: t('levels.benefit.compoints'),
      read: ({ compointsRate }) => `×${formatTenths(compointsRate, locale)}`,
    },
    // In a narrow cell words may stand on lines of their own.
    {
      name: t('levels.benefit.gift'),
      read: ({ gift }) => gift?.replaceAll('\u00a0', ' ') ?? t('levels.benefit.gift.none'),
    },
    { name: t('levels.benefit.support'), read: ({ support }) => t(`levels.support.${support}`) },
  ]
  return (
    <Card className={styles.card}>
      <h2 id="level-benefits">{t('levels.benefits')}</h2>
      <table className={styles.table} aria-labelledby="level-benefits">
        <thead>
          <tr>
            <th scope="col">{t('levels.benefit')}</th>
            {compared.map(({ level, isFar }) => (
              <th
                key={level.index}
                scope="col"
                className={joinClasses(isFar && styles.far)}
                aria-current={level.index === own ? 'step' : undefined}
              >
                {level.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {benefits.map(({ name, read }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {compared.map(({ level, isFar }) => (
                <td
                  key={level.index}
                  className={joinClasses(isFar && styles.far, level.index === own && styles.own)}
                >
                  {read(level)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
