import { randomUUID } from 'node:crypto'
import {
  lockedToken,
  type SuggestionEvent,
  type SuggestionInput,
} from '../../../../contract/essays/suggestions.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { EventSource } from '../../../platform/http/send-events.ts'
import { humanizerNow } from '../../../platform/humanizers/rewriting-model.ts'
import { beginHumanizing } from '../../humanizer/humanize-text.ts'
import { eventSource } from './event-source.ts'
import { findFaults } from './locked-tokens.ts'

/** Humanizes a passage as the humanizer's desk does, for the same price, without storing the texts. */
export async function humanizePassage(
  ctx: Context,
  { passage, locked, mode }: SuggestionInput,
): Promise<EventSource<SuggestionEvent>> {
  const begun = await beginHumanizing(ctx, {
    text: passage,
    mode,
    lock: locked.map((_, i) => lockedToken(i + 1)),
    metered: true,
    keepsNothing: true,
    idempotencyKey: randomUUID(),
    refuseUnusable: (rewrite) => {
      if (findFaults('humanize', passage, rewrite, locked.length).length > 0)
        throw new AppError('suggestion_unsafe')
    },
  })
  return eventSource(
    ctx,
    async (send, signal) => {
      send({ type: 'start', model: (await humanizerNow(ctx)).name })
      const { humanized, changed, reason, remaining_words: remainingWords } = await begun.finish(signal)
      const text = changed ? humanized : passage
      send({
        type: 'done',
        text,
        isUnchanged: !changed,
        reason: reason?.message ?? null,
        ...(reason?.says && { says: reason.says }),
        remainingWords,
      })
      // The calls of a run have limits of their own.
    },
    null,
  )
}
