import type { Reason } from '../../rewrite/result.ts'
import type { VersionPool } from '../compose/version-pool.ts'

/** What became of the requests of a run. */
export type Account = {
  /** Requests that were sent, and those with an answer that held versions or said that none were needed. */
  asked: number
  answered: number
  /** Answers in another form than asked for. */
  formless: number
  /** The message of the last request that failed. */
  failure: string | null
}

/** Below this share of the sentences the result says that the model left some out. */
const coveredMin = 0.85

/** Returns why a run with a model changed nothing, or less than asked for; undefined if all went as it should. */
export function explainRun(
  { asked, answered, formless, failure }: Account,
  { versions, offered, covered }: Pick<VersionPool, 'versions' | 'offered' | 'covered'>,
  sentences: number,
): Reason | undefined {
  if (versions.length === 0) return whyNone(answered > 0, formless > 0, offered, failure)
  if (covered.size >= sentences * coveredMin) return undefined
  const why = failure ? ` ${failure}` : ''
  return because(
    `The language model offered wordings for ${covered.size} of ${sentences} sentences; the rest was left to the built-in rules.${asked > answered ? why : ''}`,
  )
}

function whyNone(isAnswered: boolean, isFormless: boolean, offered: number, failure: string | null): Reason {
  if (offered > 0)
    return because(
      `The language model offered ${offered} wordings and none of them was safe to use, so the text was left as it is.`,
    )
  if (isAnswered) return because('The language model found nothing to reword, so the text was left as it is.')
  if (failure)
    return because(`The language model gave no usable answer, so the text was left as it is. ${failure}`)
  return because(
    isFormless
      ? 'The language model did not answer in the form that was asked for, so the text was left as it is.'
      : 'The language model gave no usable answer, so the text was left as it is.',
  )
}

/** Safe wordings that the search did not take, because none made the text read more human for what it changes. */
export function noGain(versions: number): Reason {
  return {
    code: 'nothing-safe',
    message: `None of the ${versions} safe wordings by the language model made the text read more human, so it was left as it is.`,
  }
}

function because(message: string): Reason {
  return { code: 'model-failed', message }
}
