/** Texts of failures that pages show too, as given in the specification. */
export const errorTexts = {
  chatFailed: "I'm sorry, I couldn't generate a response. Please try again.",
  noResponse: 'No response received from API',
  badResponse: 'Failed to get response from server',
  chatTimeout: 'Request timed out after 2 minutes. The server is taking too long to respond.',
  signInToChat: 'Error: Please log in to use this feature.',
  humanizationFailed: 'Humanization process failed',
  humanizeFailed: 'Failed to humanize text',
  humanizeBlank: 'Please enter some text to humanize.',
  humanizeSignIn: 'You must be logged in to use this feature. Please refresh the page and try again.',
  processFailed: 'Failed to process text. Please try again.',
  processError: 'An error occurred while processing your text.',
  copyFailed: 'Failed to copy text to clipboard.',
  detectBlank: 'Please enter some text to analyze.',
  detectTooShort: 'Text is too short to analyze',
  detectInvalid: 'Invalid text input. Please check your text and try again.',
  detectFailed: 'An unexpected error occurred while analyzing the text. Please try again.',
  detectFallback: 'Analysis failed. Please try again.',
  speechUnsupported: 'Speech recognition is not supported in your browser. Please try Chrome or Edge.',
  speechDenied: 'Microphone access was denied. Please allow microphone access to use voice input.',
  outOfWordsFree: 'Out of Words',
  outOfWordsPro: "You've used all your Pro word count",
} as const

type ErrorRow = { status: number; text: string }

/**
 * Every error code of the server. Codes are stable, so that programs can rely on them. A row has the HTTP status and
 * the default English text of a refusal. More specific texts are in `refusals.ts`, or with their noun, such as
 * `accountTexts` and `fileTexts`; nowhere else.
 */
