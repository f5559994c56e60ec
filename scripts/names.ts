// Checks names and sizes: rule 11 of docs/architecture.md.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listPaths, type ProjectFile, projectRoot, readSources, report } from './project-files.ts'

const linesMax = 400
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
/** Names that tools prescribe. */
const prescribed =
  /(^|\/)(README|LICENSE|NOTICE|CHANGELOG|Containerfile|CONTRIBUTING|SECURITY)(-[a-z]+)?(\.md|\.txt)?$|^server\/migrations\//
const drawers = ['utils', 'util', 'helpers', 'helper', 'common', 'lib', 'misc']

/** Returns one line per breach. `records` is the text of all decision records. */
export function findNameBreaches(paths: string[], sources: ProjectFile[], records: string): string[] {
  return [
    ...paths.flatMap(nameBreach),
    ...sources
      .filter(isBarrel)
      .map(({ path }) => `${path} only passes on what others export. Import from the file itself.`),
    ...sources
      .filter((file) => isTooLong(file, records))
      .map(({ path, text }) => {
        return `${path} has ${text.split('\n').length} lines. Split it, or say in docs/decisions why ${linesMax} are not enough.`
      }),
  ]
}

function nameBreach(path: string): string[] {
  const parts = path.split('/')
  const drawer = parts.find((part) => drawers.includes(part.replace(/\..*$/, '')))
  if (drawer)
    return [
      `${path}: “${drawer}” says nothing. Name the file after what it does, in the domain that needs it.`,
    ]
  if (prescribed.test(path)) return []
  const odd = parts.find((part) => !kebab.test(part))
  return odd ? [`${path}: “${odd}” is not kebab-case.`] : []
}

function isBarrel({ path, text }: ProjectFile): boolean {
  if (/^engine\/(index|detect|humanize|text|documents|originality|texts|verdicts)\.ts$/.test(path))
    return false
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim()
  if (code === '') return false
  const rest = code
    .replace(/export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][^'"]+['"];?/g, '')
    .trim()
  return rest === '' || /^index\.tsx?$/.test(basename(path))
}

function isTooLong({ path, text }: ProjectFile, records: string): boolean {
  return text.split('\n').length > linesMax && !records.includes(path)
}

function readRecords(): string {
  const folder = join(projectRoot, 'docs/decisions')
  try {
    return readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
  } catch {
    return ''
  }
}

if (import.meta.main) {
  const paths = listPaths()
  report(findNameBreaches(paths, readSources(paths), readRecords()))
}
