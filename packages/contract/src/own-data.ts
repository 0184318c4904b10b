// What the platform holds about a player, as a file for that player. Path chosen here.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { FileAnswer } from './kit/file.ts'
import { ShortText } from './kit/scalars.ts'

/** Required again: whoever finds a logged-in browser must not carry its owner's data away. */
const password = v.pipe(ShortText, v.minLength(1))

export const exportOwnData = defineCall({
  name: 'exportOwnData',
  method: 'POST',
  path: '/json-api/users/own-data',
  access: 'player',
  summary: 'What the platform holds about the player: `json` field by field, `pdf` the essence for a person',
  body: v.object({ password, format: v.picklist(['json', 'pdf']) }),
  isFile: true,
  response: FileAnswer,
  refusals: ['unauthorized', 'wrong_password', 'too_many_requests'],
  rateLimit: { max: 5, windowMs: 600_000, by: 'player' },
})
