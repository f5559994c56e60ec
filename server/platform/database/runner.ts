import { createHash } from 'node:crypto'
import { lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The user that PostgreSQL runs as when this process is root, because PostgreSQL refuses to run as root. */
export type Runner = { uid: number; gid: number }

/** User ids that no distribution assigns (unused in systemd's list) and that containers have. */
const firstId = 60_706
const lastId = 61_183

/**
 * Returns the owner of an existing cluster, or for a new one an id that no account on this machine has. It is never
 * `nobody`, because other services run as `nobody` and could read the database's files and memory.
 */
export function runnerOf(cluster: string): Runner | null {
  if (process.platform === 'win32' || process.getuid!() !== 0) return null
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid
  const id = owner !== undefined && owner >= firstId && owner <= lastId ? owner : unusedId(cluster)
  return { uid: id, gid: id }
}

/**
 * Returns the user that creates a new cluster: `initdb` runs only as a user that has an account. The group is the
 * runner's, so that other processes of `nobody` can enter neither the folder nor this process.
 */
export function makerFor(runner: Runner): Runner {
  const nobody = accountsIn('/etc/passwd').find(({ name }) => name === 'nobody')
  return { uid: nobody?.id ?? 65_534, gid: runner.gid }
}

/** Gives a cluster to the runner. Skips files whose owner differs from the folder's. */
export function handOver(folder: string, runner: Runner): void {
  const { uid } = lstatSync(folder)
  if (uid === runner.uid) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (lstatSync(path).uid === uid) lchownSync(path, runner.uid, runner.gid)
  }
  lchownSync(folder, runner.uid, runner.gid)
}

function unusedId(cluster: string): number {
  const taken = new Set([...accountsIn('/etc/passwd'), ...accountsIn('/etc/group')].map(({ id }) => id))
  const count = lastId - firstId + 1
  const start = createHash('sha256').update(cluster).digest().readUInt32BE() % count
  for (let step = 0; step < count; step++) {
    const id = firstId + ((start + step) % count)
    if (!taken.has(id)) return id
  }
  throw new Error(
    `PostgreSQL cannot run as root, and every user id from ${firstId} to ${lastId} has an account.`,
  )
}

/** Reads names and ids of users or groups; both files have the id in the third field. */
function accountsIn(file: string): { name: string; id: number }[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , id]) => ({ name, id: Number(id) }))
}
