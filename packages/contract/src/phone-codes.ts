import * as v from 'valibot'
import { defineCall } from './kit/call.ts'

/** [3.58]. `country` in lower case, `dialCode` digits without plus; `mask` has `#` for each digit after the dial code. */
export const PhoneCode = v.object({
  country: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  dialCode: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
  mask: v.string(),
})
export type PhoneCode = v.InferOutput<typeof PhoneCode>

export const listPhoneCodes = defineCall({
  name: 'listPhoneCodes',
  method: 'GET',
  path: '/json-api/treasury/phone-codes',
  access: 'anyone',
  summary: 'Dial codes of countries with the masks of their numbers [7.71]; the primary ones first [9.20]',
  response: v.object({ items: v.array(PhoneCode), primary: v.array(v.string()) }),
  refusals: [],
})
