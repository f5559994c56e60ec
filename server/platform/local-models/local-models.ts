import { availableParallelism, totalmem } from 'node:os'
import {
  type LocalModelsState,
  localModelLabel,
  localModelPrefix,
  localModelTexts,
  type OfferedModel,
  offeredModels,
  ownFileId,
  recommendedModel,
} from '../../../contract/local-models.ts'
import { failedUses, type MeasuredModel, measuredModels } from '../../../contract/site/model-uses.ts'
import { type Env, proxiesOf } from '../env.ts'
import { AppError, notFound } from '../errors.ts'
import type { Log } from '../log.ts'
import type { ChatModel } from '../models/models.ts'
import type { DownloadOptions } from './files/download-file.ts'
import { openModelDownloads } from './files/model-downloads.ts'
import { openModelStore } from './files/model-store.ts'
import { openOwnFile } from './files/own-file.ts'
import { isRuntimeInstalled } from './runtime/is-runtime-installed.ts'
import { type ModelFile, openLocalRuntime, type RuntimeOptions } from './runtime/local-runtime.ts'
import { openModelTrials } from './runtime/model-trials.ts'

/** Language models that run on this computer: their files, and the process that runs one of them. */
export type LocalModels = {
  /** The models that can be used now. */
  source: () => Promise<ChatModel[]>
  state: () => Promise<LocalModelsState>
  /** Whether an operator could get a first model with a download. */
  mayOffer: () => boolean
  download: (id: string) => Promise<void>
  pause: (id: string) => void
  /** Cancels a download, or deletes a model. An own file is only forgotten. */
  remove: (id: string) => Promise<void>
  useFile: (path: string) => Promise<void>
  /** Measures the model's speed with a short reply. */
  tryOut: (id: string) => Promise<void>
  /** The process that runs a model now. */
  running: () => { id: string; pid: number } | null
  close: () => Promise<void>
}

export type LocalModelsOptions = {
  env: Pick<Env, 'DATA_DIR' | 'AI_LOCAL_FILE' | 'MODEL_DOWNLOAD' | 'MODEL_MIRROR'>
  log: Log
  /** The table of models; another one in tests. */
  models?: readonly OfferedModel[]
  runtime?: Omit<RuntimeOptions, 'log'>
  pace?: DownloadOptions['pace']
  /** What was measured of models of which size; other figures in tests. */
  measured?: readonly MeasuredModel[]
}

const bigMemoryBytes = 6_000_000_000
/** Tokens of a conversation take memory as well. */
const contextTokens = { smallMemory: 4_096, bigMemory: 8_192 }
/** The product estimates tokens from English; other languages need more for the same text. */
const estimateShare = 0.75

