import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listPaths, projectRoot } from '../project-files.ts'

/** Copies the project's files and links its packages. `remove` deletes the copy. */
export function copyProject(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-mutants-'))
  for (const path of listPaths()) cpSync(join(projectRoot, path), join(folder, path), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
