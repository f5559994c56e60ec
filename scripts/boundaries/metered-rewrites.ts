// Checks rule 22 of docs/architecture.md: on the server, only the meter rewrites a text. Everything else calls its verb,
// which reserves words before and charges them after.
import { importsOf } from '../imports.ts'
import type { ProjectFile } from '../project-files.ts'

/** Functions of the engine that return a rewritten text, or a part of one. */
const rewrites = ['humanize', 'humanizeWithModel', 'humanizeWithRewrite', 'estimate']
const faces = ['engine/index.ts', 'engine/humanize.ts']

/** Files that may call one of them, and why. */
const mayRewrite: Record<string, string> = {
  'server/platform/workers/engine-worker.ts': 'the thread on which the engine runs',
  'server/platform/workers/model-run.ts': 'runs in that thread',
  'server/platform/humanizers/humanizer.ts': 'the humanizer that the meter calls',
  'server/platform/humanizers/model-humanizer.ts': 'the humanizer that the meter calls',
  'server/platform/humanizers/undetectable-humanizer.ts': 'the humanizer that the meter calls',
  'server/domains/humanizer/humanize-text.ts': 'the meter',
  'server/domains/humanizer/estimate-run.ts': 'returns scores, and two sentences a limited number of times',
  'server/local/writer/skills/humanize.ts': 'reads a result that its caller’s tools have made',
}

const names = rewrites.join('|')
/** `humanize` is also the name of a wish in a chat, which is not called. */
const uses = [
  new RegExp(`\\.(?:${names})\\s*\\(`, 'g'),
  // Without a call, to pass it on.
  new RegExp(`\\b(?:engine|humanizer)\\.(?:${names})\\b`, 'gi'),
  new RegExp(`\\{[^{}]*\\b(?:${names})\\b[^{}]*\\}\\s*=\\s*[\\w.]*(?:engine|humanizer)\\b`, 'gi'),
]

/** Returns one line for each place of the server that rewrites a text beside the meter. */
export function findUnmeteredRewrites(files: ProjectFile[]): string[] {
  return files.filter(({ path }) => isServer(path) && !mayRewrite[path]).flatMap(breachesOf)
}

function breachesOf(file: ProjectFile): string[] {
  const lines = new Set([...linesOfUses(file), ...linesOfImports(file)])
  return [...lines].map(
    (line) =>
      `${file.path}:${line} never 22: this rewrites a text without the meter. Call humanizeText or beginHumanizing of server/domains/humanizer/humanize-text.ts.`,
  )
}

function linesOfUses({ text }: ProjectFile): number[] {
  const code = text.replace(/\/\/.*|^\s*\*.*/gm, '')
  return uses.flatMap((use) => [...code.matchAll(use)].map(({ index }) => lineAt(code, index)))
}

function linesOfImports(file: ProjectFile): number[] {
  return importsOf(file)
    .filter(({ path, typeOnly }) => !typeOnly && faces.includes(path ?? ''))
    .filter(({ line }) => takesRewrite(file, line))
    .map(({ line }) => line)
}

/** Reports whether the import that begins on this line names one of the functions, or takes all. */
function takesRewrite({ text }: ProjectFile, line: number): boolean {
  const rest = text
    .split('\n')
    .slice(line - 1)
    .join('\n')
  const statement = rest.slice(0, rest.search(/['"]/))
  const taken = statement.match(/\{([^}]*)\}/)?.[1]?.split(',') ?? null
  return taken === null || taken.some((one) => rewrites.includes(one.trim().split(' ')[0] ?? ''))
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

function isServer(path: string): boolean {
  return path.startsWith('server/') && !path.includes('/testing/') && !path.endsWith('.test.ts')
}

/** Lists exceptions that no longer exist. */
export function findUnusedRewriters(files: ProjectFile[]): string[] {
  return Object.keys(mayRewrite)
    .filter((path) => {
      const file = files.find((one) => one.path === path)
      return !file || (linesOfUses(file).length === 0 && linesOfImports(file).length === 0)
    })
    .map((path) => `scripts/boundaries/metered-rewrites.ts: the exception “${path}” is no longer needed.`)
}
