import type { ModelWait } from '../../../contract/local-models.ts'
import type { Complete, Humanization } from '../../../engine/index.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import type { ChatModel, ModelRequest } from '../models/models.ts'
import type { Engine } from '../workers/engine.ts'
import { type Humanizer, type OnWait, scoresOf } from './humanizer.ts'
import { passageSchema, readPassage } from './passage-answer.ts'
import { openRunBudget, type RunBudget } from './run-budget.ts'

export type ModelHumanizerParts = {
  engine: Engine
  openModel: () => Promise<ChatModel>
  /** Estimated tokens of prompts and answers that one run may use. */
  tokensMax: number
  callMs: number
  log: Log
}

/** One call of a model that this computer runs, which may wait for its turn. */
const slowCallMs = 300_000
/** Answers for each passage from such a model, which takes minutes for one. The engine may ask once more to repair it. */
const slowCandidates = 1

/** Rewrites with the connected language model; the engine decides which of its answers may be used. */
export function modelHumanizer(parts: ModelHumanizerParts): Humanizer {
  const { engine, openModel, tokensMax, callMs, log } = parts
  return {
    name: 'model',
    withModel: (wrap) => modelHumanizer({ ...parts, openModel: async () => wrap(await openModel()) }),
    async humanize(text, options, work, onProgress) {
      const { signal } = work
      const model = await openModel()
      const budget = openRunBudget(tokensMax)
      const limitMs = model.isSlow ? slowCallMs : callMs
      let failed: AppError | null = null
      const complete: Complete = async ({ messages, temperature }, callSignal) => {
        if (!budget.allows(messages)) return ''
        try {
          const question = {
            messages,
            temperature,
            owner: work.owner,
            ...(work.onWait ? { onWait: work.onWait } : {}),
          }
          const answer = await readAnswer(model, question, budget, callSignal ?? signal, limitMs)
          return readPassage(answer)
        } catch (error) {
          if (!signal.aborted && error instanceof AppError) failed = error
          throw error
        }
      }
      const result = await engine.humanizeWithModel(
        text,
        model.isSlow ? { ...options, candidates: slowCandidates } : options,
        complete,
        work,
        onProgress && ((step) => onProgress(scoresOf(step, step.done, step.total))),
      )
      if (failed) log.warn({ code: (failed as AppError).code }, 'humanizing model')
      return budget.wasReached() ? withCeiling(result) : result
    },
  }
}

type Question = Pick<ModelRequest, 'messages' | 'owner'> & {
  temperature: number
  onWait?: OnWait
}

async function readAnswer(
  model: ChatModel,
  question: Question,
  budget: RunBudget,
  signal: AbortSignal,
  callMs: number,
): Promise<string> {
  const timeout = AbortSignal.timeout(callMs)
  budget.spend(question.messages.map(({ content }) => content).join('') + JSON.stringify(passageSchema))
  let answer = ''
  let isWaiting = false
  const onWait = (wait: ModelWait) => {
    isWaiting = true
    question.onWait?.(wait)
  }
  try {
    for await (const piece of model.stream({
      ...question,
      answerSchema: passageSchema,
      onWait,
      signal: AbortSignal.any([signal, timeout]),
    })) {
      if (isWaiting) question.onWait?.(null)
      isWaiting = false
      answer += piece
      // Stops a model that does not end. The engine's gates refuse the partial answer.
      if (!budget.spend(piece)) break
    }
    if (timeout.aborted) timeout.throwIfAborted()
  } catch (error) {
    if (timeout.aborted && !signal.aborted) throw new AppError('model_timeout')
    // A partial answer is discarded; the next one may be complete.
    if (error instanceof AppError && error.code === 'model_cut_off') return ''
    throw error
  }
  return answer
}

function withCeiling(result: Humanization): Humanization {
  const rest = result.changed
    ? 'the rest was rewritten without the language model'
    : 'the text was left as it is'
  return {
    ...result,
    reason: {
      code: 'model-failed',
      message: `This text needed more of the language model than one run may use, so ${rest}.`,
    },
  }
}