export const errors = {
  bad_json: { status: 400, text: 'The request is not valid JSON.' },
  invalid_input: { status: 400, text: 'This request does not have the expected format.' },
  body_too_large: { status: 413, text: 'This is too large. Nothing was changed.' },
  sign_in_required: { status: 401, text: 'Please sign in again to go on.' },
  email_not_verified: { status: 403, text: 'Please verify your email address first.' },
  wrong_user: { status: 403, text: 'This request was made for another account. Please reload the page.' },
  wrong_password: { status: 403, text: 'This password is not right.' },
  wrong_code: { status: 403, text: 'This code is not right, or was used already.' },
  fresh_sign_in_required: { status: 403, text: 'Please sign in again first.' },
  link_expired: { status: 410, text: 'This link has expired.' },
  link_used: { status: 410, text: 'This link was used before.' },
  link_invalid: { status: 410, text: 'This link no longer works.' },
  wrong_credentials: { status: 401, text: 'This email address and password do not match.' },
  email_invalid: { status: 400, text: 'Please enter a valid email address.' },
  email_lookalike: { status: 400, text: 'This email address mixes letters of several alphabets.' },
  password_too_short: { status: 400, text: 'This password is too short.' },
  password_too_long: { status: 400, text: 'This password is too long.' },
  password_too_easy: { status: 400, text: 'This password is too easy to guess.' },
  no_password: { status: 409, text: 'This account has no password yet.' },
  account_suspended: {
    status: 403,
    text: 'This account is suspended. Please write to the people who run this site.',
  },
  registration_disabled: { status: 403, text: 'No accounts can be created here at the moment.' },
  invitation_needed: {
    status: 403,
    text: 'New accounts need an invitation here. Ask the people who run this site for one.',
  },
  invitation_gone: {
    status: 410,
    text: 'This invitation has expired, was used or was withdrawn. Please ask for a new one.',
  },
  invitation_for_other: {
    status: 403,
    text: 'This invitation was sent to another address. Use that one, or ask for a new invitation.',
  },
  address_not_admitted: {
    status: 403,
    text: 'New accounts here need an address of a certain organization, or an invitation.',
  },
  signed_in_already: { status: 409, text: 'You are already signed in.' },
  unsupported_media_type: {
    status: 415,
    text: 'This address accepts only JSON.',
  },
  google_unavailable: {
    status: 503,
    text: 'Google cannot be reached right now. Please try again in a moment.',
  },
  forbidden_origin: { status: 403, text: 'This request came from another site and was refused.' },
  operator_only: { status: 403, text: 'Only the operator of this site can do this.' },
  not_found: { status: 404, text: 'This was not found.' },
  conflict: { status: 409, text: 'This changed in the meantime. Please reload the page.' },
  too_many_requests: { status: 429, text: 'That was too often. Please try again later.' },
  out_of_words: { status: 402, text: errorTexts.outOfWordsFree },
  payment_failed: { status: 402, text: 'An error occurred while processing your payment.' },
  payments_unavailable: {
    status: 503,
    text: 'The payment provider cannot be reached right now. Nothing was charged. Please try again in a moment.',
  },
  signature_invalid: { status: 400, text: 'The signature of this webhook is not valid.' },
  tokens_used_up: { status: 429, text: 'Today’s share of the language model is used up.' },
  budget_used_up: { status: 429, text: 'Today’s share of this service is used up.' },
  plan_needed: { status: 403, text: 'Your plan does not include this model.' },
  too_long_for_plan: { status: 413, text: 'This text is longer than your plan takes in one request.' },
  text_too_long: { status: 413, text: 'This text is too long.' },
  file_unreadable: { status: 422, text: 'This file cannot be read.' },
  file_gone: { status: 410, text: 'This file is no longer kept. Please attach it again.' },
  files_full: {
    status: 413,
    text: 'Your files take up 1 GB, which is the maximum for an account. Delete chats with files to make room.',
  },
  account_full: { status: 413, text: 'Your account has no room for more text.' },
  essay_too_large: {
    status: 413,
    text: 'This essay has reached its maximum size. Your words are still on this page: remove large pictures or pasted content, or start another essay.',
  },
  record_damaged: {
    status: 500,
    text: 'The stored authorship record of this essay is damaged, so it cannot be signed. Please tell the people who run this site.',
  },
  essay_update_unreadable: {
    status: 422,
    text: 'This change of the essay cannot be read. Nothing was changed.',
  },
  suggestion_unsafe: {
    status: 502,
    text: 'The suggestion changed a quotation, a citation or a number that must stay as it is, so it was refused. Your text is unchanged.',
  },
  model_needed: {
    status: 409,
    text: 'This needs a language model, and this essay uses the built-in writer.',
  },
  images_unseen: { status: 409, text: 'This model cannot see images.' },
  run_in_progress: { status: 409, text: 'This text is already being processed.' },
  model_unavailable: { status: 503, text: 'The model cannot be used right now.' },
  model_failed: { status: 502, text: 'The model answered with an error. Please try again.' },
  model_timeout: { status: 504, text: 'The model did not answer in time.' },
  model_cut_off: { status: 502, text: 'The model stopped in the middle of its reply.' },
  engine_failed: { status: 500, text: errorTexts.processFailed },
  engine_busy: { status: 503, text: 'The server is busy. Please try again in a moment.' },
  server_busy: {
    status: 503,
    text: 'This site has more work than it can do right now. Nothing was changed or charged. Please try again in a moment.',
  },
  humanizer_unavailable: { status: 503, text: 'The humanizing service cannot be used right now.' },
  humanizer_failed: {
    status: 502,
    text: 'The humanizing service answered with an error. Please try again. Nothing was charged.',
  },
  humanizer_timeout: {
    status: 504,
    text: 'The humanizing service did not answer in time. Nothing was charged.',
  },
  detector_failed: {
    status: 500,
    text: errorTexts.detectFailed,
  },
  detector_unavailable: {
    status: 503,
    text: 'The detection service cannot be used right now. Please try again later.',
  },
  detector_unreadable: { status: 502, text: errorTexts.detectFallback },
  detector_rejected: {
    status: 422,
    text: errorTexts.detectInvalid,
  },
  study_nothing: {
    status: 422,
    text: 'We found nothing to ask in this text. It needs a few sentences with facts, names, dates or definitions.',
  },
  study_reviewed_elsewhere: {
    status: 409,
    text: 'This card was changed or reviewed in another tab or on another device. Nothing was counted twice.',
  },
  search_timeout: { status: 503, text: 'This search took too long. Please look for longer words.' },
  storage_full: {
    status: 507,
    text: 'The server has no space left. Nothing was lost; please try again later.',
  },
  database_unavailable: {
    status: 503,
    text: 'The database cannot be reached right now. Please try again in a moment.',
  },
  shutting_down: { status: 503, text: 'The server is shutting down. Please try again in a moment.' },
  key_missing: {
    status: 401,
    text: 'This call needs an API key. Send it in the header “Authorization: Bearer …”.',
  },
  key_invalid: { status: 401, text: 'This API key is not known here. Check that it is whole.' },
  key_revoked: { status: 401, text: 'This API key was revoked.' },
  key_expired: { status: 401, text: 'This API key has expired.' },
  key_scope_missing: { status: 403, text: 'This API key may not do this.' },
  key_address_refused: { status: 403, text: 'This API key may not be used from this address.' },
  key_words_used_up: { status: 429, text: 'This API key has used its words for today.' },
  api_not_in_plan: { status: 403, text: 'Your plan does not include the API. Pro and Unlimited do.' },
  bulk_not_in_plan: { status: 403, text: 'Your plan does not include bulk jobs. Unlimited does.' },
  bulk_file_unreadable: { status: 422, text: 'This file cannot be read. Send a CSV, a JSONL or a zip.' },
  bulk_too_large: { status: 413, text: 'This is more than a bulk job takes. Split it.' },
  bulk_full: { status: 409, text: 'Your account has no room for another bulk job.' },
  webhook_refused: {
    status: 422,
    text: 'A webhook needs a public https address without a port, a user or a password.',
  },
  usage_not_in_plan: { status: 403, text: 'Your plan does not include usage by key. Unlimited does.' },
  idempotency_mismatch: {
    status: 422,
    text: 'This Idempotency-Key was used before for another request.',
  },
  internal: { status: 500, text: 'Something went wrong on the server. Please try again.' },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code)
}

/** The body of every error response. `error` is for people, `code` for programs. */
export type ErrorBody = {
  error: string
  code: ErrorCode
  details?: Record<string, unknown>
  /** Of a failure of the server: the id in its log. */
  requestId?: string
  /** The same as `error`, because the documented call reads both (POST /api/humanize). */
  detail?: string
}

/** A failed fetch (docs/spec/1-writing.md section 8). `host` as in the address bar. */
export function networkErrorText(host: string): string {
  return `Network error: Please check that the server is running at ${host}. Try restarting the server if needed.`
}

/** A speech error (docs/spec/1-writing.md section 8). */
export function speechFailedText(message: string): string {
  return `An error occurred while setting up speech recognition: ${message}`
}

export function serverErrorText(status: number, statusText: string): string {
  return `Server error: ${status} ${statusText}`
}
