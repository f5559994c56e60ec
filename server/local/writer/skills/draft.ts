import type { Answer, Skill } from '../skill.ts'
import { textEnd } from '../skill.ts'
import { groupNotes } from '../text/group-notes.ts'
import { englishOnly, otherLanguage } from '../text/language.ts'
import { readNotes } from '../text/notes.ts'
import { loadTagger } from '../text/tagger.ts'
import { writeSection } from '../text/write-notes.ts'
import { gapsIn } from './draft-gaps.ts'
import { missingText } from './missing.ts'

const patterns = [
  /^(?:turn|make|convert|transform|develop|expand|write|put|shape|organi[sz]e|structure|sort|arrange|work)\b.*\b(?:notes?|bullets?|bullet points|points|jottings)\b/,
  /^(?:turn|make|convert|shape|develop)\b.*\b(?:into|to|in) (?:an? |the |structured |rough |first )*(?:draft|essay|article|prose|text|paragraphs?)\b/,
  /^(?:an? |the |structured |rough |first )*draft (?:from|of|out of|based on) (?:this|these|my|the)\b.*/,
  /^(?:draft|write) (?:something |an? \w+ |it |this )?(?:from|out of|based on|using) (?:this|these|my|the)\b/,
  /^draft(?: (?:this|it|these|that))?$/,
]

export const draft: Skill = {
  name: 'draft',
  works: 'text',
  gives: 'text and account',
  recognise: (clause) =>
    patterns.some((pattern) => pattern.test(clause)) &&
    !/\b(?:quiz|shorter|summary|outline|title)\b/.test(clause),
  async answer({ text }): Promise<Answer> {
    const missing = missingText(text, 'turn into a draft')
    if (missing) return missing
    const language = otherLanguage(text)
    if (language) return { markdown: englishOnly('I turn notes into a draft in', language) }
    const notes = readNotes(text)
    if (notes.length < 2)
      return { markdown: 'That is a single note. Send me the text of at least two, one a line.' }
    return write(notes)
  },
}

async function write(notes: ReturnType<typeof readNotes>): Promise<Answer> {
  const tag = await loadTagger()
  const groups = groupNotes(
    notes.filter(({ open }) => !open),
    tag,
  )
  const sections = groups.map((group) => ({ ...group, prose: writeSection(group.notes, tag) }))
  const made = sections
    .map(({ heading, prose }) => (groups.length > 1 ? `## ${heading}\n\n${prose}` : prose))
    .join('\n\n')
  const questions = gapsIn(groups, notes).map((question) => `- ${question}`)
  const account =
    groups.length > 1
      ? 'Every fact is from your notes; I only grouped and joined them.'
      : 'Every fact is from your notes. They share too few words to group, so I kept your order and only joined them.'
  const asks = questions.length > 0 ? `\n\n**Questions to you**\n\n${questions.join('\n')}` : ''
  return {
    markdown: `${made || 'Your notes contain only questions.'}${textEnd}${account}${asks}`,
    text: made,
  }
}
