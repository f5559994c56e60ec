import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { EstimateInput, HumanizeEstimate } from '../../../../contract/humanizer.ts'
import { api, unwrap } from '../../../api.ts'
import type { HumanizerDraft } from '../draft.ts'
import type { Quote } from '../quote.ts'

/** Nothing is asked while the user still types. */
const settleMs = 1_200
/** A few words say nothing of what a run would do, and nearly every text has gone through here on its way. */
const wordsMin = 20
const keepMs = 10 * 60_000

export type EstimateState =
  | { status: 'none' }
  /** Nobody is signed in, and only accounts are told. */
  | { status: 'visitor' }
  | { status: 'pending' }
  | { status: 'known'; estimate: HumanizeEstimate }
  | { status: 'failed' }

type Asked = Pick<HumanizerDraft, 'text' | 'lock' | 'tone' | 'purpose'>

/** The quotes for which the server would estimate: the text fits, whether or not it can be paid for. */
const estimable: ReadonlySet<Quote['kind']> = new Set(['ready', 'out-of-words', 'too-few-words'])

/** What a run in each mode is expected to come to, asked once the text has settled. `owner` is null for visitors, undefined while unknown. */
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
  if (data) return { status: 'known', estimate: data }
  return { status: isError ? 'failed' : 'pending' }
}

/** The value once it has not changed for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
