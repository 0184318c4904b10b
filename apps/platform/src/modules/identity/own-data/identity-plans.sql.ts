import { sql } from 'kysely'
import { plan, type TablePlan } from './data-plan.ts'

export const ofUser: TablePlan['rows'] = (player) => sql`t.user_id = ${player}`
export const nothing = sql`null`
export const blank = sql`''`
export const noFields = sql`'{}'::jsonb`

/** Tables without the player's number: they belong to whoever has the contact. */
const ofContact: TablePlan['rows'] = (player) => sql`
  t.contact in (select contact from users u, unnest(array[u.email, u.phone]) contact where u.id = ${player} and contact is not null)`

/** The account, its contacts, and how its owner logs in. */
export const identityPlans: readonly TablePlan[] = [
  plan('users', {
    rows: (player) => sql`t.id = ${player}`,
    shown: [
      'id',
      'email',
      'phone',
      'nick_name',
      'currency',
      'locale',
      'country',
      'birthday',
      'avatar',
      'registration_contact_type',
      'email_verified_at',
      'phone_verified_at',
      'multi_account',
      'closed_at',
      'created_at',
      'firstname',
      'lastname',
      'middlename',
      'address',
      'gender',
      'wants_news',
      'has_chosen_nickname',
      'terms_version',
      'terms_accepted_at',
      'promo_code',
      'referral_code',
      'referral_subid',
      'has_new_device_mail',
      'bonuses_disabled_at',
      'payouts_held_at',
    ],
    hidden: { password_hash: 'secret', erased_at: 'house' },
    erased: {
      email: nothing,
      phone: nothing,
      password_hash: blank,
      country: nothing,
      birthday: nothing,
      firstname: nothing,
      lastname: nothing,
      middlename: nothing,
      address: nothing,
      gender: nothing,
      referral_subid: nothing,
      // No nickname can be chosen that has this sign.
      nick_name: sql`'#' || t.id`,
    },
  }),
  plan('pending_contacts', {
    rows: ofUser,
    erased: 'rows',
    shown: ['id', 'user_id', 'type', 'value', 'created_at'],
    hidden: { code_id: 'house' },
  }),
  plan('contact_codes', {
    rows: ofContact,
    erased: 'rows',
    shown: [
      'type',
      'contact',
      'purpose',
      'tries',
      'address',
      'created_at',
      'expires_at',
      'confirmed_at',
      'used_at',
    ],
    hidden: { id: 'house', code_hash: 'secret' },
  }),
  plan('contact_guesses', { rows: ofContact, erased: 'rows', shown: ['contact', 'day', 'guesses'] }),
  plan('password_restores', {
    rows: ofContact,
    erased: 'rows',
    shown: ['type', 'contact', 'created_at', 'expires_at', 'used_at'],
    hidden: { code_hash: 'secret' },
  }),
  plan('sessions', {
    rows: ofUser,
    shown: [
      'id',
      'user_id',
      'rotated_at',
      'created_at',
      'expires_at',
      'ended_at',
      'end_reason',
      'address',
      'user_agent',
      'last_seen_at',
      'last_address',
      'last_region',
      'is_new_place',
    ],
    hidden: { socket_hash: 'secret', refresh_generation: 'house' },
    erased: { address: blank, user_agent: blank, last_address: nothing, last_region: nothing },
  }),
  plan('known_devices', {
    rows: ofUser,
    erased: 'rows',
    shown: ['user_id', 'device', 'first_seen_at', 'last_seen_at'],
  }),
  plan('known_places', {
    rows: ofUser,
    erased: 'rows',
    shown: ['user_id', 'network', 'device', 'first_seen_at'],
  }),
  plan('payment_tools', {
    rows: ofUser,
    erased: 'rows',
    shown: ['user_id', 'first_seen_at'],
    hidden: { hash: 'secret' },
  }),
  // Each names another player.
  plan('account_match_signs', {
    rows: (player) => sql`
      t.match_id in (select m.id from account_matches m where m.user_id = ${player} or m.other_user_id = ${player})`,
    erased: 'rows',
    hidden: { match_id: 'house', kind: 'house', mark: 'house', since: 'house', found_at: 'house' },
  }),
  plan('account_matches', {
    rows: (player) => sql`(t.user_id = ${player} or t.other_user_id = ${player})`,
    erased: 'rows',
    hidden: {
      id: 'house',
      user_id: 'house',
      other_user_id: 'house',
      found_at: 'house',
      decision: 'house',
      decided_at: 'house',
      flagged_user_id: 'house',
    },
  }),
  plan('passkeys', {
    rows: ofUser,
    erased: 'rows',
    shown: ['id', 'user_id', 'transports', 'name', 'created_at', 'last_used_at'],
    hidden: { credential_id: 'secret', public_key: 'secret', counter: 'secret' },
  }),
  plan('totp_secrets', {
    rows: ofUser,
    erased: 'rows',
    shown: ['user_id', 'begun_at', 'enabled_at', 'guess_day', 'guesses'],
    hidden: { secret: 'secret', last_step: 'secret' },
  }),
  plan('recovery_codes', {
    rows: ofUser,
    erased: 'rows',
    shown: ['user_id', 'used_at'],
    hidden: { code_hash: 'secret' },
  }),
  // The sweep of documents removes the pictures of rows that are gone.
  plan('verification_steps', {
    rows: ofUser,
    erased: 'rows',
    shown: ['id', 'user_id', 'kind', 'event', 'happened_at', 'file_name', 'file_bytes', 'reasons', 'comment'],
  }),
  plan('verifications', {
    rows: ofUser,
    erased: 'rows',
    shown: ['user_id', 'kind', 'status', 'sent_at'],
    hidden: { picture: 'house', upload: 'house', upload_until: 'house' },
  }),
  plan('audit_entries', {
    rows: (player) => sql`t.subject = ${`player ${player}`}`,
    shown: ['id', 'action', 'subject', 'reason', 'detail', 'happened_at'],
    hidden: { actor: 'house' },
    erased: { reason: blank, detail: noFields },
  }),
]

