import { saveFile } from '../../../browser/save-file.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { useStepFocus } from '../../../ui/use-step-focus.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './security.module.css'

/** The recovery codes, which give access without the app; shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t, brand } = useI18n()
  const step = useStepFocus<HTMLDivElement>()
  const text = `${t('security.codes.file')}\n\n${codes.join('\n')}\n`
  return (
    <div ref={step} tabIndex={-1} className={styles.form}>
      <Note tone="amber" icon="key">
        {t('security.codes.text')}
      </Note>
      <ol className={styles.codes} aria-label={t('security.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <CopyButton text={codes.join('\n')} label={t('security.codes.copy')} />
        <Button
          onClick={() =>
            saveFile({
              name: `${brand.names.brand.toLowerCase()}-recovery-codes.txt`,
              type: 'text/plain',
              content: text,
            })
          }
        >
          <Icon name="download" size={18} />
          {t('security.codes.download')}
        </Button>
      </div>
      <Button look="primary" isWide onClick={onDone}>
        {t('security.codes.saved')}
      </Button>
    </div>
  )
}
