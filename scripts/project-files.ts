import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const projectRoot = dirname(import.meta.dirname)

export type ProjectFile = { path: string; text: string }

/** Folders without source files of the project. */
const foreign = new Set([
  'node_modules',
  'build',
  'data',
  'screens',
  'test-results',
  'playwright-report',
  'coverage',
])

/** Returns the paths of the project's files from its root, with slashes, sorted. Hidden files are left out. */
export function listPaths(folder = ''): string[] {
  const entries = readdirSync(join(projectRoot, folder), { withFileTypes: true })
  return entries
    .filter(({ name }) => !name.startsWith('.') && !(folder === '' && foreign.has(name)))
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      return entry.isDirectory() ? listPaths(path) : [path]
    })
    .sort()
}

export function readSources(paths: string[]): ProjectFile[] {
  return paths
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))
}

/** Prints what was found and sets the exit code; prints nothing if there are no breaches. */
export function report(breaches: string[]): void {
  for (const breach of breaches) process.stdout.write(`${breach}\n`)
  process.exitCode = breaches.length > 0 ? 1 : 0
}
