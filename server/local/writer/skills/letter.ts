import { type LetterKind, letterKinds } from '../letters/kinds.ts'
import { type Answer, type Request, type Skill, textEnd } from '../skill.ts'
import { englishOnly, otherLanguage } from '../text/language.ts'
import { readNotes } from '../text/notes.ts'
import { loadTagger } from '../text/tagger.ts'
import { sentenceCase } from '../text/wording.ts'
import { finished, isScrap, writeSection } from '../text/write-notes.ts'

const letterWord = '(?:e-?mail|letter|cover letter|mail|thank-?you note)'
const pattern = new RegExp(
  `^(?:write|draft|compose|make|create|need|prepare)\\b.{0,30}\\b${letterWord}s?\\b|^(?:an? )?(?:[a-z-]{2,20} ){0,2}${letterWord} (?:to|about|asking|from)\\b`,
)
const otherGenre = /\b(?:essay|article|story|poem|paragraph|report|speech|blog)\b/
const about = /\b(?:about|regarding|asking (?:for|about)|on|because|saying) (.{3,120})$/
const recipient =
  /\bto (?:my |the |our |a )?([a-z]{3,20}(?: [a-z]{3,20})?)(?= (?:about|regarding|asking|saying|from|because|that|with|on)\b|$)/

/** Letters and e-mails: the frame comes from a template, and every fact from the user. */
export const letter: Skill = {
  name: 'letter',
  works: 'either',
  gives: 'text and account',
  recognise: (clause) => pattern.test(clause) && !otherGenre.test(clause),
  async answer(request): Promise<Answer> {
    const { text, source, instruction } = request
    const notes = source === 'message' ? text : ''
    const language = otherLanguage(notes)
    if (language) return { markdown: englishOnly('I write letters in', language) }
    const kind = letterKinds.find(({ pattern: fits }) =>
      fits.test(`${instruction} ${notes.slice(0, 500).toLowerCase()}`),
    )!
    const made = compose(request, kind, notes ? await proseOf(notes) : null)
    const note = notes
      ? 'Every fact is from your notes. Fill in what is in brackets, and read it once aloud.'
      : 'A frame without your facts: fill in what is in brackets, or send me your notes and I will put them in.'
    return { markdown: `${made}${textEnd}${note}`, text: made }
  },
}

type Told = Awaited<ReturnType<typeof proseOf>>

function compose({ instruction }: Request, kind: LetterKind, told: Told | null): string {
  const topic = about.exec(instruction)?.[1]
  const fillTopic = (text: string) =>
    topic ? text.replace(/\[(?:what it is about|what happened|What the problem is|Subject)\]/, topic) : text
  const { prose, opening } = openedWith(told, kind)
  const to = recipient.exec(instruction)?.[1]
  const subject = sentenceCase(fillTopic(kind.subject))
  const body = prose ?? kind.fields.join(' ')
  return [
    `**Subject:** ${subject}`,
    `Dear ${greetingOf(to)},`,
    [fillTopic(opening), body].join('\n\n'),
    kind.closing,
    'Kind regards,\n[Your name]',
  ].join('\n\n')
}

const thingField = /\[the assignment\]|\[what it is about\]/

/** A thing takes the place of the field for it; where the kind has none it is part of the prose. */
function openedWith(told: Told | null, { opening }: LetterKind): { prose: string | null; opening: string } {
  if (!told?.thing) return { prose: told?.prose ?? null, opening }
  if (thingField.test(opening)) return { prose: told.prose, opening: opening.replace(thingField, told.thing) }
  return { prose: `${finished(told.thing)} ${told.prose}`, opening }
}

const titles: Readonly<Record<string, string>> = {
  professor: 'Professor [name]',
  teacher: '[name]',
  doctor: 'Dr [name]',
}

function greetingOf(to: string | undefined): string {
  const role = to?.split(' ').at(-1) ?? ''
  return titles[role] ?? '[name]'
}

/** `thing`: the first note, where it names something and says nothing of it: what the letter is about. */
async function proseOf(text: string): Promise<{ thing: string | null; prose: string }> {
  const tag = await loadTagger()
  const lines = text.includes('\n') ? text : text.replace(/[;,] +/g, '\n')
  const notes = readNotes(lines).filter(({ open }) => !open)
  const first = notes[0]?.text ?? ''
  const isThing = /^(?:the|my|our|an?) /i.test(first) && isScrap(first, tag)
  if (!isThing || notes.length < 2) return { thing: null, prose: writeSection(notes, tag) }
  return { thing: first.charAt(0).toLowerCase() + first.slice(1), prose: writeSection(notes.slice(1), tag) }
}
