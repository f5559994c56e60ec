import type { Share } from '../../../../contract/chats/sharing.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export function isExpired({ expiresAt }: Pick<Share, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime()
}

/** Returns the owner's text for the end of a link, such as 'Ends in 6 days'. */
function endText(share: Pick<Share, 'expiresAt'>, now: Date): string {
  if (share.expiresAt === null) return 'No end'
  if (isExpired(share, now)) return 'Expired'
  const left = Date.parse(share.expiresAt) - now.getTime()
  if (left < hourMs) return 'Ends within the hour'
  if (left < 2 * dayMs) return `Ends in ${counted(Math.round(left / hourMs), 'hour')}`
  return `Ends in ${counted(Math.round(left / dayMs), 'day')}`
}

export function shareFacts(share: Share, now: Date): string {
  const made = new Date(share.createdAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
  const parts = [endText(share, now), `made ${made}`, counted(share.messages, 'message')]
  if (share.showsName) parts.push('with your name')
  return parts.join(' · ')
}

export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : nouns}`
}
