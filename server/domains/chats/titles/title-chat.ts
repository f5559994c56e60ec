import { and, eq, inArray } from 'drizzle-orm'
import { threeWordTitle, titlePrompts } from '../../../../contract/chats/titles.ts'
import type { Context } from '../../../platform/context.ts'
import type { ChatModel, ModelMessage } from '../../../platform/models/models.ts'
import { thoughtsEnd } from '../../../platform/models/thoughts-end.ts'
import type { ReplyRun } from '../reply-runs.ts'
import { chats } from '../tables.ts'
import { cleanTitle, isTelling } from './clean-title.ts'
import { titleWriter } from './title-writer.ts'

const titleTimeoutMs = 20_000
const slowTitleTimeoutMs = 120_000
const excerptCharacters = 1_000
/** Some models begin with a remark about the title. */
const titleCharactersEnough = 160
/** Spaces do not count as a title but are still read. */
const charactersMax = 1_000

/**
 * Generates the three-word title after the first reply. If it fails, the first words stay; a typed title is never
 * changed. Replies of the built-in writer are reports and notices, so its titles come only from the question.
 */
export async function titleChat(
  ctx: Context,
  run: ReplyRun,
  plan: { model: ChatModel; question: string },
): Promise<void> {
  try {
    const excerpt = [plan.question, ...(plan.model.kind === 'built-in' ? [] : [run.reply.text])]
      .map((text) => text.slice(0, excerptCharacters))
      .join('\n\n')
    const writer = await titleWriter(ctx, ctx.userId, plan.model)
    const kind = await kindOf(ctx, run.chatId)
    const signal = AbortSignal.any([
      run.abort.signal,
      AbortSignal.timeout(writer.isSlow ? slowTitleTimeoutMs : titleTimeoutMs),
    ])
    const said = { question: plan.question, reply: run.reply.text }
    const work = { owner: ctx.userId, signal }
    const { words, isOfWriter } = await tellingTitle(ctx, writer, { kind, excerpt, ...said }, work)
    if (!/\p{L}/u.test(words)) return
    // "Hello What Can" says less than the first words of the question, as "What is bread" does in place of a model's title.
    if (isOfWriter && tellingWords(words) < (writer.kind === 'built-in' ? 1 : 2)) return
    const title = threeWordTitle(words, kind)
    await ctx.db
      .update(chats)
      .set({ title, titleSource: 'generated' })
      .where(
        and(
          eq(chats.id, run.chatId),
          eq(chats.userId, run.userId),
          inArray(chats.titleSource, kind === 'essay' ? ['default'] : ['default', 'first-words']),
        ),
      )
  } catch (error) {
    ctx.log.debug({ err: error }, 'no title')
  }
}

/** Essays are titled with a prompt and padding of their own (docs/spec/1-writing.md sections 5 and 7). */
async function kindOf(ctx: Context, chatId: string): Promise<'chat' | 'essay'> {
  const [chat] = await ctx.db
    .select({ isEssayChat: chats.isEssayChat })
    .from(chats)
    .where(and(eq(chats.id, chatId), eq(chats.userId, ctx.userId)))
  return chat?.isEssayChat ? 'essay' : 'chat'
}

const question =
  /^(?:hello|hey|thanks|you|your|what|how|why|when|where|who|which|is|are|do|does|can|this|that|these|those|please|help|summari[sz]e|rewrite|rephrase|proofread|humanize|check|improve|shorten|translate|explain|text|sentences?|words?|paragraphs?)$/i

/** Returns how many words of a title are meaningful: of three letters or more, and not words of a request. */
function tellingWords(title: string): number {
  return title.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word) && !question.test(word)).length
}

type Said = { kind: 'chat' | 'essay'; excerpt: string; question: string; reply: string }

/**
 * Asks for a title. A model's answer that copies the reply or says nothing of the question gives way to the title of the
 * built-in writer.
 */
export async function tellingTitle(
  { models }: Pick<Context, 'models'>,
  model: ChatModel,
  { kind, excerpt, question, reply }: Said,
  work: { owner: string; signal: AbortSignal },
): Promise<{ words: string; isOfWriter: boolean }> {
  const asked = await askForTitle(model, titlePrompts[kind] + excerpt, work)
  if (model.kind === 'built-in') return { words: asked, isOfWriter: true }
  const words = cleanTitle(asked)
  if (isTelling(words, question, reply)) return { words, isOfWriter: false }
  const writer = await models.open('built-in')
  if (writer.kind !== 'built-in') return { words: '', isOfWriter: true }
  const about = question.slice(0, excerptCharacters)
  return { words: await askForTitle(writer, titlePrompts[kind] + about, work), isOfWriter: true }
}

/** Asks a model for a title; `prompt` starts with one of the documented title prompts. */
export async function askForTitle(
  model: ChatModel,
  prompt: string,
  work: { owner: string; signal: AbortSignal },
): Promise<string> {
  let text = ''
  const messages: ModelMessage[] = [{ role: 'user', content: prompt }]
  for await (const piece of model.stream({ messages, task: { kind: 'title' }, ...work })) {
    text = piece === thoughtsEnd ? '' : text + piece
    // Stops a model that continues: three words are enough.
    if (text.trim().length > titleCharactersEnough || text.length > charactersMax) break
  }
  return text.trim()
}
