import { VerificationDecline } from '@yanta/contract'
import { expect, test } from 'vitest'
import { decideDemo } from './demo-decision.rules.ts'

test.each([
  ['passport.jpg', []],
  ['blur.jpg', ['bad_quality']],
  ['my Glare 2.PNG', ['glare']],
  ['unreadable.jpg', ['passport_unreadable']],
  ['hidden.jpg', ['card_number_hidden']],
  ['holder.jpg', ['card_holder_hidden']],
  ['owner.jpg', ['owner_mismatch']],
  ['cropped.jpg', ['cropped']],
  ['screenshot.png', ['screenshot']],
  ['blur-glare.jpg', ['bad_quality', 'glare']],
  ['undecided-glare.jpg', null],
] as const)('the demo decides %s by its name: %j [8.36]', (name, reasons) => {
  expect(decideDemo(name)).toEqual(reasons)
})

test('each reason can be reached by a name [7.20]', () => {
  const words = ['blur', 'glare', 'unreadable', 'hidden', 'holder', 'owner', 'cropped', 'screenshot']
  expect(new Set(words.flatMap(decideDemo))).toEqual(new Set(VerificationDecline.options))
})
