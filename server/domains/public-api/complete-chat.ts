import { randomUUID } from 'node:crypto'
import type { CompletionAnswer, CompletionCall, ModelsOfApi } from '../../../contract/api/completions.ts'
import type { ChatEvent } from '../../../contract/chats/chats.ts'
import { limits } from '../../../contract/limits.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Context } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { Program } from '../../platform/http/program.ts'
import { listModels } from '../chats/model-choice.ts'
import { replyTemporarily } from '../chats/temporary/temporary-reply.ts'

/** English has about four characters for each token; what a provider counts is not told here. */
const charactersPerToken = 4
const defaultModel = 'default'

/** Lists the models that the account may use, in OpenAI's form. */
export async function listModelsOfApi(ctx: Context): Promise<ModelsOfApi> {
  const { models } = await listModels(ctx, ctx.userId)
  const open = models.filter(({ needsPlan }) => !needsPlan)
  return {
    object: 'list',
    data: open.map(({ id, kind }) => ({ id, object: 'model', created: 0, owned_by: kind })),
  }
}

export type Completion = Pick<CompletionAnswer, 'id' | 'created' | 'model'> & {
  promptTokens: number
  /** Yields the reply in pieces. An early return of the caller stops it. */
  pieces: AsyncGenerator<string>
}

/**
 * Starts a reply to the messages of a program, by the same way as a temporary chat: nothing of it is stored, and the same
 * limits hold. The program's system messages become instructions beside those of the site.
 */
export async function beginCompletion(
  ctx: Context,
  { scopes }: Program,
  { model, messages }: CompletionCall,
): Promise<Completion> {
  const said = messages.map(({ role, content }) => ({
    role,
    text: typeof content === 'string' ? content : content.map((part) => part.text).join('\n'),
  }))
  const overlong = said.find(({ text }) => text.length > limits.messageCharactersMax)
  if (overlong) throw new AppError('text_too_long')
  const isGiven = ({ role }: { role: string }) => role === 'system' || role === 'developer'
  const conversation = said.flatMap(({ role, text }) =>
    role === 'user' || role === 'assistant' ? [{ id: randomUUID(), role, text }] : [],
  )
  if (conversation.at(-1)?.role !== 'user') throw new AppError('invalid_input', refusalTexts.messageBlank)
  const chosen = await choose(ctx, model)
  const instructions = said
    .filter(isGiven)
    .map(({ text }) => text)
    .join('\n\n')
  const source = await replyTemporarily(
    ctx,
    { messages: conversation, humanize: false, isAgain: false, ...(chosen ? { model: chosen } : {}) },
    // A rewrite costs words, which a key without that permission must not spend.
    { instructions, withoutTools: !scopes.includes('humanize') },
  )
  const characters = said.reduce((sum, { text }) => sum + text.length, 0)
  return {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(ctx.now().getTime() / 1_000),
    model,
    promptTokens: tokensIn(characters),
    pieces: piecesOf(source),
  }
}

/** Refuses an unknown model instead of using another one silently. */
async function choose(ctx: Context, model: string): Promise<string | null> {
  const { models, defaultModel: usual } = await listModels(ctx, ctx.userId)
  if (model === defaultModel) return usual
  if (!models.some(({ id }) => id === model)) throw notFound('model')
  return model
}

type Source = Awaited<ReturnType<typeof replyTemporarily>>

async function* piecesOf(source: Source): AsyncGenerator<string> {
  const waiting: ChatEvent[] = []
  let wake = () => {}
  const { close } = source((event) => {
    waiting.push(event)
    wake()
  })
  let written = ''
  try {
    for (;;) {
      const event = waiting.shift()
      if (!event) {
        await new Promise<void>((resolve) => {
          wake = resolve
          if (waiting.length > 0) resolve()
        })
        continue
      }
      if (event.type === 'delta') {
        written += event.text
        yield event.text
      }
      if (event.type === 'error') throw new AppError(event.code, event.says, undefined, event.error)
      if (event.type === 'done') {
        // Thoughts before a reply are taken back, so what was written may not be the end.
        const { response } = event
        if (response.startsWith(written) && response.length > written.length)
          yield response.slice(written.length)
        return
      }
    }
  } finally {
    close()
  }
}

function tokensIn(characters: number): number {
  return Math.ceil(characters / charactersPerToken)
}

export function usageOf(promptTokens: number, text: string): CompletionAnswer['usage'] {
  const completion = tokensIn(text.length)
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completion,
    total_tokens: promptTokens + completion,
  }
}

/** Reads a completion to its end. */
export async function readCompletion(completion: Completion, signal: AbortSignal): Promise<CompletionAnswer> {
  let text = ''
  for await (const piece of completion.pieces) {
    signal.throwIfAborted()
    text += piece
  }
  const { id, created, model, promptTokens } = completion
  return {
    id,
    object: 'chat.completion',
    created,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text.trimEnd(), refusal: null },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: usageOf(promptTokens, text),
  }
}
