import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { threeWordTitle, titlePrompts } from '../../contract/chats/titles.ts'
import { suggestionInput } from '../../contract/essays/suggestions.ts'
import { limits } from '../../contract/limits.ts'
import { countWords } from '../../contract/word-count.ts'
import { systemMessage } from '../../server/domains/chats/replies/prompt.ts'
import { askForTitle } from '../../server/domains/chats/titles/title-chat.ts'
import { suggestionMessages } from '../../server/domains/essays/suggestions/prompt.ts'
import { taskOf } from '../../server/domains/essays/suggestions/task-of.ts'
import { modelHumanizer } from '../../server/platform/humanizers/model-humanizer.ts'
import { openOwnFile } from '../../server/platform/local-models/files/own-file.ts'
import { type LocalModels, openLocalModels } from '../../server/platform/local-models/local-models.ts'
import { openLog } from '../../server/platform/log.ts'
import { askForData } from '../../server/platform/models/answer-schema.ts'
import type { ChatModel, ModelMessage } from '../../server/platform/models/models.ts'
import type { ModelTask } from '../../server/platform/models/task-limits.ts'
import { openEngine } from '../../server/platform/workers/engine.ts'
import { machinePassage, modelPassage, modelPrompts } from './model-prompts.ts'
import { printTable } from './table.ts'

/** A reply that has not ended by then is stopped, and counted as one without an end. */
const replyMs = 60_000
const owner = 'bench'
const log = openLog({ LOG_LEVEL: 'error' })

type Reply = { text: string; firstMs: number; ms: number; isStopped: boolean; error: string | null }

/** Runs the whole path of a model on a GGUF file, and prints what came out. */
export async function benchModelFile(given: string): Promise<void> {
  const path = resolve(given)
  const own = openOwnFile(path)
  if (typeof own === 'string') throw new Error(`${path}: ${own}`)
  if (!own.hasChatFormat) {
    console.log(
      `${own.name} is a base model: its file has no format of a conversation. Longhand does not offer it for chats.`,
    )
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'longhand-bench-file-'))
  const models = openLocalModels({
    env: { DATA_DIR: folder, AI_LOCAL_FILE: path, MODEL_DOWNLOAD: false, MODEL_MIRROR: '' },
    log,
  })
  // The processes of models do not keep this one alive.
  const alive = setInterval(() => {}, 1_000)
  try {
    const [model] = await models.source()
    if (!model) throw new Error('The runtime of language models is not installed.')
    await printPath(models, model, own.bytes)
    await printTasks(model)
    await printReplies(model)
  } finally {
    await models.close()
    clearInterval(alive)
    rmSync(folder, { recursive: true })
  }
}

/** Asks as the product does: the kind of task sets the limits and the penalty for repetition. */
async function ask(
  model: ChatModel,
  messages: ModelMessage[],
  task: ModelTask = { kind: 'chat' },
): Promise<Reply> {
  const startedAt = performance.now()
  const limit = AbortSignal.timeout(replyMs)
  let text = ''
  let firstMs = 0
  let error: string | null = null
  try {
    for await (const piece of model.stream({ messages, owner, signal: limit, task, temperature: 0 })) {
      firstMs ||= performance.now() - startedAt
      text += piece
    }
  } catch (failure) {
    if (!limit.aborted) error = failure instanceof Error ? failure.message : String(failure)
  }
  return { text, firstMs, ms: performance.now() - startedAt, isStopped: limit.aborted, error }
}

const chat = (content: string): ModelMessage[] => [
  systemMessage({ tone: null, instructions: '' }),
  { role: 'user', content },
]

