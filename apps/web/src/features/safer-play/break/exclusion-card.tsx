import { type ExclusionTerm, exclusionTerms } from '@yanta/contract'
import { useState } from 'react'
import { askModal } from '../../../dialogs/dialogs.ts'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceChip, ChoiceChips } from '../../../ui/actions/choice-chip.tsx'
import { IconTile } from '../../../ui/data/icon-tile.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import styles from '../safer-play.module.css'
import './break.messages.json'
import { useExclusion } from './use-exclusion.ts'

/** The way to close the own account for play. */
export function ExclusionCard() {
  const { t } = useI18n()
  const [term, setTerm] = useState<ExclusionTerm>('1y')
  const exclusion = useExclusion()
  async function ask() {
    if (await askModal('selfExclusion', { term }, false)) await exclusion.run(term)
  }
  return (
    <>
      <IconTile icon="lock" tone="coral" />
      <div className={styles.words}>
        <h2>{t('exclusion.title')}</h2>
        <p>{t('exclusion.text')}</p>
      </div>
      <ChoiceChips label={t('exclusion.terms')}>
        {exclusionTerms.map((option) => (
          <ChoiceChip key={option} size="small" isOn={option === term} onClick={() => setTerm(option)}>
            {t(`exclusion.term.${option}`)}
          </ChoiceChip>
        ))}
      </ChoiceChips>
      {exclusion.refusal && (
        <Note tone="error" isAnswer>
          {describeRefusal(t, exclusion.refusal)}
        </Note>
      )}
      <Button
        isWide
        look="line"
        aria-haspopup="dialog"
        isWaiting={exclusion.isBusy}
        onClick={() => void ask()}
      >
        {t('exclusion.continue')}
      </Button>
    </>
  )
}
