import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../actions/button.tsx'
import { Checkbox } from './checkbox.tsx'
import { focusFirstError } from './focus-first-error.ts'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { RadioGroup } from './radio-group.tsx'
import { TextField } from './text-field.tsx'

export default { title: 'Fields/Form' }

const words = {
  ru: {
    name: 'Имя',
    nameNeeded: 'Укажите имя',
    mail: 'Почта',
    mailWrong: 'Проверьте адрес почты',
    currency: 'Валюта счёта',
    ruble: 'Рубль',
    tenge: 'Тенге',
    currencyNeeded: 'Выберите валюту',
    adult: 'Мне есть 18 лет',
    adultNeeded: 'Без этого нельзя продолжить',
    send: 'Продолжить',
  },
  en: {
    name: 'First name',
    nameNeeded: 'Enter your name',
    mail: 'E-mail',
    mailWrong: 'Check the e-mail address',
    currency: 'Account currency',
    ruble: 'Ruble',
    tenge: 'Tenge',
    currencyNeeded: 'Choose a currency',
    adult: 'I am 18 or older',
    adultNeeded: 'You cannot go on without this',
    send: 'Continue',
  },
}

/** Errors come with sending, and the focus goes to the first of them. */
function Form({ words: w }: { words: typeof words.ru }) {
  const form = useRef<HTMLFormElement>(null)
  const [isSent, setIsSent] = useState(false)
  const [name, setName] = useState('')
  const [mail, setMail] = useState('sasha@post.kz')
  const [currency, setCurrency] = useState<string | null>(null)
  const [isAdult, setIsAdult] = useState(false)
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    flushSync(() => setIsSent(true))
    if (form.current) focusFirstError(form.current)
  }
  const errorIf = (isWrong: boolean, error: string) => (isSent && isWrong ? error : undefined)
  return (
    <Surface>
      <form ref={form} noValidate onSubmit={handleSubmit} style={{ display: 'grid', gap: 18 }}>
        <TextField
          label={w.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={errorIf(name === '', w.nameNeeded)}
        />
        <TextField
          label={w.mail}
          icon="mail"
          type="email"
          value={mail}
          onChange={(event) => setMail(event.target.value)}
          error={errorIf(!mail.includes('@'), w.mailWrong)}
        />
        <RadioGroup
          legend={w.currency}
          options={[
            { value: 'RUB', label: w.ruble },
            { value: 'KZT', label: w.tenge },
          ]}
          value={currency}
          onChange={setCurrency}
          error={errorIf(currency === null, w.currencyNeeded)}
        />
        <Checkbox
          checked={isAdult}
          onChange={(event) => setIsAdult(event.target.checked)}
          error={errorIf(!isAdult, w.adultNeeded)}
        >
          {w.adult}
        </Checkbox>
        <Button type="submit" look="primary" size="large" isWide>
          {w.send}
        </Button>
      </form>
    </Surface>
  )
}

export const FirstErrorTakesTheFocus = story(words, (w) => <Form words={w} />)
