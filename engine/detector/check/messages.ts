import type { Verdict } from './verdict.ts'

export type Message = {
  result_message: string
  result_sub_message: string
}

export const wordsReliableMin = 60

const signalNotProof = 'A score is a signal and not a proof.'

const verdicts: Record<Verdict['predicted_class'], Record<Verdict['confidence_category'], string>> = {
  ai: {
    high: 'This text reads very much like AI writing.',
    medium: 'This text reads like AI writing.',
    low: 'This text reads somewhat like AI writing.',
  },
  mixed: allAlike('One part of this text reads like AI, another like human writing.'),
  inconclusive: allAlike(
    'The detector cannot place this text: it reads neither clearly like AI nor clearly human.',
  ),
  human: {
    high: 'This text reads very much like human writing.',
    medium: 'This text reads more like human writing than like AI.',
    low: 'This text reads somewhat like human writing.',
  },
}

function allAlike(text: string): Record<Verdict['confidence_category'], string> {
  return { high: text, medium: text, low: text }
}

const undecided = 'Its AI score lies between 40 and 60, where both kinds of text are found.'

/** `marked` is the number of marked sentences, or null if it is unknown. */
export function verdictMessage(
  { predicted_class, confidence_category }: Pick<Verdict, 'predicted_class' | 'confidence_category'>,
  marked: number | null,
  sentences: number,
): Message {
  const why = predicted_class === 'inconclusive' ? `${undecided} ` : ''
  return {
    result_message: verdicts[predicted_class][confidence_category],
    result_sub_message: `${why}${marked === null ? '' : `${passagesText(marked, sentences)} `}${signalNotProof}`,
  }
}

function passagesText(marked: number, sentences: number): string {
  if (marked === 0) return 'No sentence is marked.'
  if (sentences === 1) return 'Its one sentence reads like AI.'
  if (marked === sentences) return `All ${sentences} sentences are in passages that read like AI.`
  return `${marked} of ${sentences} sentences ${marked === 1 ? 'is' : 'are'} in passages that read like AI.`
}

export function tooShortMessage(words: number): Message {
  return {
    result_message: 'This text is too short for a verdict.',
    result_sub_message: `It has ${words} ${words === 1 ? 'word' : 'words'}; the detector is reliable from ${wordsReliableMin} words on.`,
  }
}

const languages: Readonly<Record<string, string>> = {
  ar: 'Arabic',
  cs: 'Czech',
  da: 'Danish',
  de: 'German',
  el: 'Greek',
  es: 'Spanish',
  fi: 'Finnish',
  fr: 'French',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  nl: 'Dutch',
  no: 'Norwegian',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  ru: 'Russian',
  sv: 'Swedish',
  th: 'Thai',
  tr: 'Turkish',
  vi: 'Vietnamese',
  zh: 'Chinese',
}

export function languageMessage(code: string): Message {
  const what = code === 'code' ? 'program code' : 'this language'
  const named = languages[code] ? `This seems to be ${languages[code]}. ` : ''
  return {
    result_message: `Not reliable for ${what}.`,
    result_sub_message: `${named}The detector was trained on English prose only, so it gives no score here.`,
  }
}

export function emptyMessage(): Message {
  return {
    result_message: 'There is no text to judge.',
    result_sub_message: 'The detector needs English sentences.',
  }
}
