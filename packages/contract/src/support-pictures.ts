// Pictures in the chat of support: .jpg, .png or .webp by the content, stored anew as JPEG without anything beside the pixels. One is
// read by the number of its message, by whoever reads that chat. Paths chosen here.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { FileAnswer } from './kit/file.ts'
import { Count, RequestKey } from './kit/scalars.ts'
import { MessageNumber, operatorRefusals, SupportMessage, SupportToken } from './support-chat.ts'

/** Largest picture in bytes, inclusive. */
export const largestSupportPicture = 8 * 1024 * 1024
/** Base64 of the largest picture, and what is around it. */
const pictureBytes = Math.ceil(largestSupportPicture / 3) * 4 + 4_096
/** Base64, with or without the head of a data URL. The last value of the body: who sends it is known before the picture comes. */
const file = v.string()
const pictureRefusals = ['large_file', 'invalid_mime_type', 'cannot_save', 'temporarily_unavailable'] as const

export const sendSupportPicture = defineCall({
  name: 'sendSupportPicture',
  method: 'POST',
  path: '/json-api/support-chat/picture/send',
  access: 'anyone',
  summary: 'Send a picture to support as a message; the same key is the same message',
  body: v.object({ token: SupportToken, key: RequestKey, file }),
  bodyBytes: pictureBytes,
  response: SupportMessage,
  refusals: ['invalid_request', 'not_found', 'too_many_requests', ...pictureRefusals],
  rateLimit: { max: 30, windowMs: 600_000, by: 'address' },
})

export const readSupportPicture = defineCall({
  name: 'readSupportPicture',
  method: 'POST',
  path: '/json-api/support-chat/picture',
  access: 'anyone',
  summary: 'The picture of a message, a JPEG, for the visitor of its chat',
  body: v.object({ token: SupportToken, number: MessageNumber }),
  isFile: true,
  response: FileAnswer,
  refusals: ['invalid_request', 'not_found', 'too_many_requests'],
  rateLimit: { max: 600, windowMs: 60_000, by: 'address' },
})

export const sendOperatorPicture = defineCall({
  name: 'sendOperatorPicture',
  method: 'POST',
  path: '/json-api/support-chat/operator/picture/send',
  access: 'anyone',
  summary: 'Answer a visitor by a picture; the same key is the same message',
  body: v.object({ chatId: Count, key: RequestKey, file }),
  bodyBytes: pictureBytes,
  response: SupportMessage,
  refusals: [...operatorRefusals, ...pictureRefusals],
  rateLimit: { max: 600, windowMs: 600_000, by: 'address' },
})

export const readOperatorPicture = defineCall({
  name: 'readOperatorPicture',
  method: 'POST',
  path: '/json-api/support-chat/operator/picture',
  access: 'anyone',
  summary: 'The picture of a message, a JPEG, for an operator',
  body: v.object({ chatId: Count, number: MessageNumber }),
  isFile: true,
  response: FileAnswer,
  refusals: operatorRefusals,
  rateLimit: { max: 1_200, windowMs: 60_000, by: 'address' },
})
