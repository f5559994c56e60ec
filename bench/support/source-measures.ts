import { posix } from 'node:path'
import { findCrowdedFolders, findOrderBreaches } from '../../scripts/boundaries/folder-levels.ts'
import { importsOf } from '../../scripts/imports.ts'
import type { ProjectFile } from '../../scripts/project-files.ts'

export type Row = (string | number)[]

/** What the product is made of, without tests. Two parts that only stand beside it are counted apart. */
const parts: Record<string, RegExp> = {
  engine: /^engine\/(?!training\/)/,
  contract: /^contract\//,
  texts: /^texts\//,
  server: /^server\/(?!testing\/|local\/payments\/)/,
  web: /^web\/(?!locales\/|content\/)/,
  scripts: /^scripts\/(?!mutants\/)/,
}
const apart: Record<string, RegExp> = {
  'engine/training': /^engine\/training\//,
  'server/local/payments': /^server\/local\/payments\//,
}

/** Returns the lines of each part of the product, and their sum. */
export function productLines(files: ProjectFile[]): Row[] {
  const count = (pattern: RegExp) =>
    files.filter(({ path }) => pattern.test(path)).reduce((sum, { text }) => sum + linesOf(text), 0)
  const rows = Object.entries(parts).map(([name, pattern]): Row => [name, count(pattern)])
  const all = rows.reduce((sum, [, lines]) => sum + Number(lines), 0)
  return [
    ...rows,
    ['the product', all],
    ...Object.entries(apart).map(([name, pattern]): Row => [`${name}, not counted`, count(pattern)]),
  ]
}

/** Returns the breaches of the order of folders, and the files outside of a noun that import from it. */
export function orderFigures(files: ProjectFile[], sources: ProjectFile[]): Row[] {
  const nouns = ['study', 'originality', 'letters']
  return [
    ['imports from a lower sub-folder to a higher one', findOrderBreaches(files).length],
    ['large folders without an order', findCrowdedFolders(files.map(({ path }) => path)).length],
    ...nouns.map(
      (noun): Row => [`shared files that import from the noun ${noun}`, sharedFiles(noun, sources)],
    ),
    ['files of 30 lines or fewer whose only importer is in their folder', smallFiles(sources)],
  ]
}

function sharedFiles(noun: string, sources: ProjectFile[]): number {
  const isOwn = (path: string) => path.split('/').some((part) => part === noun || part === `${noun}.ts`)
  return sources.filter(
    (file) => !isOwn(file.path) && importsOf(file).some(({ path }) => path !== null && isOwn(path)),
  ).length
}

function smallFiles(sources: ProjectFile[]): number {
  const importers = new Map<string, Set<string>>()
  for (const file of sources)
    for (const { path } of importsOf(file))
      if (path) importers.set(path, (importers.get(path) ?? new Set()).add(file.path))
  return sources.filter(({ path, text }) => {
    const [only, ...others] = importers.get(path) ?? []
    return (
      only !== undefined &&
      others.length === 0 &&
      posix.dirname(only) === posix.dirname(path) &&
      linesOf(text) <= 30
    )
  }).length
}

function linesOf(text: string): number {
  return text.split('\n').length - 1
}
