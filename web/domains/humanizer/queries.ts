import type { HumanizeInput } from '../../../contract/humanizer.ts'
import { api, unwrap } from '../../api.ts'

/** Runs the humanizer; throws ApiError. Only a changed text is charged. */
export function humanizeText(input: HumanizeInput, signal?: AbortSignal) {
  return unwrap(api.api.humanize.$post({ json: input }, { init: { signal } }))
}

export type HumanizedText = Awaited<ReturnType<typeof humanizeText>>
export type Edit = HumanizedText['edits'][number]
