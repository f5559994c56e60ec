import { z } from 'zod'
import { localModels } from '../texts/local-models.ts'
import { messagesOf } from '../texts/message.ts'

/** What models on this computer are used for. */
export const measuredUses = ['chats', 'titles', 'rewriting', 'essays', 'humanizer'] as const
export type MeasuredUse = (typeof measuredUses)[number]

/** A language model that the product offers to download. */
export type OfferedModel = {
  id: string
  name: string
  maker: string
  licence: string
  /** Where the file is, at Hugging Face or a mirror of it: a repository at a fixed revision. */
  repo: string
  revision: string
  file: string
  bytes: number
  sha256: string
  /** Memory that a computer should have in total. */
  memoryBytes: number
  coresMin: number
  /** False if size and checksum come from other projects that pin this file, and we did not download it ourselves. */
  isVerified: boolean
}

const giga = 1_000_000_000

/**
 * From the smallest to the largest. A file is used only if its size and checksum are those of its row, so that the
 * address that it comes from needs no trust.
 */
export const offeredModels: readonly OfferedModel[] = [
  {
    id: 'qwen3-0.6b',
    name: 'Qwen3 0.6B',
    maker: 'Alibaba Cloud',
    licence: 'Apache-2.0',
    repo: 'unsloth/Qwen3-0.6B-GGUF',
    revision: '50968a4468ef4233ed78cd7c3de230dd1d61a56b',
    file: 'Qwen3-0.6B-Q4_K_M.gguf',
    bytes: 396_705_472,
    sha256: 'ac2d97712095a558e31573f62f466a3f9d93990898b0ec79d7c974c1780d524a',
    memoryBytes: 2 * giga,
    coresMin: 1,
    isVerified: false,
  },
  {
    id: 'qwen3-1.7b',
    name: 'Qwen3 1.7B',
    maker: 'Alibaba Cloud',
    licence: 'Apache-2.0',
    repo: 'unsloth/Qwen3-1.7B-GGUF',
    revision: 'd7f544eead698dbd1f15126ef60b45a1e1933222',
    file: 'Qwen3-1.7B-Q4_K_M.gguf',
    bytes: 1_107_409_472,
    sha256: 'b139949c5bd74937ad8ed8c8cf3d9ffb1e99c866c823204dc42c0d91fa181897',
    memoryBytes: 3 * giga,
    coresMin: 1,
    isVerified: false,
  },
  {
    id: 'qwen3-4b',
    name: 'Qwen3 4B Instruct',
    maker: 'Alibaba Cloud',
    licence: 'Apache-2.0',
    repo: 'unsloth/Qwen3-4B-Instruct-2507-GGUF',
    revision: 'a06e946bb6b655725eafa393f4a9745d460374c9',
    file: 'Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
    bytes: 2_497_281_120,
    sha256: '3605803b982cb64aead44f6c1b2ae36e3acdb41d8e46c8a94c6533bc4c67e597',
    memoryBytes: 8 * giga,
    coresMin: 4,
    isVerified: false,
  },
]

/** Returns the largest model that this computer runs well; the smallest if none does. */
export function recommendedModel(
  { memoryBytes, cores }: { memoryBytes: number; cores: number },
  models = offeredModels,
): OfferedModel {
  const fits = (model: OfferedModel) => model.memoryBytes <= memoryBytes && model.coresMin <= cores
  return models.findLast(fits) ?? models[0]!
}

/** The model of a file that the operator named, in a setting or on the page. */
export const ownFileId = 'own-file'
/** Ids of local models in the list of all models. */
export const localModelPrefix = 'local:'

/** Why a download ended. */
export const downloadFailures = [
  'refused',
  'unreached',
  'wrong-size',
  'wrong-checksum',
  'no-room',
  'not-stored',
] as const
export type DownloadFailure = (typeof downloadFailures)[number]

/** Result of a short reply that was measured after the model had loaded. */
export type ModelTrial = { wordsPerSecond: number; testedAt: string }

export type LocalModelState = {
  id: string
  status: 'none' | 'running' | 'checking' | 'paused' | 'failed' | 'ready'
  bytesDone: number
  failure: DownloadFailure | null
  trial: ModelTrial | null
}

/** Response of GET /api/operator/local-models. */
export type LocalModelsState = {
  /** False where the runtime is not installed or has no version for this system. */
  isSupported: boolean
  mayDownload: boolean
  computer: { memoryBytes: number; cores: number; freeDiskBytes: number }
  recommended: string
  models: LocalModelState[]
  /** The operator's own file; `isSetting` if AI_LOCAL_FILE names it, `isBaseModel` if it cannot reply in chats. */
  ownFile: {
    path: string
    bytes: number
    isSetting: boolean
    isBaseModel: boolean
    /** What models of its size failed at when they were measured. */
    failedUses: MeasuredUse[]
    trial: ModelTrial | null
  } | null
  /** The model whose trial runs now or is the next one. */
  tryingOut: string | null
}

const pathCharactersMax = 1_000
const modelId = z.string().min(1).max(60)

export const localModelInput = z.strictObject({ id: modelId })
export const localModelParam = z.object({ modelId })
export const localFileInput = z.strictObject({ path: z.string().trim().min(1).max(pathCharactersMax) })

/**
 * What a reader of a reply waits for: earlier requests, of which `place` is the number, the start of the model, or the
 * model's reading of the conversation. `seconds` is null until it can be estimated.
 */
export type ModelWait =
  | { state: 'queued'; place: number; seconds: number | null }
  | { state: 'loading' }
  | { state: 'reading'; seconds: number | null }

/** Returns an amount of memory or disk as it is shown: 5.0 GB. */
export const gigabytes = (bytes: number) => `${(bytes / giga).toFixed(1)} GB`

/** The English texts of refusals about models on this computer. */
export const localModelLabel = (name: string) => `${name} on this computer`

export const localModelTexts = /* @__PURE__ */ messagesOf('local-models', localModels)
