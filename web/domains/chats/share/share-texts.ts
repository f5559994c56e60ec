import type { Share } from '../../../../contract/chats/sharing.ts'
import { shareDialogTexts } from '../../../locales/en/chats/share-dialog.ts'
import { formatDate } from '../../../locales/format.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export function isExpired({ expiresAt }: Pick<Share, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime()
}

/** Returns the owner's text for the end of a link, such as 'Ends in 6 days'. */
function endText(share: Pick<Share, 'expiresAt'>, now: Date): string {
  if (share.expiresAt === null) return shareDialogTexts.noEnd
  if (isExpired(share, now)) return shareDialogTexts.expired
  const left = Date.parse(share.expiresAt) - now.getTime()
  if (left < hourMs) return shareDialogTexts.endsWithinTheHour
  if (left < 2 * dayMs) return shareDialogTexts.endsInHours({ count: Math.round(left / hourMs) })
  return shareDialogTexts.endsInDays({ count: Math.round(left / dayMs) })
}

export function shareFacts(share: Share, now: Date): string {
  const made = formatDate(share.createdAt, 'short')
  const parts = [
    endText(share, now),
    shareDialogTexts.made({ made }),
    shareDialogTexts.messageCount({ count: share.messages }),
  ]
  if (share.showsName) parts.push(shareDialogTexts.withYourName)
  return parts.join(' · ')
}
