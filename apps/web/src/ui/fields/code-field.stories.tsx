import { useState } from 'react'
import { CodeField } from './code-field.tsx'
import { Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Fields/Code field' }

const words = {
  ru: {
    code: 'Код из СМС',
    wrong: 'Код не подошёл',
    app: 'Код из приложения',
    sent: 'Код отправлен на +7 707 555-18-41',
  },
  en: {
    code: 'Code from the text message',
    wrong: 'This code did not match',
    app: 'Code from the app',
    sent: 'The code was sent to +7 707 555-18-41',
  },
}

function LiveCode({
  start,
  autoFocus,
  ...texts
}: {
  start: string
  label: string
  error?: string
  message?: string
  length?: number
  disabled?: boolean
  autoFocus?: boolean
}) {
  const [code, setCode] = useState(start)
  // oxlint-disable-next-line jsx-a11y/no-autofocus
  return <CodeField value={code} onChange={setCode} autoFocus={autoFocus} {...texts} />
}

export const States = story(words, (w) => (
  <Cells inColumns>
    <LiveCode start="" label={w.code} message={w.sent} />
    <LiveCode start="4812" label={w.code} />
    <LiveCode start="4813" label={w.code} error={w.wrong} />
    <LiveCode start="48" label={w.code} disabled />
  </Cells>
))

// oxlint-disable-next-line jsx-a11y/no-autofocus
export const Focused = story(words, (w) => <LiveCode start="48" label={w.code} autoFocus />)

export const SixDigits = story(words, (w) => <LiveCode start="1594" label={w.app} length={6} />)
