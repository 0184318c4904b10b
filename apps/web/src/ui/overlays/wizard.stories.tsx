import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { CodeField } from '../fields/code-field.tsx'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Resend } from '../fields/resend.tsx'
import { Result } from '../feedback/result.tsx'
import { Row, RowList } from '../layout/row-list.tsx'
import { StatusTag } from '../data/status-tag.tsx'
import { WizardCard, WizardDialog } from './wizard.tsx'

export default { title: 'Overlays/Wizard' }

const words = {
  ru: {
    steps: 'Шаги',
    step: (number: number) => `Шаг ${number} из 3`,
    back: 'Назад',
    close: 'Закрыть',
    open: 'Открыть',
    title: 'Подтвердите телефон',
    text: 'Телефон нужен для входа, вывода и подарков. Пришлём короткий код.',
    phone: 'Телефон',
    not: 'Не подтверждён',
    send: 'Отправить код',
    enter: 'Введите код',
    sent: 'Код отправлен на +7 707 555-18-41',
    code: 'Код из СМС',
    wait: 'Новый код через',
    again: 'Отправить ещё раз',
    confirm: 'Подтвердить',
    ready: 'Готово',
    confirmed: 'Телефон подтверждён',
    rest: 'Осталась почта — и вывод откроется полностью.',
    mail: 'Подтвердить почту',
    loading: 'Загружаем',
  },
  en: {
    steps: 'Steps',
    step: (number: number) => `Step ${number} of 3`,
    back: 'Back',
    close: 'Close',
    open: 'Open',
    title: 'Confirm your phone',
    text: 'You need it to sign in, withdraw and take gifts. We will send a short code.',
    phone: 'Phone',
    not: 'Not confirmed',
    send: 'Send the code',
    enter: 'Enter the code',
    sent: 'The code was sent to +7 707 555-18-41',
    code: 'Code from the text message',
    wait: 'New code in',
    again: 'Send again',
    confirm: 'Confirm',
    ready: 'Done',
    confirmed: 'Phone confirmed',
    rest: 'The e-mail is left, then withdrawals open fully.',
    mail: 'Confirm the e-mail',
    loading: 'Loading',
  },
}

type Words = typeof words.ru
const number = '+7 707 555-18-41'
const progress = (w: Words, current: number) => ({
  label: w.steps,
  valueText: w.step(current),
  current,
  count: 3,
})

function CodeStep({ words: w }: { words: Words }) {
  const [code, setCode] = useState('48')
  const [availableAt] = useState(() => Date.now() + 35_000)
  return (
    <WizardCard
      title={w.enter}
      progress={progress(w, 2)}
      back={{ label: w.back, onBack: () => {} }}
      footer={
        <Button look="primary" size="large" disabled={code.length < 4}>
          {w.confirm}
        </Button>
      }
    >
      <CodeField label={w.code} message={w.sent} value={code} onChange={setCode} />
      <Resend labels={w} availableAt={availableAt} onResend={() => {}} />
    </WizardCard>
  )
}

export const First = story(words, (w) => (
  <Surface isBare>
    <WizardCard
      title={w.title}
      progress={progress(w, 1)}
      footer={
        <Button look="primary" size="large">
          {w.send}
        </Button>
      }
    >
      <p>{w.text}</p>
      <RowList look="boxed">
        <Row
          icon="phone"
          title={number}
          detail={w.phone}
          end={
            <StatusTag tone="grey" size="small">
              {w.not}
            </StatusTag>
          }
        />
      </RowList>
    </WizardCard>
  </Surface>
))
export const WithCode = story(words, (w) => (
  <Surface isBare>
    <CodeStep words={w} />
  </Surface>
))
export const Last = story(words, (w) => (
  <Surface isBare>
    <WizardCard
      title={w.ready}
      progress={progress(w, 3)}
      footer={
        <>
          <Button>{w.close}</Button>
          <Button look="primary">{w.mail}</Button>
        </>
      }
    >
      <Result outcome="success" title={w.confirmed} text={w.rest} />
    </WizardCard>
  </Surface>
))
export const Loading = story(words, (w) => (
  <Surface isBare>
    <WizardCard title={w.title} progress={progress(w, 1)} loadingText={w.loading} />
  </Surface>
))

function Dialog({ words: w }: { words: Words }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{w.open}</Button>
      {isOpen && (
        <WizardDialog
          title={w.title}
          progress={progress(w, 1)}
          closeLabel={w.close}
          onClose={() => setIsOpen(false)}
          footer={
            <Button look="primary" size="large">
              {w.send}
            </Button>
          }
        >
          <p>{w.text}</p>
        </WizardDialog>
      )}
    </>
  )
}

export const AsDialog = story(words, (w) => <Dialog words={w} />)
