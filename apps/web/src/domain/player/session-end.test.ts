import { expect, test } from 'vitest'
import { buildI18n } from '../../i18n/use-i18n.tsx'
import { loadCatalogue } from '../../i18n/catalogues.ts'
import { describeEnd } from './session-end.ts'

test.each([
  ['logout', 'Вы вышли из аккаунта', 'Выход был в другой вкладке или на другом устройстве.'],
  ['closed', 'Аккаунт закрыт', 'Если это ошибка, напишите в поддержку.'],
  ['reuse', 'Сеанс завершён', 'Мы сделали это ради безопасности. Войдите снова.'],
  ['expired', 'Сеанс закончился', 'Войдите снова.'],
  ['other', 'Сеанс закончился', 'Войдите снова.'],
] as const)('a session ended by %s is explained: %s', async (reason, ...words) => {
  await loadCatalogue('ru')
  const { title, text } = describeEnd(buildI18n('ru').t, reason)
  expect([title, text].map((said) => said.replaceAll('\u00a0', ' '))).toEqual(words)
})
