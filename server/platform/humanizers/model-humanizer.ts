import type { Complete, Humanization } from '../../../engine/index.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import type { ChatModel, ModelMessage } from '../models/models.ts'
import type { Engine } from '../workers/engine.ts'
import { type Humanizer, scoresOf } from './humanizer.ts'
import { openRunBudget, type RunBudget } from './run-budget.ts'

export type ModelHumanizerParts = {
  engine: Engine
  openModel: () => Promise<ChatModel>
  /** Estimated tokens of prompts and answers that one run may use. */
  tokensMax: number
  callMs: number
  log: Log
}

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
      let failed: AppError | null = null
      const complete: Complete = async ({ messages, temperature }, callSignal) => {
        if (!budget.allows(messages)) return ''
        try {
          const question = { messages, temperature, owner: work.owner }
          return await readAnswer(model, question, budget, callSignal ?? signal, callMs)
        } catch (error) {
          if (!signal.aborted && error instanceof AppError) failed = error
          throw error
        }
      }
      const result = await engine.humanizeWithModel(
        text,
        options,
        complete,
        work,
        onProgress && ((step) => onProgress(scoresOf(step, step.done, step.total))),
      )
      if (failed) log.warn({ code: (failed as AppError).code }, 'humanizing model')
      return budget.wasReached() ? withCeiling(result) : result
    },
  }
}

type Question = { messages: ModelMessage[]; temperature: number; owner: string }

async function readAnswer(
  model: ChatModel,
  question: Question,
  budget: RunBudget,
  signal: AbortSignal,
  callMs: number,
): Promise<string> {
  const timeout = AbortSignal.timeout(callMs)
  budget.spend(question.messages.map(({ content }) => content).join(''))
  let answer = ''
  try {
    for await (const piece of model.stream({ ...question, signal: AbortSignal.any([signal, timeout]) })) {
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
