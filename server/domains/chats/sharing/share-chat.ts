import { readBranches } from '../../../../contract/chats/branches.ts'
import type { ChatMessage } from '../../../../contract/chats/chats.ts'
import type { NewShare, ShareInput } from '../../../../contract/chats/sharing.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { newLink, requireFewLinks } from '../../../platform/shared-links.ts'
import { readProfileName } from '../../accounts/sign-up/profile-name.ts'
import { requireRoom } from '../../accounts/stored-text.ts'
import { openWholeChat } from '../list/open-chat.ts'
import { chatShares } from '../tables.ts'
import { asShare, shareColumns } from './share-list.ts'

/** Creates a link to the branch as it is shown now. Returns the address only this once: only its hash is stored. */
export async function shareChat(ctx: Context, chatId: string, input: ShareInput): Promise<NewShare> {
  const { db, userId, env } = ctx
  const { chat, messages, leafId } = await openWholeChat(ctx, chatId)
  const shown = readBranches(messages).pathTo(leafId).filter(isWritten)
  if (shown.length === 0) throw new AppError('conflict', refusalTexts.nothingToShare)
  await requireFewLinks(ctx, chatShares)
  await requireRoom(
    ctx,
    shown.reduce((sum, { text }) => sum + text.length, 0),
  )
  const ownerName = input.showName ? await readProfileName(ctx) : null
  const { token, stored } = newLink(ctx.now(), input.lifetime)
  const [row] = await db
    .insert(chatShares)
    .values({
      chatId,
      userId,
      title: chat.title,
      ownerName,
      messages: shown.map(({ id, sender, text, humanized }) => ({ id, sender, text, humanized })),
      messageCount: shown.length,
      ...stored,
    })
    .returning(shareColumns)
  return { share: asShare(row!), address: `${env.BASE_URL}/shared/${token}` }
}

/** Returns false for a reply in progress, or one that failed without text; these are not shared. */
function isWritten({ sender, status, text }: ChatMessage): boolean {
  return sender !== 'system' && status !== 'streaming' && text.trim() !== ''
}
