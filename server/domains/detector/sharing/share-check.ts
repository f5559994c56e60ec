import { and, eq } from 'drizzle-orm'
import type { CheckShareInput, NewCheckShare } from '../../../../contract/detector/check-sharing.ts'
import type { Context } from '../../../platform/context.ts'
import { storableJson, storableText } from '../../../platform/database/storable.ts'
import { openingIn } from '../../../platform/kept-texts/list-kept-texts.ts'
import { newLink, requireFewLinks } from '../../../platform/shared-links.ts'
import type { Work } from '../../../platform/workers/pool/pool.ts'
import { readProfileName } from '../../accounts/sign-up/profile-name.ts'
import { requireRoom } from '../../accounts/stored-text.ts'
import { detectText } from '../check-text.ts'
import { checkShares, textAnalyses } from '../tables.ts'
import { asCheckShare, checkShareColumns } from './check-share-list.ts'

/**
 * Creates a link to the check of a text. Returns the address only this once: only its hash is stored. The result is
 * never taken from the client: it is that of the user's kept check, or the text is checked again.
 */
export async function shareCheck(
  ctx: Context,
  input: CheckShareInput,
  work: Work & { signal: AbortSignal },
): Promise<NewCheckShare> {
  const { db, userId, env } = ctx
  await requireFewLinks(ctx, checkShares)
  await requireRoom(ctx, input.input_text.length)
  const text = storableText(input.input_text)
  const result =
    (await readKeptResult(ctx, text, input.scanId)) ?? (await detectText(ctx, { text, userId }, work))
  const ownerName = input.showName ? await readProfileName(ctx) : null
  const { token, stored } = newLink(ctx.now(), input.lifetime)
  const [row] = await db
    .insert(checkShares)
    .values({
      userId,
      ownerName,
      text,
      opening: openingIn(text),
      result: storableJson(result),
      ...stored,
    })
    .returning(checkShareColumns)
  return { share: asCheckShare(row!), address: `${env.BASE_URL}/shared/check/${token}` }
}

/** Returns the result of the user's kept check of exactly this text, or null without one. */
async function readKeptResult({ db, userId }: Context, text: string, scanId?: string): Promise<unknown> {
  if (!scanId) return null
  const { id, userId: owner, text: checked, result } = textAnalyses
  const [row] = await db
    .select({ result })
    .from(textAnalyses)
    .where(and(eq(id, scanId), eq(owner, userId), eq(checked, text)))
  return row?.result ?? null
}
