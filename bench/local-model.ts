import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type ModelProcess,
  startModelProcess,
} from '../server/platform/local-models/runtime/model-process.ts'
import { shapes, writeRandomModel } from './support/random-model.ts'
import { printTable } from './support/table.ts'

const contextTokensMax = 4_096
const replyTokens = 32
const question = 'why does the sea rise and fall '.repeat(20)

/** Measures models: one of a file with `--file=PATH`, otherwise models with random weights. */
export async function benchLocalModel(): Promise<void> {
  const file = process.argv.find((argument) => argument.startsWith('--file='))?.slice('--file='.length)
  if (file === undefined) return benchRandomModels()
  const { benchModelFile } = await import('./support/model-file.ts')
  await benchModelFile(file)
}

/**
 * Measures models with random weights in the shapes of real ones: loading, reading, writing, stopping and memory.
 * `--sizes=0.6b,1.7b,4b` sets the shapes; only the smallest by default.
 */
async function benchRandomModels(): Promise<void> {
  const given = process.argv.find((argument) => argument.startsWith('--sizes='))
  const folder = mkdtempSync(join(tmpdir(), 'longhand-bench-model-'))
  const rows: (string | number)[][] = []
  // The processes of models do not keep this one alive.
  const alive = setInterval(() => {}, 1_000)
  try {
    for (const size of (given?.split('=')[1] ?? '0.6b').split(',')) {
      const shape = shapes[size]
      if (!shape) throw new Error(`There is no size “${size}”. Known: ${Object.keys(shapes).join(', ')}.`)
      const file = join(folder, `${size}.gguf`)
      writeRandomModel(file, shape)
      rows.push([shape.name, megabytes(statSync(file).size), ...(await measure(file))])
      rmSync(file)
    }
  } finally {
    clearInterval(alive)
    rmSync(folder, { recursive: true })
  }
  printTable(
    `Local models with random weights, ${threads()} threads, ${contextTokensMax} tokens of context`,
    [
      'model',
      'file',
      'ready after',
      'reads, tokens/s',
      'first token of a known conversation',
      'writes, tokens/s',
      'stop while reading',
      'stop while writing',
      'memory of its process',
      'memory of this one',
    ],
    rows,
  )
}

async function measure(file: string): Promise<string[]> {
  const startedAt = performance.now()
  const start = { file, contextTokensMax, threadsMax: threads() }
  const host = await startModelProcess(start, AbortSignal.timeout(600_000))
  try {
    const ready = performance.now() - startedAt
    const first = await ask(host, question)
    const again = await ask(host, question)
    const readStop = await stopAfter(host, `${question} then ${question}`, 'reading')
    const writeStop = await stopAfter(host, question, 'writing')
    return [
      seconds(ready),
      (first.promptTokens / (first.firstMs / 1000)).toFixed(1),
      seconds(again.firstMs),
      ((replyTokens - 1) / (first.writingMs / 1000)).toFixed(1),
      seconds(readStop),
      seconds(writeStop),
      megabytes(residentBytes(host.pid)),
      megabytes(process.memoryUsage().rss),
    ]
  } finally {
    host.kill()
    await host.ended
  }
}

function send(host: ModelProcess, content: string, signal: AbortSignal): Promise<Response> {
  const body = {
    messages: [{ role: 'user', content }],
    stream: true,
    max_tokens: replyTokens,
    temperature: 0,
  }
  return fetch(`${host.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${host.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
}

async function ask(host: ModelProcess, content: string) {
  const startedAt = performance.now()
  const response = await send(host, content, AbortSignal.timeout(600_000))
  let firstAt = 0
  let text = ''
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
    firstAt ||= performance.now()
    text += piece
  }
  const promptTokens = Number(/"prompt_tokens":(\d+)/.exec(text)?.[1])
  return { promptTokens, firstMs: firstAt - startedAt, writingMs: performance.now() - firstAt }
}

/** Returns the milliseconds until the model is free after a stop. */
async function stopAfter(host: ModelProcess, content: string, phase: 'reading' | 'writing'): Promise<number> {
  const stop = new AbortController()
  const hasReached = new Promise<void>((resolve) => {
    host.onRead = (done, total) => {
      if (phase === 'reading' ? done > 0 && done < total : done === total) resolve()
    }
  })
  const asked = send(host, content, stop.signal).catch(() => {})
  await hasReached
  if (phase === 'writing') await asked
  const stoppedAt = performance.now()
  stop.abort()
  await host.whenFree()
  return performance.now() - stoppedAt
}

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024
}

function threads(): number {
  return Math.max(1, availableParallelism() - 1)
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
