import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { importsOf } from '../scripts/imports.ts'
import type { ProjectFile } from '../scripts/project-files.ts'
import { orderFigures, productLines } from './support/source-measures.ts'
import { printTable } from './support/table.ts'

const rooms = [
  'engine/humanizer',
  'engine/lexicon',
  'engine/detector',
  'engine/cli',
  'engine/documents',
  'engine/training',
  'contract',
  'texts',
  'server/domains',
  'server/platform',
  'server/local',
  'server/testing',
  'web/domains',
  'web/pages',
  'web/ui',
  'e2e',
  'attacks',
  'bench',
  'scripts',
]
const skipped = /(^|\/)(node_modules|build|data|screens|test-results|coverage|migrations)(\/|$)|^\./
const runLines = 6

type Graph = Map<string, string[]>

/**
 * Prints the structure of the source tree: files and lines per area, lines of the product, cycles and depth of imports,
 * breaches of the order of folders, and pairs of files with six or more identical lines. `--root=DIR` measures another checkout.
 */
export async function benchHouse(): Promise<void> {
  const given = process.argv.find((word) => word.startsWith('--root='))
  const root = resolve(given?.slice('--root='.length) ?? join(import.meta.dirname, '..'))
  const files = readTree(root)
  printTable(
    'Rooms',
    ['room', 'files', 'lines', 'largest folder'],
    [...rooms.map((room) => roomRow(room, files)), roomRow('', files)],
  )
  const sources = files.filter(({ path }) => !isTest(path))
  const values = graphOf(sources, false)
  const all = graphOf(sources, true)
  printTable(
    'Imports between source files',
    ['what', 'count'],
    [
      ['files', sources.length],
      ['arrows', [...all.values()].reduce((sum, to) => sum + to.length, 0)],
      ['circles of values', circlesOf(values).length],
      ['circles with types', circlesOf(all).length],
      ['floors: longest chain of imports', floorsOf(values)],
    ],
  )
  printTable('Product lines, without tests and texts', ['part', 'lines'], productLines(sources))
  printTable('Order of folders', ['what', 'count'], orderFigures(files, sources))
  printTable(
    'Repetition',
    ['what', 'count'],
    [
      [`pairs of files with ${runLines} or more identical lines in a row`, similarPairs(files)],
      [`the same without tests`, similarPairs(sources)],
    ],
  )
}

function readTree(root: string, folder = ''): ProjectFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (skipped.test(path)) return []
    if (entry.isDirectory()) return readTree(root, path)
    return /\.(tsx?|mjs|rules)$/.test(path) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : []
  })
}

function roomRow(room: string, files: ProjectFile[]): (string | number)[] {
  const own = files.filter(({ path }) => room === '' || path.startsWith(`${room}/`))
  const lines = own.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
  const folders = new Map<string, number>()
  for (const { path } of own)
    if (!isTest(path)) folders.set(posix.dirname(path), (folders.get(posix.dirname(path)) ?? 0) + 1)
  const [largest = '', count = 0] = [...folders].sort((a, b) => b[1] - a[1])[0] ?? []
  return [room || 'all', own.length, lines, count > 0 ? `${largest}: ${count}` : '']
}

function graphOf(files: ProjectFile[], withTypes: boolean): Graph {
  const known = new Set(files.map(({ path }) => path))
  return new Map(
    files.map((file) => [
      file.path,
      [
        ...new Set(
          importsOf(file).flatMap(({ path, typeOnly }) =>
            path && path !== file.path && known.has(path) && (withTypes || !typeOnly) ? [path] : [],
          ),
        ),
      ],
    ]),
  )
}

/** Finds groups of files that import each other in a cycle: Tarjan's strongly connected components of two or more. */
function circlesOf(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (node: string): void => {
    order.set(node, order.size)
    low.set(node, order.get(node)!)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!))
    }
    if (low.get(node) !== order.get(node)) return
    const circle = stack.splice(stack.indexOf(node))
    if (circle.length > 1) circles.push(circle)
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return circles
}

/** Returns the length of the longest import chain in files. A cycle counts as one step. */
function floorsOf(graph: Graph): number {
  const heights = new Map<string, number>()
  const visiting = new Set<string>()
  const height = (node: string): number => {
    const known = heights.get(node)
    if (known !== undefined) return known
    if (visiting.has(node)) return 0
    visiting.add(node)
    const found = 1 + Math.max(0, ...(graph.get(node) ?? []).map(height))
    visiting.delete(node)
    heights.set(node, found)
    return found
  }
  return Math.max(...[...graph.keys()].map(height))
}

/** Skips imports and lines with only punctuation. */
function similarPairs(files: ProjectFile[]): number {
  const places = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\w/.test(line) && !/^(import\b|\} from |\/\/|\*|\/\*)/.test(line))
    for (let at = 0; at + runLines <= lines.length; at++) {
      const run = lines.slice(at, at + runLines).join('\n')
      places.set(run, (places.get(run) ?? new Set()).add(path))
    }
  }
  const pairs = new Set<string>()
  for (const paths of places.values()) {
    const sorted = [...paths].sort()
    for (const [i, one] of sorted.entries())
      for (const other of sorted.slice(i + 1)) pairs.add(`${one} ${other}`)
  }
  return pairs.size
}

function isTest(path: string): boolean {
  return (
    /\.(test|spec|examples)\.tsx?$/.test(path) || /^(e2e|attacks)\//.test(path) || path.includes('/testing/')
  )
}
