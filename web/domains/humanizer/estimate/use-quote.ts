import { useQuery } from '@tanstack/react-query'
import type { RemainingWords } from '../../../../contract/credits.ts'
import type { HumanizeQuote } from '../../../../contract/humanizer.ts'
import { api, unwrap } from '../../../api.ts'
import type { HumanizerDraft } from '../draft.ts'
import type { Recast } from '../model-offer.ts'
import { type Quote, quoteOf } from '../quote.ts'
import { runInput } from '../run-input.ts'
import { useSettled } from './use-settled.ts'

const keepMs = 10 * 60_000

/** The quotes of a text that would be charged, or would be if words were left. */
const priced: ReadonlySet<Quote['kind']> = new Set(['ready', 'out-of-words', 'too-few-words'])

type Payer = {
  /** As in HumanizerDesk's `userId`. */
  owner: string | null | undefined
  allowance: RemainingWords | null
  countsWords: boolean
  recast: Recast | null
}

/** Returns the quote, and asks the server whether the text was paid for once it has settled. */
export function useQuote(draft: HumanizerDraft, { owner, allowance, countsWords, recast }: Payer): Quote {
  const quote = quoteOf(draft.text, allowance, { countsWords })
  const model = recast?.isChosen && draft.mode !== 'clean' ? recast.offer.id : undefined
  const input = runInput(draft, model)
  const wanted = JSON.stringify(input)
  const settled = useSettled(wanted)
  const { data } = useQuery({
    // The words that are left change with each run that is charged.
    queryKey: ['humanize-quote', owner, allowance?.remaining_words, wanted],
    queryFn: ({ signal }): Promise<HumanizeQuote> =>
      unwrap(api.api.humanize.quote.$post({ json: input }, { init: { signal } })),
    enabled: typeof owner === 'string' && priced.has(quote.kind) && settled === wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keepMs,
    retry: false,
  })
  return data?.isPaid ? quoteOf(draft.text, allowance, { countsWords, isPaid: true }) : quote
}
