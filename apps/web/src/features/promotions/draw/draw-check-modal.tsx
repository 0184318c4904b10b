import { getDrawFile } from '@yanta/contract'
import { verifyDraw } from '@yanta/contract/draw'
import { useMemo } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useCall } from '../../../data/use-call.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { CheckList } from '../../../ui/data/check-list.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loader } from '../../../ui/feedback/loader.tsx'
import { CopyField } from '../../../ui/fields/copy-field.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import '../promotion-page.messages.json'
import styles from './draw-check-modal.module.css'

interface DrawCheckProps {
  id: string
  title: string
  onClose: () => void
}

/** Repeats a draw in the browser, from its published file alone, and says what of it holds. */
export function DrawCheckModal({ id, title, onClose }: DrawCheckProps) {
  const { t, number } = useI18n()
  const {
    value: file,
    refusal,
    phase,
    retry,
  } = useCall(id, (signal) => browserCall(getDrawFile, { params: { id } }, { signal }))
  const verdict = useMemo(() => file && verifyDraw(file), [file])
  const labels = { copy: t('promotion.fair.copy'), copied: t('promotion.fair.copied') }
  const answers = verdict && Object.values(verdict)
  const state = (isRight: boolean | null) => (isRight === null ? 'open' : isRight ? 'yes' : 'no')
  return (
    <Modal
      size="large"
      title={t('promotion.check.title')}
      closeLabel={t('promotion.close')}
      onClose={onClose}
      footer={
        <>
          {file && (
            <Button
              onClick={() =>
                saveFile({
                  name: `draw-${id}.json`,
                  type: 'application/json',
                  content: JSON.stringify(file, null, 1),
                })
              }
            >
              {t('promotion.check.save')}
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            {t('promotion.close')}
          </Button>
        </>
      }
    >
      {refusal ? (
        <Notice
          isError
          title={t(phase === 'offline' ? 'promotion.offline' : 'promotion.check.failed')}
          text={t('promotion.failed.text')}
          action={<Button onClick={retry}>{t('promotion.again')}</Button>}
        />
      ) : !file || !verdict || !answers ? (
        <Loader text={t('promotion.check.loading')} />
      ) : (
        <div className={styles.body}>
          <p>{t('promotion.check.text', { title })}</p>
          <Note
            isAnswer
            tone={answers.includes(false) ? 'error' : answers.includes(null) ? 'info' : 'success'}
          >
            {t(
              answers.includes(false)
                ? 'promotion.check.wrong'
                : answers.includes(null)
                  ? 'promotion.check.waiting'
                  : 'promotion.check.allRight',
            )}
          </Note>
          <CheckList
            label={t('promotion.check.steps')}
            states={{
              yes: t('promotion.check.yes'),
              no: t('promotion.check.no'),
              open: t('promotion.check.open'),
            }}
            items={[
              { text: t('promotion.check.seed'), state: state(verdict.isSeedRight) },
              { text: t('promotion.check.list'), state: state(verdict.isListRight) },
              { text: t('promotion.check.winners'), state: state(verdict.areWinnersRight) },
            ]}
          />
          <FactList
            look="boxed"
            hasFourColumns
            facts={[
              {
                name: t('promotion.check.tickets'),
                value: number(file.tickets.reduce((sum, [, count]) => sum + count, 0)),
              },
              { name: t('promotion.check.members'), value: number(file.tickets.length) },
              {
                name: t('promotion.check.prizes'),
                value: number(file.prizes.reduce((sum, { count }) => sum + count, 0)),
              },
              { name: t('promotion.check.winnerCount'), value: number(file.winners.length) },
            ]}
          />
          <CopyField label={t('promotion.fair.seedHash')} value={file.seedHash} labels={labels} />
          {file.seed && <CopyField label={t('promotion.fair.seed')} value={file.seed} labels={labels} />}
          {file.listHash && (
            <CopyField label={t('promotion.fair.listHash')} value={file.listHash} labels={labels} />
          )}
        </div>
      )}
    </Modal>
  )
}
