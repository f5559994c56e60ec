import type { ChatHistoryItem, LlamaGrammar } from 'node-llama-cpp'
import type { CompletionRequest } from './completion-request.ts'
import type { LoadedModel } from './load-model.ts'

export type Completion = {
  finish: 'stop' | 'length'
  promptTokens: number
  /** Tokens of the prompt that an earlier request had already read. */
  cachedTokens: number
  completionTokens: number
}

export type CompletionEvents = {
  onText: (text: string) => void
  /** Reports how much of the prompt was read. */
  onRead: (done: number, total: number) => void
}

/** The conversation does not fit into the model's context. */
export class ContextLengthError extends Error {}

/** A reply needs room too. */
const replyTokensMin = 64
/** The prompt is read in slices of about this time, because a slice cannot be stopped. */
const sliceMs = 300
const sliceTokens = { min: 4, max: 128 }
/** The values that the makers of Qwen3 recommend. */
const usualSampling = { temperature: 0.7, topP: 0.8, topK: 20 }

/**
 * Writes one reply. Reuses what the start of the conversation has in common with the last one of the same owner: the time
 * and the progress of reading would tell another user how much of a guessed prompt is right.
 */
export async function complete(
  loaded: LoadedModel,
  request: CompletionRequest & { owner: string },
  signal: AbortSignal,
  { onText, onRead }: CompletionEvents,
): Promise<Completion> {
  const { chat, contextTokens } = loaded
  const history = asHistory(request)
  const prompt = chat.chatWrapper
    .generateContextState({ chatHistory: history })
    .contextText.tokenize(loaded.model.tokenizer)
  const room = contextTokens - prompt.length
  // The runtime would otherwise drop the start of the conversation without saying so.
  if (room < Math.min(replyTokensMin, contextTokens / 4))
    throw new ContextLengthError(
      `The context length of this model is ${contextTokens} tokens; the messages have ${prompt.length}.`,
    )
  if (loaded.promptOwner !== request.owner) await chat.sequence.clearHistory()
  loaded.promptOwner = request.owner
  const cachedTokens = await readPrompt(loaded, prompt, signal, onRead)
  let completionTokens = 0
  const grammar = await grammarOf(loaded, request)
  const { metadata } = await chat.generateResponse(history, {
    signal,
    ...samplingOf(request),
    maxTokens: Math.min(request.max_completion_tokens ?? request.max_tokens ?? room - 1, room - 1),
    customStopTriggers: [request.stop ?? []].flat(),
    ...(grammar ? { grammar } : {}),
    onToken: (tokens) => {
      completionTokens += tokens.length
    },
    onTextChunk: onText,
  })
  const finish = metadata.stopReason === 'maxTokens' ? 'length' : 'stop'
  return { finish, promptTokens: prompt.length, cachedTokens, completionTokens }
}

/** Reads all of the prompt but its last token, which the reply starts from. Returns how many tokens were known. */
async function readPrompt(
  loaded: LoadedModel,
  prompt: ReturnType<LoadedModel['model']['tokenize']>,
  signal: AbortSignal,
  onRead: CompletionEvents['onRead'],
): Promise<number> {
  const { sequence } = loaded.chat
  await sequence.adaptStateToTokens(prompt, false)
  const cached = sequence.nextTokenIndex
  const end = prompt.length - 1
  for (let at = cached; at < end; ) {
    signal.throwIfAborted()
    onRead(at - cached, end - cached)
    const startedAt = performance.now()
    const next = Math.min(at + loaded.sliceTokens, end)
    await sequence.evaluateWithoutGeneratingNewTokens(prompt.slice(at, next))
    const tokensPerMs = (next - at) / Math.max(performance.now() - startedAt, 1)
    const inTime = Math.round(tokensPerMs * sliceMs)
    loaded.sliceTokens = Math.min(Math.max(inTime, sliceTokens.min), sliceTokens.max)
    at = next
  }
  signal.throwIfAborted()
  onRead(end - cached, end - cached)
  return cached
}

function asHistory({ messages }: CompletionRequest): ChatHistoryItem[] {
  const items = messages.map(({ role, content }): ChatHistoryItem => {
    if (role === 'assistant') return { type: 'model', response: [content] }
    return role === 'user' ? { type: 'user', text: content } : { type: 'system', text: content }
  })
  return messages.at(-1)?.role === 'assistant' ? items : [...items, { type: 'model', response: [] }]
}

/** Penalties for what the last words repeat; lines and marks of Markdown may come again. */
function penaltiesOf({ repeat_penalty: penalty, response_format: format }: CompletionRequest) {
  if (penalty === undefined || (format && format.type !== 'text')) return {}
  return {
    repeatPenalty: { penalty, lastTokens: 128, penalizeNewLine: false },
    dryRepeatPenalty: { strength: 0.8, base: 1.75, allowedLength: 6, lastTokens: 1_024 },
  }
}

function samplingOf(request: CompletionRequest) {
  const { temperature, top_p: topP, seed } = request
  return {
    temperature: temperature ?? usualSampling.temperature,
    topP: topP ?? usualSampling.topP,
    topK: usualSampling.topK,
    ...penaltiesOf(request),
    ...(seed === undefined ? {} : { seed }),
  }
}

async function grammarOf(
  { llama }: LoadedModel,
  { response_format: format }: CompletionRequest,
): Promise<LlamaGrammar | null> {
  if (format?.type === 'json_object') return llama.getGrammarFor('json')
  if (format?.type !== 'json_schema') return null
  return llama.createGrammarForJsonSchema(
    format.json_schema.schema as Parameters<typeof llama.createGrammarForJsonSchema>[0],
  )
}
