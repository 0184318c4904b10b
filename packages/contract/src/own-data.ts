// What the platform holds about a player, as a file for that player, and the end of an account. Paths chosen here.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { FileAnswer } from './kit/file.ts'
import { ShortText } from './kit/scalars.ts'

/** Required again: whoever finds a logged-in browser must neither carry its owner's data away nor close the account. */
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

export const closeAccount = defineCall({
  name: 'closeAccount',
  method: 'POST',
  path: '/json-api/users/close',
  access: 'player',
  summary:
    'Close the own account for good: gives up bonus, gifts and compoints, ends games and logins. `account_has_money` says the `amount` to be paid out first',
  body: v.object({ password }),
  response: v.object({ success: v.literal(true) }),
  refusals: [
    'unauthorized',
    'wrong_password',
    'account_has_money',
    'payout_open',
    'round_open',
    'too_many_requests',
  ],
  rateLimit: { max: 20, windowMs: 600_000, by: 'player' },
})
