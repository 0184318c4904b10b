import { expect, test } from 'vitest'
import { buildSpeech } from '../i18n/use-i18n.tsx'
import { loadCatalogue } from '../i18n/catalogues.ts'
import { describeEnd } from './session-end.ts'

test.each([
  ['logout', 'Выход был в другой вкладке или на другом устройстве.'],
  ['closed', 'Аккаунт закрыт. Если это ошибка, напишите в поддержку.'],
  ['reuse', 'Мы завершили сеанс ради безопасности. Войдите снова.'],
  ['expired', 'Сеанс закончился. Войдите снова.'],
  ['other', 'Сеанс закончился. Войдите снова.'],
] as const)('a session that is over by %s is said to be so: %s', async (reason, words) => {
  await loadCatalogue('ru')
  expect(buildSpeech('ru').t(describeEnd(reason)).replaceAll('\u00a0', ' ')).toBe(words)
})
