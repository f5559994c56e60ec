import { errors as texts } from '../texts/errors.ts'
import { failures } from '../texts/failures.ts'
import { type Message, messagesOf } from '../texts/message.ts'

/** Texts of failures that pages show too, as given in the specification. */
export const errorTexts = /* @__PURE__ */ messagesOf('failures', failures)

const codeTexts = /* @__PURE__ */ messagesOf('errors', texts)

type ErrorRow = { status: number; text: Message }

/**
 * Every error code of the server. Codes are stable, so that programs can rely on them. A row has the HTTP status and
 * the default English text of a refusal. More specific texts are in `refusals.ts`, or with their noun, such as
 * `accountTexts` and `fileTexts`; nowhere else.
 */
export const errors = {
  bad_json: { status: 400, text: codeTexts.bad_json },
  invalid_input: { status: 400, text: codeTexts.invalid_input },
  body_too_large: { status: 413, text: codeTexts.body_too_large },
  sign_in_required: { status: 401, text: codeTexts.sign_in_required },
  email_not_verified: { status: 403, text: codeTexts.email_not_verified },
  wrong_user: { status: 403, text: codeTexts.wrong_user },
  wrong_password: { status: 403, text: codeTexts.wrong_password },
  wrong_code: { status: 403, text: codeTexts.wrong_code },
  fresh_sign_in_required: { status: 403, text: codeTexts.fresh_sign_in_required },
  link_expired: { status: 410, text: codeTexts.link_expired },
  link_used: { status: 410, text: codeTexts.link_used },
  link_invalid: { status: 410, text: codeTexts.link_invalid },
  wrong_credentials: { status: 401, text: codeTexts.wrong_credentials },
  email_invalid: { status: 400, text: codeTexts.email_invalid },
  email_lookalike: { status: 400, text: codeTexts.email_lookalike },
  password_too_short: { status: 400, text: codeTexts.password_too_short },
  password_too_long: { status: 400, text: codeTexts.password_too_long },
  password_too_easy: { status: 400, text: codeTexts.password_too_easy },
  no_password: { status: 409, text: codeTexts.no_password },
  account_suspended: { status: 403, text: codeTexts.account_suspended },
  registration_disabled: { status: 403, text: codeTexts.registration_disabled },
  address_not_admitted: { status: 403, text: codeTexts.address_not_admitted },
  invitation_for_other: { status: 403, text: codeTexts.invitation_for_other },
  invitation_gone: { status: 410, text: codeTexts.invitation_gone },
  invitation_needed: { status: 403, text: codeTexts.invitation_needed },
  signed_in_already: { status: 409, text: codeTexts.signed_in_already },
  unsupported_media_type: { status: 415, text: codeTexts.unsupported_media_type },
  google_unavailable: { status: 503, text: codeTexts.google_unavailable },
  forbidden_origin: { status: 403, text: codeTexts.forbidden_origin },
  operator_only: { status: 403, text: codeTexts.operator_only },
  not_found: { status: 404, text: codeTexts.not_found },
  conflict: { status: 409, text: codeTexts.conflict },
  too_many_requests: { status: 429, text: codeTexts.too_many_requests },
  out_of_words: { status: 402, text: errorTexts.outOfWordsFree },
  payment_failed: { status: 402, text: codeTexts.payment_failed },
  payments_unavailable: { status: 503, text: codeTexts.payments_unavailable },
  signature_invalid: { status: 400, text: codeTexts.signature_invalid },
  tokens_used_up: { status: 429, text: codeTexts.tokens_used_up },
  budget_used_up: { status: 429, text: codeTexts.budget_used_up },
  plan_needed: { status: 403, text: codeTexts.plan_needed },
  too_long_for_plan: { status: 413, text: codeTexts.too_long_for_plan },
  text_too_long: { status: 413, text: codeTexts.text_too_long },
  file_unreadable: { status: 422, text: codeTexts.file_unreadable },
  file_gone: { status: 410, text: codeTexts.file_gone },
  files_full: { status: 413, text: codeTexts.files_full },
  account_full: { status: 413, text: codeTexts.account_full },
  essay_too_large: { status: 413, text: codeTexts.essay_too_large },
  record_damaged: { status: 500, text: codeTexts.record_damaged },
  essay_update_unreadable: { status: 422, text: codeTexts.essay_update_unreadable },
  suggestion_unsafe: { status: 502, text: codeTexts.suggestion_unsafe },
  model_needed: { status: 409, text: codeTexts.model_needed },
  images_unseen: { status: 409, text: codeTexts.images_unseen },
  run_in_progress: { status: 409, text: codeTexts.run_in_progress },
  model_unavailable: { status: 503, text: codeTexts.model_unavailable },
  model_failed: { status: 502, text: codeTexts.model_failed },
  model_timeout: { status: 504, text: codeTexts.model_timeout },
  model_cut_off: { status: 502, text: codeTexts.model_cut_off },
  engine_failed: { status: 500, text: errorTexts.processFailed },
  engine_busy: { status: 503, text: codeTexts.engine_busy },
  server_busy: { status: 503, text: codeTexts.server_busy },
  humanizer_unavailable: { status: 503, text: codeTexts.humanizer_unavailable },
  humanizer_failed: { status: 502, text: codeTexts.humanizer_failed },
  humanizer_timeout: { status: 504, text: codeTexts.humanizer_timeout },
  detector_failed: { status: 500, text: errorTexts.detectFailed },
  detector_unavailable: { status: 503, text: codeTexts.detector_unavailable },
  detector_unreadable: { status: 502, text: errorTexts.detectFallback },
  detector_rejected: { status: 422, text: errorTexts.detectInvalid },
  study_nothing: { status: 422, text: codeTexts.study_nothing },
  study_reviewed_elsewhere: { status: 409, text: codeTexts.study_reviewed_elsewhere },
  search_timeout: { status: 503, text: codeTexts.search_timeout },
  files_unavailable: { status: 503, text: codeTexts.files_unavailable },
  storage_full: { status: 507, text: codeTexts.storage_full },
  database_unavailable: { status: 503, text: codeTexts.database_unavailable },
  shutting_down: { status: 503, text: codeTexts.shutting_down },
  key_missing: { status: 401, text: codeTexts.key_missing },
  key_invalid: { status: 401, text: codeTexts.key_invalid },
  key_revoked: { status: 401, text: codeTexts.key_revoked },
  key_expired: { status: 401, text: codeTexts.key_expired },
  key_scope_missing: { status: 403, text: codeTexts.key_scope_missing },
  key_address_refused: { status: 403, text: codeTexts.key_address_refused },
  key_words_used_up: { status: 429, text: codeTexts.key_words_used_up },
  api_not_in_plan: { status: 403, text: codeTexts.api_not_in_plan },
  bulk_not_in_plan: { status: 403, text: codeTexts.bulk_not_in_plan },
  bulk_file_unreadable: { status: 422, text: codeTexts.bulk_file_unreadable },
  bulk_too_large: { status: 413, text: codeTexts.bulk_too_large },
  bulk_full: { status: 409, text: codeTexts.bulk_full },
  webhook_refused: { status: 422, text: codeTexts.webhook_refused },
  usage_not_in_plan: { status: 403, text: codeTexts.usage_not_in_plan },
  idempotency_mismatch: { status: 422, text: codeTexts.idempotency_mismatch },
  internal: { status: 500, text: codeTexts.internal },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code)
}

/** The body of every error response. `error` is for people, `code` for programs. */
export type ErrorBody = {
  error: string
  code: ErrorCode
  /** The key and the values of the text, for a page in another language. */
  says: Message
  details?: Record<string, unknown>
  /** Of a failure of the server: the id in its log. */
  requestId?: string
  /** The same as `error`, because the documented call reads both (POST /api/humanize). */
  detail?: string
}
