import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../bench/support/processes.ts'

/**
 * Writes an earlier version of the program into a folder and returns its commit: that of FROM_COMMIT, or the last one
 * without the newest migration. Returns null where the history does not reach so far back.
 */
export function writeEarlierRelease(folder: string): string | null {
  const commit = process.env.FROM_COMMIT ?? lastWithoutNewestMigration()
  if (!commit) return null
  mkdirSync(folder, { recursive: true })
  const rooms = ['server', 'contract', 'texts', 'engine', 'scripts', 'package.json']
  const present = git(['ls-tree', '--name-only', commit]).split('\n')
  const archive = spawnSync('git', ['archive', commit, ...rooms.filter((room) => present.includes(room))], {
    cwd: root,
    maxBuffer: 1 << 30,
  })
  if (archive.status !== 0) return null
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout })
  if (unpacked.status !== 0) throw new Error(`The earlier version was not unpacked: ${unpacked.stderr}`)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return commit
}

function lastWithoutNewestMigration(): string | null {
  const newest = readdirSync(join(root, 'server/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1)
  const added = git(['log', '-1', '--format=%H', '--diff-filter=A', '--', `server/migrations/${newest}`])
  return git(['rev-parse', '--verify', '--quiet', added === '' ? 'HEAD' : `${added}^`]) || null
}

function git(args: string[]): string {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
}
