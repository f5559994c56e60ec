import type { Mode } from '../../choices.ts'
import { detectLanguage } from '../../text/language.ts'
import type { TaggedText } from '../language/tagged-text.ts'
import type { Reason } from './result.ts'

/** Below this percentage of machine-likeness Clean and Balanced leave a text as it is. Strong rewrites it, on request. */
const readsHuman = 8

export const aborted: Reason = {
  code: 'aborted',
  message: 'The run was stopped, so the text was left as it is.',
}

export const nothingSafe: Reason = {
  code: 'nothing-safe',
  message: 'Nothing here could be changed safely, so the text was left as it is.',
}

export const notProved: Reason = {
  code: 'not-proved',
  message: 'A rewrite could not be proved safe, so the text was left as it is.',
}

/** Returns why a text is not rewritten in a mode; undefined if it may be. */
export function whyNot(tagged: TaggedText, aiScore: number, mode: Mode): Reason | undefined {
  const { text } = tagged
  if (text.trim() === '') return { code: 'empty', message: 'There is no text to rewrite.' }
  const language = detectLanguage(text)
  if (language.code === 'code') return leave('protected', 'This looks like program code')
  if (!language.english) return leave('not-english', 'The humanizer works on English text and this is not')
  const free = tagged.sentences.some((sentence) =>
    sentence.words.some((word) => !word.locked && word.tag !== 'PUNCT'),
  )
  if (!free) return leave('protected', 'All of this text is quotations, headings or other protected passages')
  if (aiScore < readsHuman && mode !== 'strong')
    return leave('reads-human', 'This text already reads as if a person wrote it')
  return undefined
}

function leave(code: Reason['code'], why: string): Reason {
  return { code, message: `${why}, so it was left as it is.` }
}
