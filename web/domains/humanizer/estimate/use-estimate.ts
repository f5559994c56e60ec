import { useQuery } from '@tanstack/react-query'
import type { EstimateInput, HumanizeEstimate } from '../../../../contract/humanizer.ts'
import { api, unwrap } from '../../../api.ts'
import type { HumanizerDraft } from '../draft.ts'
import type { Quote } from '../quote.ts'
import { useSettled } from './use-settled.ts'

/** Fewer words give no useful estimate, and nearly every text passes through this length while it is typed. */
const wordsMin = 20
const keepMs = 10 * 60_000

export type EstimateState =
  | { status: 'none' }
  /** The visitor is not signed in; only accounts get estimates. */
  | { status: 'visitor' }
  | { status: 'pending' }
  /** `isCharged` is false where words are not counted. */
  | { status: 'known'; estimate: HumanizeEstimate; isCharged: boolean }
  | { status: 'failed' }

type Asked = Pick<HumanizerDraft, 'text' | 'lock' | 'tone' | 'purpose'>

/** The quotes for which the server gives an estimate: the text fits, whether or not the user can pay for it. */
const estimable: ReadonlySet<Quote['kind']> = new Set([
  'ready',
  'paid',
  'uncounted',
  'out-of-words',
  'too-few-words',
])

/** Loads the expected result of each mode once the text has settled. `owner` is as in HumanizerDesk's `userId`. */
export function useEstimate(
  { text, lock, tone, purpose }: Asked,
  quote: Quote,
  owner: string | null | undefined,
): EstimateState {
  const input: EstimateInput = { text, lock, ...(tone && { tone }), ...(purpose && { purpose }) }
  const wanted = JSON.stringify(input)
  const settled = useSettled(wanted)
  const isAsked = typeof owner === 'string' && estimable.has(quote.kind) && quote.words >= wordsMin
  const { data, isError } = useQuery({
    queryKey: ['humanize-estimate', owner, wanted],
    queryFn: ({ signal }): Promise<HumanizeEstimate> =>
      unwrap(api.api.humanize.estimate.$post({ json: input }, { init: { signal } })),
    enabled: isAsked && settled === wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keepMs,
    retry: false,
  })
  if (!isAsked) return { status: owner === null ? 'visitor' : 'none' }
  if (data) return { status: 'known', estimate: data, isCharged: quote.kind !== 'uncounted' }
  return { status: isError ? 'failed' : 'pending' }
}