const withoutCode = (column: 'subject' | 'body' | 'html') =>
  sql`case when t.code is null then ${sql.ref(`t.${column}`)} end`

/** What the player was told. */
export const messagePlans: readonly TablePlan[] = [
  plan('messages', {
    rows: (player) => sql`
      (t.user_id = ${player} or t.recipient in (
        select contact from users u, unnest(array[u.email, u.phone]) contact where u.id = ${player} and contact is not null))`,
    erased: 'rows',
    shown: ['id', 'user_id', 'channel', 'recipient', 'locale', 'subject', 'body', 'created_at', 'sent_at'],
    // One that still waits with its code would give the code away.
    shownAs: { subject: withoutCode('subject'), body: withoutCode('body') },
    hidden: {
      html: 'copy',
      attempts: 'house',
      due_at: 'house',
      last_error: 'house',
      code: 'secret',
      good_until: 'house',
    },
    isLong: true,
  }),
  plan('user_notifications', {
    rows: ofUser,
    erased: 'rows',
    shown: ['id', 'user_id', 'kind', 'data', 'created_at', 'read_at'],
    isLong: true,
  }),
  plan('push_subscriptions', {
    rows: ofUser,
    erased: 'rows',
    shown: ['user_id', 'session_id', 'saved_at', 'time_zone'],
    hidden: { endpoint: 'secret', p256dh: 'secret', auth: 'secret' },
  }),
  plan('experiment_players', {
    rows: ofUser,
    erased: 'rows',
    shown: ['user_id', 'experiment', 'variant', 'exposed_at', 'guest_day'],
  }),
  plan('push_notes', {
    rows: ofUser,
    erased: 'rows',
    shown: ['id', 'user_id', 'title', 'body', 'path', 'tag', 'created_at', 'outcome', 'settled_at'],
    hidden: { due_at: 'house', attempts: 'house', last_error: 'house' },
    isLong: true,
  }),
  // Of a guest's chat nobody knows whose it is.
  plan('support_messages', {
    rows: (player) => sql`t.chat_id in (select id from support_chats where user_id = ${player})`,
    erased: 'rows',
    shown: ['chat_id', 'number', 'author', 'kind', 'text', 'sent_at', 'picture_width', 'picture_height'],
    hidden: { key: 'house', name: 'house', picture: 'house' },
  }),
  plan('support_chats', {
    rows: ofUser,
    erased: 'rows',
    shown: [
      'id',
      'user_id',
      'name',
      'is_vip',
      'language',
      'email',
      'reason',
      'ended_at',
      'rated_at',
      'created_at',
      'opened_at',
      'changed_at',
    ],
    hidden: { last_number: 'house', visitor_read: 'house', operator_read: 'house' },
  }),
]
