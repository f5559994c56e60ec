import { type Answer, nothingToShorten, type Request, type Skill } from '../skill.ts'
import { chooseSentences, type Length } from '../text/choose-sentences.ts'
import { otherLanguage } from '../text/language.ts'
import { readPassages } from '../text/passages.ts'
import { countIn } from '../text/wording.ts'
import { missingText } from './missing.ts'
import { beyond } from './talk.ts'

const patterns = [
  /^(?:re-?)?summar(?:i[sz]e|y)\b/,
  /^(?:an? |the |short |brief |quick |one[- ](?!sentence )\w+ |\w+[- ]sentence )*(?:summary|abstract|synopsis|digest|recap|tl;?dr|gist)\b/,
  /^(?:make|write|create|do|provide|produce)\b.{0,30}\b(?:summary|abstract|synopsis|recap|tl;?dr)\b/,
  /^(?:sum (?:it|this|that) up|sum up|condense|boil (?:it|this|that) down|recap|shorten|abridge)\b/,
  /^(?:make (?:it|this|that|the summary) |a bit |even |much |still |something )*(?:shorter|briefer|more concise|longer|more detailed)\b/,
  /^(?:more|less) detail/,
  /^(?:as|in|into|make (?:it|that|this)|only|use|with) (?:just |only )?(?:\w+ )?(?:short |key |main )?(?:bullets?|bullet points?|sentences?|points?)$/,
  /^(?:what(?:'s| is| are) |list |extract |pull out |pick )?(?:the |\d+ |\w+ ){0,3}(?:key|main|most important) (?:points?|ideas?|takeaways?|sentences?|messages?)\b/,
  /^(?:what(?:'s| is) (?:this|it|that|the text) about|in (?:a nutshell|short|brief))/,
]

export const summarise: Skill = {
  name: 'summarise',
  works: 'text',
  gives: 'text',
  recognise: (clause) => patterns.some((pattern) => pattern.test(clause)),
  async answer(request): Promise<Answer> {
    const longer = /\b(?:longer|more detail)/.test(request.instruction)
    if (longer && request.source !== 'message' && request.previous?.skill !== 'summarise') {
      return beyond(request.wording)
    }
    const { text, length } = taskOf(request, longer)
    const missing = missingText(text, 'summarise')
    return missing ?? summary(text, length, /bullet|points|list|takeaways/.test(request.instruction))
  },
}

const shorter =
  /^(?:make |a bit |even |much |still )*(?:it |this |that |the summary )?(?:shorter|briefer|more concise)|^(?:shorten|less detail)/

/** A change to a summary uses the original text; "shorter" starts from the last reply. */
function taskOf(request: Request, longer: boolean): { text: string; length: Length } {
  const { instruction, previous, text, original } = request
  const asked = lengthIn(instruction)
  if (request.source === 'message' || !previous?.reply) return { text, length: asked ?? {} }
  if (shorter.test(instruction)) return { text: previous.reply, length: asked ?? { share: 0.5 } }
  if (previous.skill !== 'summarise') return { text, length: asked ?? {} }
  return {
    text: original,
    length: asked ?? (longer ? { sentences: countSentences(previous.reply) * 2 } : {}),
  }
}

function countSentences(text: string): number {
  return Math.max(1, readPassages(text).length)
}

function lengthIn(instruction: string): Length | null {
  const sentences = countIn(instruction, 'sentences')
  if (sentences !== null) return { sentences: Math.max(1, sentences) }
  const words = countIn(instruction, 'words')
  if (words !== null) return { words: Math.max(1, words) }
  const percent = /\b(\d{1,2}) ?(?:%|per ?cent)/.exec(instruction)
  if (percent) return { share: Number(percent[1]) / 100 }
  if (/\bhalf\b/.test(instruction)) return { share: 0.5 }
  if (
    /\b(?:tl;?dr|nutshell|gist|very short|in short|what(?:'s| is) (?:this|it|that|the text) about)\b/.test(
      instruction,
    )
  ) {
    return { sentences: 1 }
  }
  if (/\b(?:paragraph)\b/.test(instruction)) return { sentences: 4 }
  return /\b(?:short|brief|quick)\b/.test(instruction) ? { sentences: 2 } : null
}

function summary(text: string, length: Length, bullets: boolean): Answer {
  const chosen = chooseSentences(text, length)
  if (chosen.total <= chosen.sentences.length) {
    const size = chosen.total === 1 ? 'one sentence' : `only ${chosen.total} sentences`
    return { markdown: `${nothingToShorten} the text is ${size} long.`, text }
  }
  const made = bullets
    ? chosen.sentences.map((sentence) => `- ${sentence}`).join('\n')
    : chosen.sentences.join(' ')
  const language = otherLanguage(text)
  const note = language
    ? `\n\n---\n\nThe text looks like ${language}; I work best on English, so read this one with care.`
    : ''
  return { markdown: made + note, text: made }
}
