import {
  type ChatWrapper,
  getLlama,
  InsufficientMemoryError,
  type Llama,
  LlamaChat,
  type LlamaContext,
  LlamaLogLevel,
  type LlamaModel,
  NoBinaryFoundError,
  QwenChatWrapper,
  resolveChatWrapper,
} from 'node-llama-cpp'
import type { StartFailure, StartMessage } from './messages.ts'

export type LoadedModel = {
  llama: Llama
  model: LlamaModel
  chat: LlamaChat
  contextTokens: number
  /** Tokens of a prompt that are read at once; follows the speed of this computer. */
  sliceTokens: number
  /** The owner of the prompt that the model remembers. */
  promptOwner: string
}

/** Tokens that are computed together; larger batches take more memory and delay a stop. */
const batchTokens = 128
/** Few, because a large model on a slow computer reads only some tokens a second. */
const firstSliceTokens = 4

/** Loads the runtime and a model file. A damaged file can end the whole process, which is why it is one of its own. */
export async function loadModel({ file, contextTokensMax, threadsMax }: StartMessage): Promise<LoadedModel> {
  const llama = await getLlama({
    gpu: process.platform === 'darwin' ? 'auto' : false,
    // Without these the library clones and compiles its sources when a binary is missing.
    build: 'never',
    skipDownload: true,
    maxThreads: threadsMax,
    logLevel: LlamaLogLevel.error,
  })
  const threads = Math.max(1, Math.min(llama.cpuMathCores, threadsMax))
  // A mapped file would be in memory twice, because the runtime repacks the weights.
  const model = await llama.loadModel({ modelPath: file, useMmap: false })
  const context = await createContext(model, Math.min(contextTokensMax, model.trainContextSize), threads)
  const chat = new LlamaChat({ contextSequence: context.getSequence(), chatWrapper: wrapperOf(model) })
  return {
    llama,
    model,
    chat,
    contextTokens: context.contextSize,
    sliceTokens: firstSliceTokens,
    promptOwner: '',
  }
}

/** Compresses the stored keys and values, except for models whose heads are too small for it. */
async function createContext(model: LlamaModel, tokens: number, threads: number): Promise<LlamaContext> {
  const usual = { contextSize: tokens, sequences: 1, threads, batchSize: batchTokens }
  const compressed = { experimentalKvCacheKeyType: 'Q8_0', experimentalKvCacheValueType: 'Q8_0' } as const
  try {
    return await model.createContext({ ...usual, ...compressed, flashAttention: true })
  } catch (error) {
    if (error instanceof InsufficientMemoryError) throw error
    return model.createContext(usual)
  }
}

/** Returns the file's own chat format. Qwen models get the instruction to reply without their reasoning. */
function wrapperOf(model: LlamaModel): ChatWrapper {
  const wrapper = resolveChatWrapper(model)
  return wrapper instanceof QwenChatWrapper ? new QwenChatWrapper({ thoughts: 'discourage' }) : wrapper
}

/** Words of the library's messages, which has no classes for these errors. */
const memoryWords = ['memory', 'too large']
/** The binary does not load, for example because a system library is missing. */
const runtimeWords = ['binary', '.node', 'dlopen', 'specified module']

export function startFailureOf(error: unknown): StartFailure {
  if (error instanceof NoBinaryFoundError) return 'runtime'
  const message = String(error).toLowerCase()
  const hasAny = (words: string[]) => words.some((word) => message.includes(word))
  if (error instanceof InsufficientMemoryError || hasAny(memoryWords)) return 'memory'
  return hasAny(runtimeWords) ? 'runtime' : 'file'
}
