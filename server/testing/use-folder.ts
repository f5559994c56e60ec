import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that goes away with the test. Ask for it first: what uses it is then closed before. */
export function useFolder(): string {
  const folder = openFolder('longhand-folder-')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A new folder that others may enter: in a closed one, PostgreSQL's files would go to a place of the system's. */
export function openFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return folder
}
