import { limits } from '../../../../contract/limits.ts'
import { emit, emitThoughts, type ReplyRun } from '../reply-runs.ts'

/** Adds what the model thinks to its reply, as far as there is room. Empty thinking is none. */
export function addThoughts(run: ReplyRun, piece: string): void {
  const { reply } = run
  let text = piece
  if (!run.thinking) {
    text = piece.trimStart()
    if (text === '') return
    run.thinking = { startedAtMs: Date.now(), secondsBefore: reply.thoughtSeconds ?? 0 }
    // A reply that is continued has earlier thoughts.
    if (reply.thoughts) text = `\n\n${text}`
  }
  const before = reply.thoughts ?? ''
  const kept = text.slice(0, limits.thoughtsCharactersMax - before.length)
  reply.thoughts = before + kept
  reply.thoughtSeconds = secondsOf(run.thinking)
  emitThoughts(run, kept)
}

/** Notes how long the model thought, once it replies or ends. */
export function endThinking(run: ReplyRun): void {
  const { reply, thinking } = run
  if (!thinking) return
  run.thinking = null
  // Thoughts of the greatest length are known as those whose rest is missing.
  if (reply.thoughts && reply.thoughts.length < limits.thoughtsCharactersMax)
    reply.thoughts = reply.thoughts.trimEnd()
  reply.thoughtSeconds = Math.max(secondsOf(thinking), 1)
  emit(run, { type: 'thoughts', text: '', seconds: reply.thoughtSeconds, isOver: true, keeps: null })
}

/** Turns the text after a position into thoughts: the mark that ended them came without one that began them. */
export function turnIntoThoughts(run: ReplyRun, startsWith: number, startedAtMs: number): void {
  const { reply } = run
  const text = reply.text.slice(startsWith)
  reply.text = reply.text.slice(0, startsWith)
  // The part of the text that the readers do not have yet reaches them as thoughts.
  run.unsentText = ''
  emit(run, {
    type: 'thoughts',
    text: '',
    seconds: reply.thoughtSeconds ?? 0,
    isOver: false,
    keeps: startsWith,
  })
  addThoughts(run, text)
  if (run.thinking) run.thinking.startedAtMs = startedAtMs
}

function secondsOf({ startedAtMs, secondsBefore }: NonNullable<ReplyRun['thinking']>): number {
  return secondsBefore + Math.round((Date.now() - startedAtMs) / 1000)
}
