import { inEnglish } from '../../texts/english.ts'
import type { Said } from '../../texts/said.ts'
import { saidOfTexts as say } from '../../texts/sayings.ts'
import type { Detection } from '../result.ts'
import type { Verdict } from './verdict.ts'

export type Message = Pick<Detection, 'result_message' | 'result_sub_message' | 'statements'>

export const wordsReliableMin = 60

const classes: Record<Verdict['predicted_class'], Record<Verdict['confidence_category'], Said>> = {
  ai: { high: say.aiHigh, medium: say.aiMedium, low: say.aiLow },
  mixed: allAlike(say.mixed),
  inconclusive: allAlike(say.inconclusive),
  human: { high: say.humanHigh, medium: say.humanMedium, low: say.humanLow },
}

function allAlike(said: Said): Record<Verdict['confidence_category'], Said> {
  return { high: said, medium: said, low: said }
}

function messageOf(first: Said, ...more: Said[]): Message {
  const statements = [first, ...more].map((says) => ({ message: inEnglish(says), says }))
  const [{ message } = { message: '' }, ...others] = statements
  return {
    result_message: message,
    result_sub_message: others.map((each) => each.message).join(' '),
    statements,
  }
}

/** `marked` is the number of marked sentences, or null if it is unknown. */
export function verdictMessage(
  { predicted_class, confidence_category }: Pick<Verdict, 'predicted_class' | 'confidence_category'>,
  marked: number | null,
  sentences: number,
): Message {
  return messageOf(
    classes[predicted_class][confidence_category],
    ...(predicted_class === 'inconclusive' ? [say.undecided] : []),
    ...(marked === null ? [] : [markedText(marked, sentences)]),
    say.notAProof,
  )
}

function markedText(marked: number, sentences: number): Said {
  if (marked === 0) return say.noneMarked
  if (sentences === 1) return say.onlySentence
  if (marked === sentences) return say.allMarked({ count: sentences })
  return marked === 1 ? say.oneMarked({ of: sentences }) : say.someMarked({ count: marked, of: sentences })
}

export function tooShortMessage(words: number): Message {
  const most = wordsReliableMin
  return messageOf(say.tooShort, words === 1 ? say.hasWord({ most }) : say.hasWords({ words, most }))
}

const languages: Readonly<Record<string, Said | undefined>> = say.languages

export function languageMessage(code: string): Message {
  const language = languages[code]
  return messageOf(
    code === 'code' ? say.notForCode : say.notForLanguage,
    ...(language ? [say.seems({ language })] : []),
    say.onlyEnglish,
  )
}

export function emptyMessage(): Message {
  return messageOf(say.noText, say.needsEnglish)
}
