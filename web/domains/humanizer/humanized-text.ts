import type { InferResponseType } from 'hono/client'
import type { api } from '../../api.ts'

/** The answer of a rewrite. */
export type HumanizedText = InferResponseType<typeof api.api.humanize.$post, 200>
export type Edit = HumanizedText['edits'][number]
