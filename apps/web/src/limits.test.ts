// The default sizes and limits of section 9, checked against the rules that the site uses.
import {
  findCodeProblem,
  findNameProblem,
  findPhoneProblem,
  findTextProblem,
} from '@yanta/contract/field-rules'
import { expect, test } from 'vitest'
import { computeFrameScale, defaultFrameSize } from './features/game-frame/frame-scale.ts'

test('a frame is 1280x720, a text has up to 150 characters, a phone 8 or more, a name up to 35, a code 4 or more [9.11]', () => {
  expect(computeFrameScale(defaultFrameSize, { width: 1280, height: 9_000 })).toBe(1)
  expect(computeFrameScale(defaultFrameSize, { width: 9_000, height: 720 })).toBe(1)
  expect([findTextProblem('a'.repeat(150)), findTextProblem('a'.repeat(151))]).toEqual([
    null,
    { rule: 'maxLength', max: 150 },
  ])
  expect([findPhoneProblem('7'.repeat(8)), findPhoneProblem('7'.repeat(7))]).toEqual([
    null,
    { rule: 'minPhoneLength', min: 8 },
  ])
  expect([findNameProblem('a'.repeat(35)), findNameProblem('a'.repeat(36))]).toEqual([
    null,
    { rule: 'maxLength', max: 35 },
  ])
  expect([findCodeProblem('7'.repeat(4)), findCodeProblem('7'.repeat(3))]).toEqual([
    null,
    { rule: 'minLength', min: 4 },
  ])
})
