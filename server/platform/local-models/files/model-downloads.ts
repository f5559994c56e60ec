import { mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import {
  type DownloadFailure,
  gigabytes,
  type LocalModelState,
  localModelTexts,
  type OfferedModel,
} from '../../../../contract/local-models.ts'
import { FileLockHeldError, withFileLock } from '../../database/file-lock.ts'
import { AppError } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { DownloadError, type DownloadOptions, downloadFile } from './download-file.ts'
import type { ModelStore, StoredDownload } from './model-store.ts'

export type ModelDownloads = {
  start: (model: OfferedModel) => Promise<void>
  pause: (model: OfferedModel) => void
  /** Stops the download if there is one, and deletes what is here. */
  remove: (model: OfferedModel) => Promise<void>
  /** Goes on with a download that an earlier server did not finish. */
  resume: () => void
  stateOf: (model: OfferedModel) => Omit<LocalModelState, 'id' | 'trial'>
  freeDiskBytes: () => Promise<number>
  close: () => Promise<void>
}

export type DownloadParts = {
  store: ModelStore
  models: readonly OfferedModel[]
  mirror: string
  log: Log
  onReady: (model: OfferedModel) => void
} & Pick<DownloadOptions, 'proxies' | 'pace'>

type Active = {
  model: OfferedModel
  abort: AbortController
  bytesDone: number
  isChecking: boolean
  ended: Promise<void>
}

/** Left free for everything else on the disk. */
const marginBytes = 256_000_000
/** Another server that shares DATA_DIR may have been asked to pause. */
const watchMs = 1_000

/** Downloads one model at a time. The store has the state, so that it survives a restart. */
export function openModelDownloads(parts: DownloadParts): ModelDownloads {
  const { store, models, log } = parts
  let active: Active | null = null

  const save = (model: OfferedModel, state: StoredDownload | null) =>
    store.change(({ downloads }) => {
      if (state) downloads[model.id] = state
      else delete downloads[model.id]
    })
  const fail = (model: OfferedModel, failure: DownloadFailure) => save(model, { status: 'failed', failure })
  const isWanted = (model: OfferedModel) => store.read().downloads[model.id]?.status === 'running'

  async function fetchModel(model: OfferedModel, own: Active): Promise<void> {
    const watch = setInterval(() => {
      if (!isWanted(model)) own.abort.abort()
    }, watchMs).unref()
    const wanted = { ...model, path: store.pathOf(model), addresses: addressesOf(model, parts.mirror) }
    try {
      const fetchFile = () =>
        downloadFile(wanted, {
          ...parts,
          signal: own.abort.signal,
          onProgress(bytes) {
            own.bytesDone = bytes
          },
          onChecking() {
            own.isChecking = true
          },
        })
      await withFileLock(`${wanted.path}.lock`, fetchFile, 0)
      save(model, null)
      parts.onReady(model)
    } catch (error) {
      // Another server that shares DATA_DIR downloads it already.
      if (own.abort.signal.aborted || error instanceof FileLockHeldError) return
      const failure = error instanceof DownloadError ? error.failure : 'not-stored'
      log.warn({ err: error, model: model.id }, 'local model not downloaded')
      fail(model, failure)
    } finally {
      clearInterval(watch)
      if (active === own) active = null
    }
  }

  function run(model: OfferedModel): void {
    const own: Active = {
      model,
      abort: new AbortController(),
      bytesDone: store.partBytes(model),
      isChecking: false,
      ended: Promise.resolve(),
    }
    active = own
    own.ended = fetchModel(model, own).catch((err: unknown) =>
      log.warn({ err }, 'state of a download not saved'),
    )
  }

  async function freeDiskBytes(): Promise<number> {
    mkdirSync(store.folder, { recursive: true })
    const { bavail, bsize } = await statfs(store.folder)
    return bavail * bsize
  }

  return {
    freeDiskBytes,
    async start(model) {
      // A download that was paused a moment ago still writes what had arrived.
      if (active?.model.id === model.id && active.abort.signal.aborted) await active.ended
      if (store.isReady(model) || active?.model.id === model.id) return
      if (active || models.some(isWanted)) throw new AppError('conflict', localModelTexts.otherDownload)
      const needed = model.bytes - store.partBytes(model) + marginBytes
      const free = await freeDiskBytes()
      if (free < needed)
        throw new AppError(
          'storage_full',
          localModelTexts.noRoom({ needed: gigabytes(needed), free: gigabytes(free) }),
        )
      save(model, { status: 'running', failure: null })
      run(model)
    },
    pause(model) {
      if (!isWanted(model)) return
      save(model, { status: 'paused', failure: null })
      if (active?.model.id === model.id) active.abort.abort()
    },
    async remove(model) {
      save(model, null)
      if (active?.model.id === model.id) {
        active.abort.abort()
        await active.ended
      }
      store.remove(model)
    },
    resume() {
      const model = models.find((one) => isWanted(one) && !store.isReady(one))
      if (model) run(model)
    },
    stateOf(model) {
      const own = active?.model.id === model.id ? active : null
      // The file is complete a moment before `onReady`. A page that saw it as ready then would stop polling for the trial.
      if (!own && store.isReady(model)) return { status: 'ready', bytesDone: model.bytes, failure: null }
      const kept = store.read().downloads[model.id]
      const bytesDone = own ? own.bytesDone : store.partBytes(model)
      if (!kept) return { status: 'none', bytesDone: 0, failure: null }
      return { status: own?.isChecking ? 'checking' : kept.status, bytesDone, failure: kept.failure }
    },
    async close() {
      active?.abort.abort()
      await active?.ended
    },
  }
}

/** A mirror of the hub has its addresses; a plain file server has the file itself. */
function addressesOf({ repo, revision, file }: OfferedModel, mirror: string): string[] {
  const base = mirror.replace(/(?<!\/)\/+$/, '')
  return [`${base}/${repo}/resolve/${revision}/${file}`, `${base}/${file}`]
}