async function printPath(models: LocalModels, model: ChatModel, bytes: number): Promise<void> {
  const cold = await ask(model, chat('Say hello in one short sentence.'))
  const warm = await ask(model, chat('Why is the sky blue? Answer in two sentences.'))
  const stopMs = await stopAfterFirstWords(model)
  const pid = models.running()?.pid ?? 0
  const writing = Math.max(warm.ms - warm.firstMs, 1) / 1000
  const template = /<\|?[a-z_]{2,20}\|?>|\[\/?INST\]/.exec(cold.text + warm.text)?.[0]
  printTable(
    `${model.label}, a file of ${megabytes(bytes)}`,
    ['figure', 'value'],
    [
      ['first reply from cold: first words after', seconds(cold.firstMs)],
      ['a later reply: first words after', seconds(warm.firstMs)],
      ['words a second', (countWords(warm.text) / writing).toFixed(1)],
      ['ends by itself', warm.isStopped ? `no, stopped after ${seconds(warm.ms)}` : 'yes'],
      ['marks of the chat format in a reply', template ?? 'none'],
      ['free after a stop while writing', seconds(stopMs)],
      ['memory of its process', megabytes(residentBytes(pid))],
      ['memory of this one', megabytes(process.memoryUsage().rss)],
    ],
  )
}

/** Returns the time from a stop until the next request can start, which is when its stream has ended. */
async function stopAfterFirstWords(model: ChatModel): Promise<number> {
  const stop = new AbortController()
  let stoppedAt = 0
  try {
    const messages = chat('Write a long story about a river.')
    for await (const _ of model.stream({ messages, owner, signal: stop.signal })) {
      if (stop.signal.aborted) continue
      stoppedAt = performance.now()
      stop.abort()
    }
  } catch {
    // A stopped request may throw its own abort.
  }
  return performance.now() - stoppedAt
}

const capital = z.object({ country: z.string(), capital: z.string() })

async function printTasks(model: ChatModel): Promise<void> {
  const signal = () => AbortSignal.timeout(replyMs)
  const question = 'Why did John Snow map the deaths from cholera?'
  const rows: [string, string][] = []
  const run = async (name: string, task: () => Promise<string>) => {
    const startedAt = performance.now()
    const result = await task().catch((error: unknown) => `failed: ${String(error)}`)
    rows.push([`${name}, ${seconds(performance.now() - startedAt)}`, inOneLine(result)])
  }
  await run('title', async () =>
    threeWordTitle(
      await askForTitle(model, `${titlePrompts.chat}${question}\n\n${modelPassage}`, {
        owner,
        signal: signal(),
      }),
      'chat',
    ),
  )
  await run('JSON by a schema', async () => {
    const content = 'Answer with JSON: the country Portugal and its capital.'
    const data = await askForData(
      model,
      { messages: [{ role: 'user', content }], owner, signal: signal() },
      { name: 'capital', schema: capital },
    )
    return data ? JSON.stringify(data) : 'no answer in this form'
  })
  for (const action of ['rewrite', 'shorten', 'simplify'] as const)
    await run(
      `essay: ${action}`,
      async () =>
        (
          await ask(
            model,
            suggestionMessages(suggestion(action), { title: 'Cholera', instructions: '' }, 'k7'),
            taskOf(suggestion(action)),
          )
        ).text,
    )
  await run('humanizer', () => humanize(model))
  for (const [name, result] of rows) console.log(`\n${name}\n  ${result}`)
}

const suggestion = (action: 'rewrite' | 'shorten' | 'simplify') =>
  suggestionInput.parse({ action, passage: modelPassage })

async function humanize(model: ChatModel): Promise<string> {
  const engine = openEngine(1)
  try {
    const humanizer = modelHumanizer({
      engine,
      openModel: async () => model,
      tokensMax: 50_000,
      callMs: limits.chatTimeoutMs,
      log,
    })
    const work = { owner, signal: AbortSignal.timeout(limits.slowReplyTimeoutMs) }
    const result = await humanizer.humanize(machinePassage, { mode: 'balanced' }, work)
    return `${result.changed ? 'changed' : 'not changed'}: ${result.text}`
  } finally {
    await engine.close()
  }
}

async function printReplies(model: ChatModel): Promise<void> {
  console.log(`\n${modelPrompts.length} prompts, at temperature 0`)
  for (const [i, prompt] of modelPrompts.entries()) {
    const { text, ms, isStopped, error } = await ask(model, chat(prompt))
    const end = error ?? (isStopped ? 'stopped at the limit' : 'ended')
    console.log(
      `\n${i + 1}. ${prompt}\n   [${countWords(text)} words, ${seconds(ms)}, ${end}]\n   ${inOneLine(text)}`,
    )
  }
}

const shownMax = 900
const inOneLine = (text: string) => {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > shownMax ? `${line.slice(0, shownMax)} …` : line
}

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
