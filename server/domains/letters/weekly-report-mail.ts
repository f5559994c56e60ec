import { brand } from '../../../contract/brand.ts'
import type { Mail } from '../../platform/mail/mail.ts'
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

/** `monday` is the first day of the week: '2026-11-16'. */
export function weeklyReportMail(
  to: string,
  { counts, monday, baseUrl }: { counts: WeekCounts; monday: string; baseUrl: string },
): Mail {
  const facts: [string, string][] = []
  if (counts.chats > 0) facts.push(['Wrote in', count(counts.chats, 'chat')])
  if (counts.texts > 0)
    facts.push(['Humanized', `${count(counts.texts, 'text')}, ${count(counts.words, 'word')}`])
  if (counts.checks > 0) facts.push(['Checked', count(counts.checks, 'text')])
  const week = weekText(monday)
  return letter(to, {
    subject: `Your week in ${brand.name}: ${week}`,
    heading: 'Your week',
    preview: facts.map(([name, value]) => `${name} ${value}`).join('. '),
    paragraphs: [`This is what you did from ${week}.`, { facts }],
    action: { label: 'Go on writing', link: `${baseUrl}/chat/new` },
    why: `This mail was sent because the weekly report is on in your ${brand.name} settings. It contains counts, never your texts.`,
  })
}

function count(amount: number, noun: string): string {
  return `${amount.toLocaleString('en-US')} ${noun}${amount === 1 ? '' : 's'}`
}

/** Returns '16 to 22 November' or '30 November to 6 December'. */
function weekText(monday: string): string {
  const [first, last] = [0, 6].map((days) => {
    const day = new Date(monday)
    day.setUTCDate(day.getUTCDate() + days)
    return {
      day: day.getUTCDate(),
      month: day.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' }),
    }
  }) as [Day, Day]
  const begin = first.month === last.month ? String(first.day) : `${first.day} ${first.month}`
  return `${begin} to ${last.day} ${last.month}`
}

type Day = { day: number; month: string }
