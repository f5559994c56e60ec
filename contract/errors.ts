/** Every code that the server answers with; stable, so that programs can rely on them. */
export const errorCodes = [
  'bad_json',
  'invalid_input',
  'body_too_large',
  'sign_in_required',
  'email_not_verified',
  'wrong_user',
  'wrong_password',
  'wrong_code',
  'fresh_sign_in_required',
  'link_expired',
  'link_used',
  'link_invalid',
  'wrong_credentials',
  'email_invalid',
  'email_lookalike',
  'password_too_short',
  'password_too_long',
  'password_too_easy',
  'no_password',
  'registration_disabled',
  'signed_in_already',
  'unsupported_media_type',
  'google_unavailable',
  'forbidden_origin',
  'operator_only',
  'not_found',
  'method_not_allowed',
  'conflict',
  'too_many_requests',
  'out_of_words',
  'tokens_used_up',
  'too_long_for_plan',
  'text_too_long',
  'file_unreadable',
  'file_gone',
  'files_full',
  'account_full',
  'images_unseen',
  'run_in_progress',
  'model_unavailable',
  'model_failed',
  'model_timeout',
  'model_cut_off',
  'engine_failed',
  'engine_busy',
  'humanizer_unavailable',
  'humanizer_failed',
  'humanizer_timeout',
  'detector_failed',
  'detector_rejected',
  'search_timeout',
  'storage_full',
  'database_unavailable',
  'shutting_down',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** The body of every answer that is not a success. `error` is meant for people, `code` for programs. */
export type ErrorBody = {
  error: string
  code: ErrorCode
  details?: Record<string, unknown>
  /** The same as `error`, where the documented call reads both (POST /api/humanize). */
  detail?: string
}

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

/** 1-writing.md section 8, a failed fetch. `host` as in the address bar. */
export function networkErrorText(host: string): string {
  return `Network error: Please check that the server is running at ${host}. Try restarting the server if needed.`
}

/** 1-writing.md section 8, speech. */
export function speechFailedText(message: string): string {
  return `An error occurred while setting up speech recognition: ${message}`
}

export function serverErrorText(status: number, statusText: string): string {
  return `Server error: ${status} ${statusText}`
}
