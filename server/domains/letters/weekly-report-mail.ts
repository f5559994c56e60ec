import type { Message } from '../../../texts/message.ts'
import { dayOfYearText } from '../../../texts/writing/values.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailTexts } from '../../platform/mail/mail-texts.ts'
import { letter } from '../accounts/mails/mails.ts'

/** A user's activity in a week. */
export type WeekCounts = {
  /** Chats in which the user wrote. */
  chats: number
  /** Humanized texts, and their words. */
  texts: number
  words: number
  checks: number
}

export function isEmpty({ chats, texts, checks }: WeekCounts): boolean {
  return chats + texts + checks === 0
}

const texts = mailTexts.weekly

/** `monday` is the first day of the week: '2026-11-16'. */
export function weeklyReportMail(
  to: string,
  { counts, monday, baseUrl }: { counts: WeekCounts; monday: string; baseUrl: string },
): Mail {
  const facts: [Message, Message][] = []
  if (counts.chats > 0) facts.push([texts.wroteIn, texts.chats({ count: counts.chats })])
  if (counts.texts > 0)
    facts.push([texts.humanized, texts.textsAndWords({ texts: counts.texts, words: counts.words })])
  if (counts.checks > 0) facts.push([texts.checked, texts.texts({ count: counts.checks })])
  const lines = facts.map(([name, value]) => texts.fact({ name, value }))
  const week = weekText(monday)
  return letter(to, {
    subject: texts.subject({ week }),
    heading: texts.heading,
    ...(lines.length > 0 && { preview: lines.reduceRight((rest, first) => texts.facts({ first, rest })) }),
    paragraphs: [texts.body({ week }), { facts }],
    action: { label: texts.action, link: `${baseUrl}/chat/new` },
    why: texts.why,
  })
}

/** Returns “16 to 22 November” or “30 November to 6 December”. */
function weekText(monday: string): Message {
  const [first, last] = [new Date(monday), new Date(monday)]
  last.setUTCDate(last.getUTCDate() + 6)
  const isOneMonth = first.getUTCMonth() === last.getUTCMonth()
  return texts.week({
    first: isOneMonth ? first.getUTCDate() : dayOfYearText(first),
    last: dayOfYearText(last),
  })
}
