import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)
const tagger = (name: string) =>
  join(require.resolve('wink-eng-lite-web-model'), '../languages/cur/models', `eng-${name}-model.json`)

/**
 * The large data files of the engine, by the part of the try-out that needs them. The browser loads each as a file of its
 * own, with progress, and the parts share none.
 */
const dataFiles = {
  check: { 'detector-model': join(root, 'engine/detector/model/model.json') },
  clean: {
    'language-model': join(root, 'engine/humanizer/data/language-model.json'),
    'phrase-rates': join(root, 'engine/humanizer/data/phrase-rates.json'),
    rules: join(root, 'engine/humanizer/data/rules.json'),
    tagger: tagger('core-web'),
  },
} as const

/**
 * Models that the tagger's library loads and the engine never uses: the sentiment of words, and named entities. Each is
 * replaced by an automaton without states.
 */
const unusedModels: Record<string, string> = {
  [tagger('sa')]: '["[100,0,{},{},{},{}]"]',
  [tagger('ner')]: '[]',
}

const fileList = 'virtual:engine-files'
const dataModule = '\0engine-data:'
const unusedModule = '\0engine-unused:'
const store = join(root, 'web/pages/try-out/worker/engine-data.ts')

const named = Object.values(dataFiles).flatMap((files) => Object.entries(files))
const nameOf = new Map<string, string>(named.map(([name, path]) => [path, name]))

/**
 * Lets the engine run in a browser's worker: its large JSON files become files that the worker loads first. An import of
 * one becomes a look at what was loaded.
 */
export function engineData(): Plugin {
  return {
    name: 'longhand-engine-data',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === fileList) return `\0${fileList}`
      if (!source.endsWith('.json') || !importer) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found) return null
      const name = nameOf.get(found.id)
      if (name) return dataModule + name
      return found.id in unusedModels ? unusedModule + found.id.replace(/\.json$/, '') : null
    },
    load(id) {
      if (id === `\0${fileList}`) return fileListSource()
      if (id.startsWith(dataModule)) return dataSource(id.slice(dataModule.length))
      if (id.startsWith(unusedModule))
        return `module.exports = ${unusedModels[`${id.slice(unusedModule.length)}.json`]}`
      return null
    },
  }
}

/** The library of the tagger reads its model with `require`, and the engine imports its own data. */
function dataSource(name: string): string {
  const [place, what] = [JSON.stringify(store), JSON.stringify(name)]
  return name === 'tagger'
    ? `module.exports = require(${place}).dataOf(${what})`
    : `import { dataOf } from ${place}\nexport default dataOf(${what})`
}

/** The module `virtual:engine-files`: name, address and size of each data file, by part. */
function fileListSource(): string {
  const imports: string[] = []
  const parts = Object.entries(dataFiles).map(([part, files]) => {
    const rows = Object.entries(files).map(([name, path]) => {
      imports.push(`import file${imports.length} from ${JSON.stringify(`${path}?url`)}`)
      const bytes = readFileSync(path).length
      return `{ name: ${JSON.stringify(name)}, address: file${imports.length - 1}, bytes: ${bytes} }`
    })
    return `${part}: [${rows.join(', ')}]`
  })
  return `${imports.join('\n')}\nexport const engineFiles = { ${parts.join(', ')} }`
}

export type TryOutPart = keyof typeof dataFiles

/** Returns the bytes that a browser loads for the data of each part, compressed as a server sends them. */
export function engineDataBytes(): Record<TryOutPart, number> {
  const sum = (files: Record<string, string>) =>
    Object.values(files).reduce((bytes, path) => bytes + gzipSync(readFileSync(path)).length, 0)
  return { check: sum(dataFiles.check), clean: sum(dataFiles.clean) }
}
