import type { PredictedClass } from './result.ts'

export interface Message {
  result_message: string
  result_sub_message: string
}

export const WORDS_RELIABLE_MIN = 60

const SIGNAL_NOT_PROOF = 'A score is a signal and not a proof.'

const VERDICTS: Record<Exclude<PredictedClass, 'inconclusive'>, Record<'high' | 'medium' | 'low', string>> = {
  ai: {
    high: 'This text reads very much like AI writing.',
    medium: 'This text reads like AI writing.',
    low: 'This text reads somewhat like AI writing.',
  },
  mixed: {
    high: 'This text reads partly like AI and partly like human writing.',
    medium:
      'This text reads partly like AI and partly like human writing, or like human writing that AI polished.',
    low: 'This text reads partly like AI and partly like human writing, or like human writing that AI polished.',
  },
  human: {
    high: 'This text reads very much like human writing.',
    medium: 'This text reads more like human writing than like AI.',
    low: 'This text reads somewhat like human writing.',
  },
}

export function verdictMessage(
  verdict: Exclude<PredictedClass, 'inconclusive'>,
  confidence: 'high' | 'medium' | 'low',
  marked: number,
  sentences: number,
): Message {
  return {
    result_message: VERDICTS[verdict][confidence],
    result_sub_message: `${passagesText(marked, sentences)} ${SIGNAL_NOT_PROOF}`,
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
    result_sub_message: `It has ${words} ${words === 1 ? 'word' : 'words'}; the detector is reliable from ${WORDS_RELIABLE_MIN} words on.`,
  }
}

const LANGUAGES: Readonly<Record<string, string>> = {
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
  const named = LANGUAGES[code] ? `This seems to be ${LANGUAGES[code]}. ` : ''
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
