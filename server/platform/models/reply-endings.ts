import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'

/** The reasons for ending a reply that are shown to the user. Every other reason is an ordinary end. */
const endings: { reasons: string[]; error: () => AppError }[] = [
  {
    reasons: ['length', 'max_tokens', 'model_length', 'max_output_tokens', 'model_context_window_exceeded'],
    error: () => new AppError('model_cut_off', refusalTexts.modelLength),
  },
  {
    reasons: [
      'content_filter',
      'content-filter',
      'contentfilter',
      'sensitive',
      'safety',
      'recitation',
      'prohibited_content',
      'blocklist',
      'spii',
      'guardrail_intervened',
      'refusal',
    ],
    error: () => new AppError('model_cut_off', refusalTexts.modelFiltered),
  },
  {
    reasons: ['error', 'insufficient_system_resource', 'network_error', 'abort', 'aborted', 'timeout'],
    error: () => new AppError('model_cut_off', refusalTexts.modelBroke),
  },
]

/** Returns the sentence for the user about the end of a reply, or null for an ordinary end. */
export function endingError(reason: string): AppError | null {
  const name = reason.toLowerCase()
  return endings.find(({ reasons }) => reasons.includes(name))?.error() ?? null
}
