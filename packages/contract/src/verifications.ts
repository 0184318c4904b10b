// Documents that prove who a player is and what they pay with [3.53-3.54], [7.19-7.20]. One picture an item.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { defineEvent } from './kit/event.ts'
import { FileAnswer } from './kit/file.ts'
import { Count, Id, Instant } from './kit/scalars.ts'

export const VerificationKind = v.picklist(['identity', 'payment_card', 'e_wallet', 'additional'])
export type VerificationKind = v.InferOutput<typeof VerificationKind>

/** `cancel` is declined: another picture may be sent. `success` is final unless the house reopens it. */
export const VerificationStatus = v.picklist(['none', 'wait', 'cancel', 'success'])
export type VerificationStatus = v.InferOutput<typeof VerificationStatus>

/** [8.36]. */
export const VerificationDecline = v.picklist([
  'bad_quality',
  'glare',
  'passport_unreadable',
  'card_number_hidden',
  'card_holder_hidden',
  'owner_mismatch',
  'cropped',
  'screenshot',
])
export type VerificationDecline = v.InferOutput<typeof VerificationDecline>

export const VerificationStep = v.object({
  at: Instant,
  kind: v.picklist(['sent', 'declined', 'approved', 'reopened']),
  /** Of a picture that was sent: the name of its file, and its size in bytes. */
  file: v.nullable(v.object({ name: v.string(), bytes: Count })),
  reasons: v.array(VerificationDecline),
  /** The house's words to the player. */
  comment: v.nullable(v.string()),
})
export type VerificationStep = v.InferOutput<typeof VerificationStep>

export const Verification = v.object({
  id: Id,
  kind: VerificationKind,
  status: VerificationStatus,
  /** Why the latest picture was declined. */
  reasons: v.array(VerificationDecline),
  /** By when a waiting one usually is decided [9.23]. */
  expectedAt: v.nullable(Instant),
  /** The owner can look at the latest picture by `getVerificationPicture`. */
  hasPicture: v.boolean(),
  /** What has happened, first to last. */
  steps: v.array(VerificationStep),
})
export type Verification = v.InferOutput<typeof Verification>

/** Largest picture in bytes, exclusive [5.17], [9.23]. */
export const largestPicture = 32 * 1024 * 1024
/** Largest picture in pixels: it is refused by its header, before it is decoded. */
export const mostPicturePixels = 40_000_000

export const listVerifications = defineCall({
  name: 'listVerifications',
  method: 'GET',
  path: '/json-api/verifications',
  access: 'player',
  summary: 'The four documents of the player and what became of each [7.19]',
  response: v.object({
    items: v.array(Verification),
    /** False: the house takes none at the moment. */
    isEnabled: v.boolean(),
  }),
  refusals: ['unauthorized'],
})

export const sendVerification = defineCall({
  name: 'sendVerification',
  method: 'PUT',
  path: '/json-api/verifications/{id}',
  access: 'player',
  summary: 'Send the picture of a document [7.20]: .jpg or .png by its content, below 32 MB',
  params: v.object({ id: Id }),
  body: v.object({
    /** Base64, with or without the head of a data URL. */
    file: v.string(),
    /** The name of the file on the player's device. */
    name: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  /** Base64 of 32 MB, and what is around it. */
  bodyBytes: Math.ceil(largestPicture / 3) * 4 + 4_096,
  response: Verification,
  refusals: [
    'unauthorized',
    'verification_not_found',
    'cannot_save',
    'unable_to_process_verification',
    'verification_is_already_processing',
    'large_file',
    'invalid_mime_type',
    'verification_service_disabled',
    'documents_already_sent',
    'document_does_not_meet_requirements',
    'too_many_requests',
  ],
  rateLimit: { max: 20, windowMs: 600_000, by: 'player' },
})

export const getVerificationPicture = defineCall({
  name: 'getVerificationPicture',
  method: 'GET',
  path: '/json-api/verifications/{id}/picture',
  access: 'player',
  summary: 'The latest picture of a document, for its owner (path chosen here)',
  params: v.object({ id: Id }),
  isFile: true,
  response: FileAnswer,
  refusals: ['unauthorized', 'verification_not_found', 'too_many_requests'],
  rateLimit: { max: 60, windowMs: 60_000, by: 'player' },
})

/** A document waits, was declined, approved or reopened. */
export const verificationChanged = defineEvent({
  type: 'verificationChanged',
  room: 'user',
  summary: 'The state of a document of the player is another now [3.53]',
  data: Verification,
})
