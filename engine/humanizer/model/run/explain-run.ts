import { inEnglish } from '../../../texts/english.ts'
import type { Said } from '../../../texts/said.ts'
import { saidOfRuns as say } from '../../../texts/sayings.ts'
import { reasonFor } from '../../rewrite/reason-for.ts'
import type { Reason } from '../../rewrite/result.ts'
import type { VersionPool } from '../compose/version-pool.ts'

/** Why a request failed: in English, and as data where the caller has it. */
export type Failure = { message: string; says?: Said | undefined }

/** What became of the requests of a run. */
export type Account = {
  /** Requests that were sent, and those with an answer that held versions or said that none were needed. */
  asked: number
  answered: number
  /** Answers in another form than asked for. */
  formless: number
  /** The last request that failed. */
  failure: Failure | null
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
  const says = say.modelSentences({ done: covered.size, total: sentences })
  return because(says, asked > answered ? failure : null)
}

function whyNone(isAnswered: boolean, isFormless: boolean, offered: number, failure: Failure | null): Reason {
  if (offered > 0) return because(say.modelNoneSafe({ offered }))
  if (isAnswered) return because(say.modelNothing)
  if (failure) return because(say.modelUnusable, failure)
  return because(isFormless ? say.modelFormless : say.modelUnusable)
}

/** Safe wordings that the search did not take, because none made the text read more human for what it changes. */
export function noGain(versions: number): Reason {
  return reasonFor('nothing-safe', say.modelNoGain({ safe: versions }))
}

function because(what: Said, failure: Failure | null = null): Reason {
  if (!failure) return reasonFor('model-failed', what)
  const { message, says = message } = failure
  return {
    code: 'model-failed',
    message: `${inEnglish(what)} ${message}`,
    says: say.becauseOf({ what, why: says }),
  }
}
