import { and, eq } from 'drizzle-orm'
import type { EssayShareInput, NewEssayShare } from '../../../../contract/essays/sharing.ts'
import type { Context } from '../../../platform/context.ts'
import { storableText } from '../../../platform/database/storable.ts'
import { notFound } from '../../../platform/errors.ts'
import { newLink, requireFewLinks } from '../../../platform/shared-links.ts'
import { readProfileName } from '../../accounts/sign-up/profile-name.ts'
import { compactEssay } from '../compact-essay.ts'
import { essayShares, essays } from '../tables.ts'
import { asEssayShare } from './essay-share-list.ts'

/** An essay is named after its first heading when what was written is merged, so that comes first. */
async function readNamed(ctx: Context, chatId: string) {
  const { db, userId } = ctx
  const isIt = and(eq(essays.chatId, chatId), eq(essays.userId, userId))
  const [stored] = await db.select({ id: essays.id }).from(essays).where(isIt)
  if (!stored) throw notFound('essay')
  await compactEssay(ctx, stored.id)
  const [essay] = await db
    .select({ id: essays.id, chatId: essays.chatId, title: essays.title })
    .from(essays)
    .where(isIt)
  if (!essay) throw notFound('essay')
  return essay
}

/** Creates a link to an essay. Returns the address only this once: only its hash is stored. */
export async function shareEssay(
  ctx: Context,
  chatId: string,
  { access, name, lifetime, showName }: EssayShareInput,
): Promise<NewEssayShare> {
  const { db, userId, env } = ctx
  const essay = await readNamed(ctx, chatId)
  await requireFewLinks(ctx, essayShares)
  const ownerName = showName ? await readProfileName(ctx) : null
  const { token, stored } = newLink(ctx.now(), lifetime)
  const [row] = await db
    .insert(essayShares)
    .values({
      essayId: essay.id,
      userId,
      name: storableText(name),
      access,
      ownerName,
      ...stored,
    })
    .returning()
  return { share: asEssayShare(row!, essay), address: `${env.BASE_URL}/shared/essay/${token}` }
}
