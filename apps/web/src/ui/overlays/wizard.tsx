// A way in steps: where one is, what this step asks, one main button. As a dialog of its own, or as a card on a page.
import { type ReactNode, useId } from 'react'
import { Card } from '../layout/card.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Loader } from '../feedback/loader.tsx'
import { ModalFrame } from './modal-frame.tsx'
import { StepProgress } from '../feedback/step-progress.tsx'
import styles from './wizard.module.css'

interface WizardProps {
  title: string
  /** Absent on steps that stand aside of the way. */
  progress?: { label: string; valueText: string; current: number; count: number }
  back?: { label: string; onBack: () => void }
  /** Says that the step is still coming; it holds the height meanwhile. */
  loadingText?: string
  children?: ReactNode
  /** Up to two buttons, the main one last. */
  footer?: ReactNode
}

interface WizardDialogProps extends WizardProps {
  /** What the cross does. */
  closeLabel: string
  onClose: () => void
}

export function WizardDialog({ closeLabel, onClose, ...wizard }: WizardDialogProps) {
  const titleId = useId()
  return (
    <ModalFrame labelledBy={titleId} onClose={onClose}>
      <div className={styles.dialog}>
        <Steps
          {...wizard}
          titleId={titleId}
          end={
            <IconButton
              size="small"
              icon="close"
              label={closeLabel}
              className={styles.cross}
              onClick={onClose}
            />
          }
        />
      </div>
    </ModalFrame>
  )
}

export function WizardCard(wizard: WizardProps) {
  const titleId = useId()
  return (
    <Card>
      <section aria-labelledby={titleId}>
        <Steps {...wizard} titleId={titleId} />
      </section>
    </Card>
  )
}

function Steps({
  title,
  progress,
  back,
  loadingText,
  children,
  footer,
  titleId,
  end,
}: WizardProps & { titleId: string; end?: ReactNode }) {
  return (
    <>
      <div className={styles.head}>
        {back && <IconButton size="small" icon="left" label={back.label} onClick={back.onBack} />}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {end}
      </div>
      {progress && (
        <div className={styles.progress}>
          <StepProgress {...progress} />
        </div>
      )}
      {loadingText ? (
        <div className={styles.loading}>
          <Loader text={loadingText} />
        </div>
      ) : (
        <div className={styles.body}>{children}</div>
      )}
      {footer && !loadingText && <div className={styles.foot}>{footer}</div>}
    </>
  )
}
