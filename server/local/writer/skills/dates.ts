import { dayOf, holidayAfter, longDate, plainDate, readDay, spanText, weekday } from '../dates/calendar.ts'
import type { Answer, Skill } from '../skill.ts'
import { plainRequest } from '../wording/plain-request.ts'

const charactersMax = 160

/** The groups are the dates as the user wrote them. */
const questions: readonly { pattern: RegExp; answer: (found: string[], today: Date) => string | null }[] = [
  {
    pattern:
      /^(?:how (?:many|much) (?:days|weeks|months|years|time) (?:is |are )?(?:there )?|(?:the )?(?:number of )?(?:days|weeks|months|years|time|difference) )(?:between|from) (.{3,60}) (?:and|to|until|till) (.{3,60})$/,
    answer: ([a = '', b = ''], today) => between(readDay(a, today), readDay(b, today)),
  },
  {
    pattern:
      /^(?:how (?:long|many days|many weeks|many months)) (?:is it |are there |is there |are )?(?:until|till|to|before) (.{3,60})$/,
    answer: ([a = ''], today) => between(today, holidayAfter(a, today) ?? readDay(a, today)),
  },
  {
    pattern:
      /^(?:how (?:long|many days|many weeks|many months|many years))(?: ago was| (?:is it|has it been))? ?(?:since )?(.{3,60})$/,
    answer: ([a = ''], today) => between(readDay(a, today, true), today),
  },
  {
    pattern:
      /^(?:what|which) (?:day|weekday|day of the week) (?:was|is|will be|does|did|will) (?:it (?:on )?)?(.{3,60}?)(?: (?:fall|falls|be)(?: on)?)?$/,
    answer: ([a = ''], today) => dayText(holidayAfter(a, today) ?? readDay(a, today), today),
  },
  {
    pattern:
      /^(?:what(?:'s| is| was| will be)? (?:the )?(?:date|day) (?:is |was |will it be )?|when is |what(?:'s| is) )?(\d{1,5} (?:days?|weeks?|months?|years?) (?:from|after|before|ago|in)(?: .{3,60})?|in \d{1,5} (?:days?|weeks?|months?|years?))$/,
    answer: ([a = ''], today) => dateText(readDay(a, today)),
  },
  {
    pattern:
      /^(?:what(?:'s| is) )?(?:the date today|today's date|the date|date today|today)$|^what (?:date|day) is (?:it|today)(?: today)?$/,
    answer: (_, today) => `Today is **${longDate(today)}**.`,
  },
  {
    pattern: /^when is (.{3,40})$/,
    answer: ([a = ''], today) => dateText(holidayAfter(a, today)),
  },
]

/** Days of the week, time spans, and dates at a distance from another date. */
export const dates: Skill = {
  name: 'dates',
  works: 'topic',
  gives: 'report',
  recognise: (clause) => answerFor(clause, new Date(0)) !== null,
  async answer({ wording, instruction }, { tools }): Promise<Answer> {
    const today = dayOf(tools.now())
    const answer = answerFor(wording, today) ?? answerFor(instruction, today)
    return { markdown: answer ?? 'I could not read that as a date. Write it like 3 May 2026.' }
  },
}

function answerFor(request: string, today: Date): string | null {
  const plain = plainRequest(request, charactersMax)
  if (plain === null) return null
  for (const { pattern, answer } of questions) {
    const found = pattern.exec(plain)
    const text = found && answer(found.slice(1), today)
    if (text) return text
  }
  return null
}

function between(from: Date | null, to: Date | null): string | null {
  if (!from || !to) return null
  const [first, last] = from <= to ? [from, to] : [to, from]
  return `From ${plainDate(first)} to ${plainDate(last)}: **${spanText(first, last)}**.`
}

function dayText(day: Date | null, today: Date): string | null {
  return day && `${plainDate(day)} ${day < today ? 'was' : 'is'} a **${weekday(day)}**.`
}

function dateText(day: Date | null): string | null {
  return day && `**${longDate(day)}**`
}
