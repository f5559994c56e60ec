import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { downloadFailures, type OfferedModel } from '../../../../contract/local-models.ts'
import { partOf } from './download-file.ts'

const trial = z.object({ wordsPerSecond: z.number(), testedAt: z.string() })
const download = z.object({
  status: z.enum(['running', 'paused', 'failed']),
  failure: z.enum(downloadFailures).nullable().default(null),
})
const stored = z.object({
  downloads: z.record(z.string(), download).default({}),
  trials: z.record(z.string(), trial).default({}),
  ownFile: z.string().nullable().default(null),
})

export type StoredDownload = z.output<typeof download>
type StoredModels = z.output<typeof stored>

/** The folder of model files, with a file about downloads and trials. Servers that share DATA_DIR share it. */
export type ModelStore = {
  folder: string
  /** Returns what is stored. It may be shared with other callers, so `change` is the way to change it. */
  read: () => Readonly<StoredModels>
  change: (change: (state: StoredModels) => void) => void
  pathOf: (model: OfferedModel) => string
  isReady: (model: OfferedModel) => boolean
  /** Bytes of a download that are here. */
  partBytes: (model: OfferedModel) => number
  remove: (model: OfferedModel) => void
}

export function openModelStore(dataDir: string): ModelStore {
  const folder = join(dataDir, 'models')
  const file = join(folder, 'models.json')
  const pathOf = (model: OfferedModel) => join(folder, model.file)

  // Read with every request for a model, so it is parsed only when the file is another one.
  let kept: { version: string; state: StoredModels } | null = null

  function read(): StoredModels {
    const stat = statSync(file, { throwIfNoEntry: false })
    const version = stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : 'none'
    if (kept?.version !== version) kept = { version, state: stat ? parse() : stored.parse({}) }
    return kept.state
  }
  function parse(): StoredModels {
    try {
      return stored.parse(JSON.parse(readFileSync(file, 'utf8')))
    } catch {
      // It was edited by hand, or removed a moment ago.
      return stored.parse({})
    }
  }
  return {
    folder,
    read,
    change(change) {
      const state = structuredClone(read())
      change(state)
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify(state, null, 2))
      renameSync(`${file}.new`, file)
    },
    pathOf,
    isReady: (model) => sizeOf(pathOf(model)) === model.bytes,
    partBytes: (model) => sizeOf(partOf(pathOf(model))),
    remove(model) {
      for (const path of [pathOf(model), partOf(pathOf(model))])
        if (existsSync(path)) rmSync(path, { force: true })
    },
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
