import type { Answer, Request, Skill } from '../skill.ts'
import { englishOnly, hasWords, otherLanguage } from '../text/language.ts'
import { readSections } from '../text/sections.ts'
import { loadTagger } from '../text/tagger.ts'
import { inline } from '../text/wording.ts'
import { missingText } from './missing.ts'
import { beyond } from './talk.ts'

const patterns = [
  /^(?:re-?)?outline\b/,
  /^(?:an? |the |short |detailed |simple |\d[- ]part )*(?:essay )?outline(?:$| (?:for|about|on|from)\b)/,
  /^(?:an? )?(?:essay )?outline of\b/,
  /^(?:\S+ ){2,9}outline$/,
  /^(?:make|write|create|draft|do|build|generate|prepare|sketch|lay out)\b.{0,30}\b(?:outline|structure|skeleton)\b/,
  /^(?:how (?:should|do|can|would) (?:i|we) (?:structure|organi[sz]e)|structure|plan)\b.*\b(?:essay|article|paper|report|text|post|speech|talk|this|it)\b/,
]

export const outline: Skill = {
  name: 'outline',
  works: 'either',
  gives: 'report',
  recognise: (clause) => patterns.some((pattern) => pattern.test(clause)),
  async answer(request): Promise<Answer> {
    // An outline of a topic needs knowledge of it.
    if (namesTopic(request)) return beyond(request.wording)
    const missing = missingText(request.text, 'outline')
    if (missing) return missing
    const language = otherLanguage(request.text)
    if (language) return { markdown: englishOnly('I outline', language) }
    return { markdown: await textOutline(request.text) }
  },
}

const topicWordsMax = 14
const kinds =
  '(?:(?:an? |my |this |the )?(?:\\w+ )?(?:essay|article|paper|report|post|speech|talk|presentation)(?: |$))?'
const links = '(?:(?:about|on|of|for|arguing|that argues|explaining) )?'
const ordered = new RegExp(`^(?:re-?)?outline ${links}${kinds}${links}(.*)$`)
const named = new RegExp(
  `\\b(?:outline|structure|skeleton|plan|organi[sz]e)\\b ?${links}${kinds}${links}(.*)$`,
  's',
)
const pointer =
  /^(?:it|this|that|these|them|(?:this|that|the|my|these|your) (?:text|essay|article|draft|notes?|above|following|document|last|previous|reply|summary).*|above|please|again)?$/

function namesTopic({ instruction, text, source }: Request): boolean {
  if (source === 'message')
    return hasWords(text) && text.split(/\s+/).length <= topicWordsMax && !text.includes('\n')
  const after = (ordered.exec(instruction) ?? named.exec(instruction))?.[1]?.trim() ?? ''
  const before = /^(?!an? |the |my |make |write |do |need )(.{5,100}?) (?:essay )?outline$/.exec(
    instruction,
  )?.[1]
  return !pointer.test(after || (before ?? ''))
}

async function textOutline(text: string): Promise<string> {
  const sections = readSections(text, await loadTagger())
  const parts = sections.map(({ heading, points }, i) => {
    return `${i + 1}. **${inline(heading)}**\n${points.map((point) => `   - ${inline(point)}`).join('\n')}`
  })
  return `${parts.join('\n')}\n\nHeadings come from the text's key phrases, and the points are its own sentences.`
}
