import { useState } from 'react'
import { Cell, Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { PasswordField } from './password-field.tsx'

export default { title: 'Fields/Password field' }

const words = {
  ru: {
    password: 'Пароль',
    fresh: 'Новый пароль',
    show: 'Показать пароль',
    hide: 'Скрыть пароль',
    strength: 'Надёжность',
    levels: ['пусто', 'слабый', 'средний', 'хороший', 'надёжный'],
    wrong: 'Пароль не подошёл',
    rule: 'Латиница и цифры, от 8 знаков',
    plain: 'вход',
    error: 'ошибка',
    level: (number: number) => `надёжность ${number} из 4`,
    live: 'живое поле',
  },
  en: {
    password: 'Password',
    fresh: 'New password',
    show: 'Show the password',
    hide: 'Hide the password',
    strength: 'Strength',
    levels: ['empty', 'weak', 'fair', 'good', 'strong'],
    wrong: 'This password did not match',
    rule: 'Latin letters and digits, 8 or more',
    plain: 'sign-in',
    error: 'error',
    level: (number: number) => `strength ${number} of 4`,
    live: 'live field',
  },
}

const samples = ['', 'amber', 'amber-20', 'amber-2026', 'Amber-2026-moment']

export const States = story(words, (w) => (
  <Cells inColumns>
    <Cell label={w.plain}>
      <PasswordField label={w.password} labels={w} defaultValue="amber-2026" />
    </Cell>
    <Cell label={w.error}>
      <PasswordField label={w.password} labels={w} defaultValue="amber" error={w.wrong} />
    </Cell>
  </Cells>
))

export const Strengths = story(words, (w) => (
  <Cells inColumns>
    {([0, 1, 2, 3, 4] as const).map((level) => (
      <Cell key={level} label={w.level(level)}>
        <PasswordField
          label={w.fresh}
          labels={w}
          autoComplete="new-password"
          defaultValue={samples[level]}
          strength={{ label: w.strength, level, text: w.levels[level]! }}
          message={w.rule}
        />
      </Cell>
    ))}
  </Cells>
))

function Live({ words: w }: { words: typeof words.ru }) {
  const [value, setValue] = useState('')
  const level = value === '' ? 0 : (Math.min(4, Math.ceil(value.length / 4)) as 1 | 2 | 3 | 4)
  return (
    <PasswordField
      label={w.fresh}
      labels={w}
      autoComplete="new-password"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      strength={{ label: w.strength, level, text: w.levels[level]! }}
      message={w.rule}
    />
  )
}

export const Typed = story(words, (w) => (
  <Cells inColumns>
    <Live words={w} />
  </Cells>
))
