import { posix } from 'node:path'
import type { ProjectFile } from './project-files.ts'

export type Import = {
  line: number
  /** Path from the project's root, or null for a package. */
  path: string | null
  /** Name of the package or builtin, or null for a file of the project. */
  name: string | null
  typeOnly: boolean
  /** The file is named as a URL, for a worker. */
  isWorker: boolean
}

const statement =
  /(?:^|\n)[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*${}\s,]+?\s+from\s+)?['"]([^'"\n]+)['"]|import\(\s*['"]([^'"\n]+)['"]\s*\)|new URL\(\s*['"](\.[^'"\n]+\.ts)['"]/g

/** Returns everything that a file imports: statically, dynamically, and workers by URL. */
export function importsOf({ path, text }: ProjectFile): Import[] {
  return [...text.matchAll(statement)].map((match) => {
    const target = match[2] ?? match[3] ?? match[4]!
    const start = match.index + (match[0].startsWith('\n') ? 1 : 0)
    const relative = target.startsWith('.')
    return {
      line: text.slice(0, start).split('\n').length,
      path: relative ? posix.join(posix.dirname(path), target) : null,
      name: relative ? null : packageName(target),
      typeOnly: match[1] !== undefined,
      isWorker: match[4] !== undefined,
    }
  })
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
