import { errorTexts } from '../../../contract/errors.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import { countWords } from '../../../contract/word-count.ts'
import {
  mapPercentageToClass,
  tooShortMessage,
  verdictMessage,
  wordsReliableMin,
} from '../../../engine/verdicts.ts'
import type { Message } from '../../../texts/message.ts'
import type { Doors } from '../../platform/context.ts'
import {
  detectWithZeroGpt,
  type ZeroGptAnswer,
  ZeroGptError,
  type ZeroGptFault,
} from '../../platform/detectors/zerogpt.ts'
import { AppError } from '../../platform/errors.ts'
import { isOperator } from '../accounts/sign-in/operators.ts'
import { spendToday } from '../credits/spend-today.ts'
import type { FoundText } from './check-text.ts'

type Reader = { userId: string | null; owner: string; signal: AbortSignal }

/**
 * Checks a text with ZeroGPT. What the service does not give is null, and its panels are hidden. Throws AppError: the
 * texts that name the service and its key are for operators, others get a plain sentence (docs/spec/decisions.md 36).
 */
export async function checkWithZeroGpt(
  doors: Pick<Doors, 'env' | 'db' | 'log'>,
  text: string,
  { userId, owner, signal }: Reader,
): Promise<FoundText> {
  const { ZEROGPT_BASE_URL: baseUrl, ZEROGPT_API_KEY: apiKey = '' } = doors.env
  const takeBack = await spendToday(doors, 'zerogpt', { userId, owner }, text.length)
  try {
    return asFound(text, await detectWithZeroGpt({ baseUrl, apiKey }, text, signal))
  } catch (error) {
    if (!(error instanceof ZeroGptError)) throw error
    if (unbilled.has(error.fault)) await takeBack()
    doors.log.warn({ upstream: error.fault }, 'ZeroGPT')
    throw refusalOf(error, userId !== null && (await isOperator(doors, userId)))
  }
}

/** The service has checked nothing. After any other failure it may have. */
const unbilled: ReadonlySet<ZeroGptFault> = new Set([
  'key-refused',
  'rate-limit',
  'refused',
  'invalid-text',
  'server-error',
])

const operatorTexts: Record<ZeroGptFault, (said: string) => Message> = {
  'key-refused': () => refusalTexts.zeroGptKey,
  'rate-limit': () => refusalTexts.zeroGptLimit,
  refused: (said) => refusalTexts.zeroGptSaid({ error: said }),
  'invalid-text': () => errorTexts.detectInvalid,
  'server-error': () => refusalTexts.zeroGptServer,
  'no-response': () => refusalTexts.zeroGptNoResponse,
  empty: () => refusalTexts.zeroGptEmpty,
  unexpected: () => errorTexts.detectFailed,
  unreadable: () => errorTexts.detectFallback,
}

/** What a user can do about each failure is to wait, to change the text, or nothing. */
function refusalOf({ fault, said }: ZeroGptError, isForOperator: boolean): AppError {
  if (fault === 'invalid-text') return new AppError('detector_rejected')
  if (fault === 'unexpected') return new AppError('detector_failed')
  if (fault === 'unreadable') return new AppError('detector_unreadable')
  const text = isForOperator ? operatorTexts[fault](said) : undefined
  return new AppError('detector_unavailable', text, isForOperator ? { upstream: fault } : {})
}

function asFound(text: string, answer: ZeroGptAnswer): FoundText {
  const words = countWords(text)
  const percent = answer.fakePercentage
  // Under this number of words no detector is reliable.
  const reliable = words >= wordsReliableMin
  const verdict = reliable ? mapPercentageToClass(percent) : undecided
  return {
    average_generated_prob: percent / 100,
    class_probabilities: null,
    ...verdict,
    ...(reliable ? verdictMessage(verdict, null, 0) : tooShortMessage(words)),
    overall_perplexity: null,
    overall_burstiness: null,
    perplexity_label: null,
    burstiness_label: null,
    paragraphs: [],
    sentences: placesOf(text, answer.marked),
    fake_percentage: percent,
    human_percentage: answer.isHuman,
    text_words: answer.textWords ?? words,
    ai_words: answer.aiWords,
    sentences_count: answer.sentences?.length || null,
    language: answer.language ?? '',
    reliable,
    tampering: [],
    evidence: [],
    service_feedback: answer.feedback,
    checked_by: 'zerogpt',
  }
}

const undecided = { predicted_class: 'inconclusive', confidence_category: 'low' } as const

/** Finds the marked sentences in the text, each after the one before; one that the service has changed is left out. */
function placesOf(text: string, marked: readonly string[]): FoundText['sentences'] {
  const found: FoundText['sentences'] = []
  let from = 0
  for (const sentence of marked) {
    const wanted = sentence.trim()
    const start = wanted === '' ? -1 : text.indexOf(wanted, from)
    if (start < 0) continue
    from = start + wanted.length
    found.push({ sentence: wanted, generated_prob: null, start, end: from })
  }
  return found
}
