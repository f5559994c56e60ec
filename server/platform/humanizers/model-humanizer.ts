import type { ModelWait } from '../../../contract/local-models.ts'
import { runTexts } from '../../../contract/refusals.ts'
import type { Complete, Humanization, ModelRequest } from '../../../engine/index.ts'
import { inEnglish } from '../../../texts/english.ts'
import type { Message } from '../../../texts/message.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import type { ChatModel } from '../models/models.ts'
import { thoughtsEnd } from '../models/thoughts-end.ts'
import type { Engine } from '../workers/engine.ts'
import type { Humanizer, HumanizerWork } from './humanizer.ts'
import { openRunBudget, type RunBudget } from './run-budget.ts'
import { reportSentences, type SentenceProgress } from './sentence-progress.ts'

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
/** A model with less room gets one sentence a request and a short prompt. */
const contextTokensMin = 6_000
/** The progress of an answer is reported again after so many characters. */
const checkedEvery = 200

/** Rewrites with the connected language model; the engine decides which of its wordings may be used. */
export function modelHumanizer(parts: ModelHumanizerParts): Humanizer {
  const { engine, openModel, tokensMax, callMs, log } = parts
  return {
    name: 'model',
    withModel: (wrap) => modelHumanizer({ ...parts, openModel: async () => wrap(await openModel()) }),
    async humanize(text, options, work, onProgress) {
      const { signal, finish } = work
      const model = await openModel()
      const budget = openRunBudget(tokensMax)
      const limitMs = model.isSlow ? slowCallMs : callMs
      const sentences = reportSentences(onProgress)
      let failed: AppError | null = null
      const complete: Complete = async (request) => {
        if (finish?.aborted || !budget.allows(request.messages, request.charactersMax)) return ''
        try {
          return await readAnswer({ model, request, work, budget, limitMs, sentences })
        } catch (error) {
          if (!signal.aborted && error instanceof AppError) failed = error
          throw error
        } finally {
          sentences?.onEnd(request)
        }
      }
      const isSmall = model.isSlow === true || model.contextTokens < contextTokensMin
      const result = await engine.humanizeWithModel(
        text,
        { ...options, isSmall },
        complete,
        work,
        sentences?.onStep,
      )
      if (failed) log.warn({ code: (failed as AppError).code }, 'humanizing model')
      const told = finish?.aborted ? asStopped(result) : budget.wasReached() ? withCeiling(result) : result
      return { ...told, model: { label: model.label, ...budget.used() } }
    },
  }
}

type Call = {
  model: ChatModel
  request: ModelRequest
  work: HumanizerWork
  budget: RunBudget
  limitMs: number
  sentences: SentenceProgress | undefined
}

/**
 * Returns the answer, or as much of it as there is: one that is cut off, repeats itself, takes too long or loses its
 * connection still has whole versions, and the engine reads those. Throws if there is nothing of it.
 */
async function readAnswer({ model, request, work, budget, limitMs, sentences }: Call): Promise<string> {
  const { messages, temperature, form, charactersMax } = request
  const { signal, finish, owner, onWait } = work
  const timeout = AbortSignal.timeout(limitMs)
  const ends = AbortSignal.any([signal, timeout, ...(finish ? [finish] : [])])
  budget.call()
  budget.spend(messages.map(({ content }) => content).join('') + JSON.stringify(form.schema))
  let answer = ''
  let checked = 0
  let isWaiting = false
  const tellWait = (wait: ModelWait) => {
    isWaiting = true
    onWait?.(wait)
  }
  try {
    const question = { messages, temperature, owner, answerSchema: form, onWait: tellWait, signal: ends }
    for await (const piece of model.stream(question)) {
      if (isWaiting) onWait?.(null)
      isWaiting = false
      if (piece === thoughtsEnd) {
        answer = ''
        checked = 0
        continue
      }
      answer += piece
      if (!budget.spend(piece) || answer.length > charactersMax) break
      if (answer.length - checked < checkedEvery) continue
      checked = answer.length
      sentences?.onAnswer(request, answer)
    }
  } catch (error) {
    if (signal.aborted) throw error
    if (answer.trim() !== '' || finish?.aborted) return answer
    if (timeout.aborted) throw new AppError('model_timeout')
    if (error instanceof AppError && error.code === 'model_cut_off') return ''
    throw error
  }
  if (timeout.aborted && answer.trim() === '') throw new AppError('model_timeout')
  return answer
}

function asStopped(result: Humanization): Humanization {
  return becauseOf(result, result.changed ? runTexts.stopped : runTexts.stoppedEarly)
}

function withCeiling(result: Humanization): Humanization {
  return becauseOf(result, result.changed ? runTexts.ceilingRest : runTexts.ceilingAll)
}

function becauseOf(result: Humanization, says: Message): Humanization {
  return { ...result, reason: { code: 'model-failed', message: inEnglish(says), says } }
}
