// One question after the other, then what the answers may mean. They live in this component alone.
import { type FormEvent, useState } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { StepProgress } from '../../../ui/feedback/step-progress.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { useStepFocus } from '../../../ui/use-step-focus.ts'
import '../safer-play.messages.json'
import styles from '../safer-play.module.css'
import { useFieldFocus } from '../use-field-focus.ts'
import { type AnswerPoints, answerPoints, questions, rateSelfTest } from './self-test-rules.ts'
import './self-test.messages.json'

const noAnswers: readonly (AnswerPoints | null)[] = questions.map(() => null)

export function SelfTestModal({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const [answers, setAnswers] = useState(noAnswers)
  const [index, setIndex] = useState(0)
  const [tries, setTries] = useState(0)
  const question = questions[index]
  const answer = answers[index] ?? null
  const form = useFieldFocus(index, answer === null ? tries : 0)

  function choose(value: string) {
    const points = answerPoints.find((each) => String(each) === value) ?? null
    setAnswers(answers.map((before, position) => (position === index ? points : before)))
  }
  function goTo(next: number) {
    setTries(0)
    setIndex(next)
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (answer === null) setTries(tries + 1)
    else goTo(index + 1)
  }
  function restart() {
    setAnswers(noAnswers)
    goTo(0)
  }
  return (
    <Modal title={t('self_test.title')} closeLabel={t('safer_play.close')} onClose={onClose}>
      {question === undefined ? (
        <Result answers={answers.filter((points) => points !== null)} onAgain={restart} onLeave={onClose} />
      ) : (
        <form ref={form} className={styles.part} noValidate onSubmit={handleSubmit}>
          <StepProgress
            label={t('self_test.progress')}
            valueText={t('self_test.step', { number: String(index + 1), count: String(questions.length) })}
            current={index + 1}
            count={questions.length}
          />
          {index === 0 && <p>{t('self_test.intro')}</p>}
          <div className={styles.question}>
            <RadioGroup
              key={question}
              legend={t(`self_test.question.${question}`)}
              value={answer === null ? null : String(answer)}
              options={answerPoints.map((points) => ({
                value: String(points),
                label: t(`self_test.answer.${points}`),
              }))}
              onChange={choose}
              error={tries > 0 && answer === null ? t('self_test.choose') : undefined}
            />
          </div>
          <div className={styles.answers}>
            {index > 0 && <Button onClick={() => goTo(index - 1)}>{t('self_test.back')}</Button>}
            <Button type="submit" look="primary">
              {t(index + 1 < questions.length ? 'self_test.next' : 'self_test.finish')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}

interface ResultProps {
  answers: readonly AnswerPoints[]
  onAgain: () => void
  onLeave: () => void
}

function Result({ answers, onAgain, onLeave }: ResultProps) {
  const { t } = useI18n()
  const { points, level } = rateSelfTest(answers)
  const step = useStepFocus<HTMLDivElement>()
  const needsPause = level === 'moderate' || level === 'high'
  return (
    <div ref={step} tabIndex={-1} className={joinClasses(styles.part, styles.result)}>
      <div className={styles.words}>
        <h3>{t(`self_test.result.${level}`)}</h3>
        <p>{t('self_test.points', { points })}</p>
      </div>
      <p>{t(`self_test.result.${level}.text`)}</p>
      <p>{t('self_test.result.note')}</p>
      <div className={styles.answers}>
        {needsPause && (
          <ButtonLink look="primary" to="/profile/safer-play/break" onClick={onLeave}>
            {t('self_test.break')}
          </ButtonLink>
        )}
        <ButtonLink look={needsPause ? undefined : 'primary'} to="/profile/safer-play" onClick={onLeave}>
          {t('self_test.limits')}
        </ButtonLink>
        <ButtonLink to="/responsible-gaming" onClick={onLeave}>
          {t('self_test.help')}
        </ButtonLink>
      </div>
      <Button look="text" size="small" onClick={onAgain}>
        {t('self_test.again')}
      </Button>
    </div>
  )
}
