import type { PredictedClass } from './result.ts'

export interface Message {
  result_message: string
  result_sub_message: string
}

export const WORDS_RELIABLE_MIN = 60

const SIGNAL_NOT_PROOF = 'A score is a signal and not a proof.'

const VERDICTS: Record<Exclude<PredictedClass, 'inconclusive'>, Record<'high' | 'medium' | 'low', string>> = {
  ai: {
    high: 'This text is very likely written by AI.',
    medium: 'This text is probably written by AI.',
    low: 'This text may be written by AI.',
  },
  mixed: {
    high: 'This text mixes human and AI writing.',
    medium: 'This text may mix human and AI writing, or was polished by AI.',
    low: 'This text may mix human and AI writing, or was polished by AI.',
  },
  human: {
    high: 'This text is very likely written by a human.',
    medium: 'This text is probably written by a human.',
    low: 'This text may be written by a human.',
  },
}

export function verdictMessage(
  verdict: Exclude<PredictedClass, 'inconclusive'>,
  confidence: 'high' | 'medium' | 'low',
  marked: number,
  sentences: number,
): Message {
  const passages =
    marked === 0
      ? 'No sentence reads as AI-written.'
      : `${marked} of ${sentences} ${sentences === 1 ? 'sentence' : 'sentences'} lie in passages that read as AI-written.`
  return {
    result_message: VERDICTS[verdict][confidence],
    result_sub_message: `${passages} ${SIGNAL_NOT_PROOF}`,
  }
}

export function tooShortMessage(words: number): Message {
  return {
    result_message: 'This text is too short for a verdict.',
    result_sub_message: `It has ${words} ${words === 1 ? 'word' : 'words'}; the detector is reliable from ${WORDS_RELIABLE_MIN} words on.`,
  }
}

export function languageMessage(code: string): Message {
  const what = code === 'code' ? 'program code' : 'this language'
  return {
    result_message: `Not reliable for ${what}.`,
    result_sub_message: 'The detector was trained on English prose only, so it gives no score here.',
  }
}

export function emptyMessage(): Message {
  return {
    result_message: 'There is no text to judge.',
    result_sub_message: 'The detector needs English sentences.',
  }
}
