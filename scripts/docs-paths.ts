// Checks that every path in README.md, CONTRIBUTING.md, docs/ and code comments exists, and every section and decision
// of docs/spec that they cite.
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listPaths, type ProjectFile, projectRoot, readSources, report } from './project-files.ts'

const rooms = /^(engine|contract|server|web|e2e|bench|proofs|docs|scripts|\.ci)\//

export type NamedPath = { line: number; path: string }

/** Returns the paths in code spans, links and drawn trees of a Markdown text, from the project's root. */
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
  // A name with a placeholder matches many files.
  return found.filter(({ path }) => !/[<>{}*…]|\bNNN\b/.test(path))
}

function missingIn(doc: string): string[] {
  return pathsIn(readFileSync(join(projectRoot, doc), 'utf8'), doc)
    .filter(({ path }) => !existsSync(join(projectRoot, path.replace(/:\d+$/, ''))))
    .map(({ line, path }) => `${doc}:${line} names ${path}, which is not there.`)
}

/** Returns the project paths that the comments of a source file name. */
export function pathsInComments(text: string): NamedPath[] {
  return text.split('\n').flatMap((line, i) =>
    commentOf(line)
      .split(/[\s`'"“”(),;]/)
      .map((word) => word.replace(/[.:]$/, ''))
      .filter((word) => rooms.test(word) && /\.[a-z]{2,5}$/.test(word) && !/[<>{}*…$]/.test(word))
      .map((path) => ({ line: i + 1, path })),
  )
}

/** Returns the comment on a line: a line of a block comment, or the text after two slashes. */
function commentOf(line: string): string {
  const start = line.trimStart()
  if (/^(\/\/|\/\*|\*|\{\/\*)/.test(start)) return start
  const at = line.indexOf(' // ')
  return at < 0 ? '' : line.slice(at)
}

export type Citation = { line: number; document: string; numbers: number[]; isFull: boolean }

/**
 * Returns the citations of docs/spec in a text: `docs/spec/decisions.md 18 and 44`, `docs/spec/1-writing.md section 4`.
 */
export function citationsIn(text: string): Citation[] {
  const found = text.matchAll(/(docs\/spec\/)?\b(1-writing|2-commercial|decisions)\.md\b/g)
  return [...found].flatMap((match) => {
    const rest = text.slice(match.index + match[0].length).replace(/\n[ /*]{0,20}/, ' ')
    const numbers = /^ (?:section )?(\d{1,3}(?:(?:, | and )\d{1,3}){0,5})/.exec(rest)?.[1]
    if (!numbers) return []
    return {
      line: text.slice(0, match.index).split('\n').length,
      document: match[2]!,
      numbers: numbers.split(/, | and /).map(Number),
      isFull: match[1] !== undefined,
    }
  })
}

/** Returns the section numbers of a document of docs/spec, or the numbers of its decisions. */
function numbersOf(document: string): Set<number> {
  const text = readFileSync(join(projectRoot, `docs/spec/${document}.md`), 'utf8')
  const found = text.matchAll(document === 'decisions' ? /^(\d{1,3})\. /gm : /^## (\d{1,3})\. /gm)
  return new Set([...found].map(([, number]) => Number(number)))
}

const cited = new Map(
  ['1-writing', '2-commercial', 'decisions'].map((document) => [document, numbersOf(document)]),
)

function falseCitations({ path, text }: ProjectFile): string[] {
  return citationsIn(text).flatMap(({ line, document, numbers, isFull }) => {
    const missing = numbers.filter((number) => !cited.get(document)?.has(number))
    return [
      ...missing.map(
        (number) => `${path}:${line} cites ${number} of docs/spec/${document}.md, which is not there.`,
      ),
      ...(isFull ? [] : [`${path}:${line} cites ${document}.md: write docs/spec/${document}.md.`]),
    ]
  })
}

function missingInComments({ path, text }: ProjectFile): string[] {
  return pathsInComments(text)
    .filter((named) => !existsSync(join(projectRoot, named.path)))
    .map((named) => `${path}:${named.line} names ${named.path}, which is not there.`)
}

if (import.meta.main) {
  const paths = listPaths()
  const docs = paths.filter((path) => /^(README|CONTRIBUTING)\.md$/.test(path) || /^docs\/.*\.md$/.test(path))
  const sources = readSources(paths.filter((path) => path !== 'scripts/boundaries.test.ts'))
  report([
    ...docs.flatMap(missingIn),
    ...docs.flatMap((path) => falseCitations({ path, text: readFileSync(join(projectRoot, path), 'utf8') })),
    ...sources.flatMap((file) => [...falseCitations(file), ...missingInComments(file)]),
  ])
}