export function openLocalModels({
  env,
  log,
  models = offeredModels,
  runtime: runtimeOptions = {},
  pace,
  measured = measuredModels,
}: LocalModelsOptions): LocalModels {
  const store = openModelStore(env.DATA_DIR)
  const runtime = openLocalRuntime({ log, ...runtimeOptions })
  const isSupported = isRuntimeInstalled()
  const memoryBytes = memoryOfComputer()
  const contextTokensMax = memoryBytes < bigMemoryBytes ? contextTokens.smallMemory : contextTokens.bigMemory
  const find = (id: string): OfferedModel => {
    const model = models.find((one) => one.id === id)
    if (!model) throw notFound('model')
    return model
  }
  const ownPath = () => env.AI_LOCAL_FILE ?? store.read().ownFile

  function files(): ModelFile[] {
    if (!isSupported) return []
    const path = ownPath()
    const own = path === null ? 'missing' : openOwnFile(path)
    const ready = models.filter(store.isReady)
    return [
      ...(typeof own === 'string' || !own.hasChatFormat ? [] : [{ ...own, id: ownFileId }]),
      ...ready.map((model) => ({ ...model, path: store.pathOf(model) })),
    ].map(({ id, name, path, bytes }) => ({
      id,
      label: localModelLabel(name),
      path,
      bytes,
      contextTokensMax,
    }))
  }

  function unfitnessOf(bytes: number): Pick<ChatModel, 'unfitFor'> {
    const unfitFor = failedUses(bytes, measured)
    return unfitFor.length > 0 ? { unfitFor } : {}
  }

  const trials = openModelTrials({ store, runtime, fileOf: (id) => files().find((one) => one.id === id) })
  const downloads = openModelDownloads({
    store,
    models,
    mirror: env.MODEL_MIRROR,
    log,
    proxies: proxiesOf(),
    // A trial that fails is shown as a model that was not measured.
    onReady: ({ id }) => void trials.run(id).catch(() => {}),
    ...(pace ? { pace } : {}),
  })
  if (env.MODEL_DOWNLOAD && isSupported) downloads.resume()

  return {
    source: async () =>
      files().map((file) => ({
        id: localModelPrefix + file.id,
        label: file.label,
        kind: 'local-server',
        isSlow: true,
        ...unfitnessOf(file.bytes),
        contextTokens: Math.floor((runtime.contextTokensOf(file) ?? contextTokensMax) * estimateShare),
        stream: (request) => runtime.stream(file, request),
      })),
    mayOffer: () => isSupported && env.MODEL_DOWNLOAD && files().length === 0,
    async state() {
      const computer = { memoryBytes, cores: availableParallelism() }
      const results = store.read().trials
      const path = ownPath()
      const own = path === null ? 'missing' : openOwnFile(path)
      return {
        isSupported,
        mayDownload: env.MODEL_DOWNLOAD,
        computer: { ...computer, freeDiskBytes: await downloads.freeDiskBytes() },
        recommended: recommendedModel(computer, models).id,
        models: models.map((model) => ({
          id: model.id,
          ...downloads.stateOf(model),
          trial: results[model.id] ?? null,
        })),
        ownFile:
          typeof own === 'string'
            ? null
            : {
                path: own.path,
                bytes: own.bytes,
                isSetting: env.AI_LOCAL_FILE !== undefined,
                isBaseModel: !own.hasChatFormat,
                failedUses: failedUses(own.bytes, measured),
                trial: results[ownFileId] ?? null,
              },
        tryingOut: trials.running(),
      }
    },
    async download(id) {
      if (!env.MODEL_DOWNLOAD) throw new AppError('conflict', localModelTexts.downloadOff)
      if (!isSupported) throw new AppError('conflict', localModelTexts.notLoaded.runtime)
      await downloads.start(find(id))
    },
    pause: (id) => downloads.pause(find(id)),
    async remove(id) {
      runtime.stop(id)
      if (id !== ownFileId) return downloads.remove(find(id))
      if (env.AI_LOCAL_FILE !== undefined) throw new AppError('conflict', localModelTexts.fileIsSetting)
      store.change((state) => {
        state.ownFile = null
        delete state.trials[ownFileId]
      })
    },
    async useFile(path) {
      if (env.AI_LOCAL_FILE !== undefined) throw new AppError('conflict', localModelTexts.fileIsSetting)
      const own = openOwnFile(path)
      if (own === 'missing') throw new AppError('invalid_input', localModelTexts.fileMissing)
      if (own === 'no-model') throw new AppError('invalid_input', localModelTexts.fileNoModel)
      if (!own.hasChatFormat) throw new AppError('invalid_input', localModelTexts.fileIsBaseModel)
      runtime.stop(ownFileId)
      const before = store.read().ownFile
      const keep = (file: string | null) =>
        store.change((state) => {
          state.ownFile = file
          delete state.trials[ownFileId]
        })
      keep(path)
      // A file that does not load is refused. A damaged one ends only its own process.
      await trials.run(ownFileId).catch((error: unknown) => {
        keep(before)
        throw error
      })
    },
    tryOut: trials.run,
    running: runtime.running,
    async close() {
      await Promise.all([downloads.close(), runtime.close()])
    },
  }
}

/** Returns the memory that this server may use: a container may have less than its computer. */
function memoryOfComputer(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
