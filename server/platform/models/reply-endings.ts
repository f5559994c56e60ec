import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'

/** Reasons to end that services report and that the user is told; all others are an ordinary end. */
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

/** Returns what the user is told about a reason to end, or null for an ordinary one. */
export function endingError(reason: string): AppError | null {
  const name = reason.toLowerCase()
  return endings.find(({ reasons }) => reasons.includes(name))?.error() ?? null
}
