// Every path that README.md, CONTRIBUTING.md and docs/ name has to be there.
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listPaths, projectRoot, report } from './project-files.ts'

const rooms = /^(engine|contract|server|web|e2e|bench|docs|scripts|\.ci)\//

export type NamedPath = { line: number; path: string }

/** Paths in code spans, links and drawn trees of a Markdown text, from the project's root. */
export function pathsIn(text: string, doc: string): NamedPath[] {
  const found: NamedPath[] = []
  let fenced = false
  let branch: string[] = []
  for (const [i, line] of text.split('\n').entries()) {
    const add = (path: string) => found.push({ line: i + 1, path })
    if (line.trimStart().startsWith('```')) {
      fenced = !fenced
      branch = []
    } else if (fenced) {
      const drawn = /^((?:[│ ] {2})*)[├└]─ (\S+)/.exec(line)
      if (!drawn) continue
      const depth = drawn[1]!.length / 3
      branch = [...branch.slice(0, depth), drawn[2]!.replace(/\/$/, '')]
      add(branch.join('/'))
    } else {
      for (const [, span] of line.matchAll(/`([^`\s]+)`/g)) if (rooms.test(span!)) add(span!)
      for (const [, target] of line.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (!/^[a-z]+:|^#/.test(target!)) add(posix.join(posix.dirname(doc), target!.replace(/[#?].*$/, '')))
      }
    }
  }
  // A name with a placeholder stands for many.
  return found.filter(({ path }) => !/[<>{}*…]|\bNNN\b/.test(path))
}

function missingIn(doc: string): string[] {
  return pathsIn(readFileSync(join(projectRoot, doc), 'utf8'), doc)
    .filter(({ path }) => !existsSync(join(projectRoot, path.replace(/:\d+$/, ''))))
    .map(({ line, path }) => `${doc}:${line} names ${path}, which is not there.`)
}

if (import.meta.main)
  report(
    listPaths()
      .filter((path) => /^(README|CONTRIBUTING)\.md$/.test(path) || /^docs\/.*\.md$/.test(path))
      .flatMap(missingIn),
  )
