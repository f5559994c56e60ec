// Checks scripts/folder-order.ts: rule 14 of docs/architecture.md.
import { posix } from 'node:path'
import { folderOrder, orderedElsewhere } from '../folder-order.ts'
import { importsOf } from '../imports.ts'
import type { ProjectFile } from '../project-files.ts'

const sourceFilesMax = 25

/** Names the types of all adapters, and has no code. */
const typesOfAll = 'server/platform/context.ts'

/** Finds imports from a lower sub-folder to a higher one. */
export function findOrderBreaches(files: ProjectFile[]): string[] {
  return files.flatMap((file) => {
    const places = isTest(file.path) || file.path === typesOfAll ? [] : placesOf(file.path)
    if (places.length === 0) return []
    return importsOf(file).flatMap((taken) =>
      places.flatMap((from) => {
        const to = taken.path && placeIn(from.folder, taken.path)
        if (!to || to.level <= from.level) return []
        return `${file.path}:${taken.line} never 14: ${from.name} is below ${to.name} in ${from.folder}. Move one of the two files.`
      }),
    )
  })
}

/** Finds folders with too many source files, and those that are missing in the order. */
export function findCrowdedFolders(paths: string[]): string[] {
  const sources = paths.filter(
    (path) => /\.tsx?$/.test(path) && !isTest(path) && !path.includes('.examples.') && !isOfEveryDomain(path),
  )
  const own = countBy(sources.map((path) => posix.dirname(path)))
  const below = countBy(sources.flatMap(foldersOf))
  const parents = new Set([...own.keys()].map((folder) => posix.dirname(folder)))
  const crowded = [...own].flatMap(([folder, count]) =>
    count > sourceFilesMax && folder !== 'e2e'
      ? [`${folder} has ${count} source files. Give each sub-noun a folder, in scripts/folder-order.ts.`]
      : [],
  )
  const unordered = [...below].flatMap(([folder, count]) =>
    count > sourceFilesMax && parents.has(folder) && !folderOrder[folder] && !orderedElsewhere[folder]
      ? [
          `${folder} has ${count} source files. Name its sub-folders in scripts/folder-order.ts, lowest first.`,
        ]
      : [],
  )
  const unnamed = [...own.keys()].filter((folder) =>
    placesOf(`${folder}/a.ts`).some(({ level }) => level === -1),
  )
  return [
    ...crowded,
    ...unordered,
    ...unnamed.map((folder) => `${folder} has no place in the order of scripts/folder-order.ts.`),
  ]
}

function countBy(names: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** Returns the folders that a file is in, from the outermost. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'))
}

/** The two files that every domain of the server has. They do not count towards the limit of its folder. */
function isOfEveryDomain(path: string): boolean {
  return /^server\/domains\/[^/]+\/(?:domain|policies)\.ts$/.test(path)
}

type Place = { folder: string; name: string; level: number }

function placesOf(path: string): Place[] {
  return foldersOf(path).flatMap((folder) => placeIn(folder, path) ?? [])
}

/** Returns null outside the folder, and level −1 in a sub-folder without a place in the order. */
function placeIn(folder: string, path: string): Place | null {
  const order = folderOrder[folder]
  if (!order || !path.startsWith(`${folder}/`)) return null
  const [name = '', ...rest] = path.slice(folder.length + 1).split('/')
  const levelOf = (each: string) => (order.includes(each) ? order.indexOf(each) + 1 : null)
  if (rest.length > 0) return { folder, name, level: levelOf(name) ?? -1 }
  if (/^server\/domains\//.test(folder) && !order.includes(name)) {
    if (name === 'domain.ts') return { folder, name, level: order.length + 2 }
    if (name.endsWith('routes.ts')) return { folder, name, level: order.length + 1 }
  }
  return { folder, name, level: levelOf(name) ?? levelOf('*') ?? 0 }
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}
