import { sharingTexts } from '../../locales/en/ui/sharing.ts'
import { formatDate } from '../../locales/format.ts'

/** What every shared link has. */
export type SharedLink = {
  id: string
  title: string
  showsName: boolean
  createdAt: string
  expiresAt: string | null
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export function isExpired({ expiresAt }: Pick<SharedLink, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime()
}

/** Returns the owner's text for the end of a link, such as 'Ends in 6 days'. */
function endText(share: Pick<SharedLink, 'expiresAt'>, now: Date): string {
  if (share.expiresAt === null) return sharingTexts.noEnd
  if (isExpired(share, now)) return sharingTexts.expired
  const left = Date.parse(share.expiresAt) - now.getTime()
  if (left < hourMs) return sharingTexts.endsWithinTheHour
  if (left < 2 * dayMs) return sharingTexts.endsInHours({ count: Math.round(left / hourMs) })
  return sharingTexts.endsInDays({ count: Math.round(left / dayMs) })
}

/** Returns the facts of a link in one line; `size` is the amount that it shows. */
export function linkFacts(share: SharedLink, size: string | null, now: Date): string {
  const made = sharingTexts.made({ made: formatDate(share.createdAt, 'short') })
  const parts = [endText(share, now), made]
  if (size) parts.push(size)
  if (share.showsName) parts.push(sharingTexts.withYourName)
  return parts.join(' · ')
}
