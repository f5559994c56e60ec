import { createHash } from 'node:crypto'
import { lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Who PostgreSQL runs as where this process is root: PostgreSQL refuses to be root itself. */
export type Runner = { uid: number; gid: number }

/** User ids that no distribution gives to anybody (systemd's list calls them unused), and that containers have. */
const firstId = 60_706
const lastId = 61_183

/**
 * The user that owns a cluster, or for a new one an id that no account of this machine has. An id of its own, and not
 * `nobody`, because other services run as `nobody` and could read the database's files and memory.
 */
export function runnerOf(cluster: string): Runner | null {
  if (process.platform === 'win32' || process.getuid!() !== 0) return null
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid
  const id = owner !== undefined && owner >= firstId && owner <= lastId ? owner : unusedId(cluster)
  return { uid: id, gid: id }
}

/**
 * Who makes a new cluster: `initdb` starts only for a user that has an account. The group is the runner's, so that other
 * processes of `nobody` can enter neither the folder nor this process.
 */
export function makerFor(runner: Runner): Runner {
  const nobody = accountsIn('/etc/passwd').find(({ name }) => name === 'nobody')
  return { uid: nobody?.id ?? 65_534, gid: runner.gid }
}

/** Gives a cluster to the runner. Files that belong to somebody else than the folder does are skipped. */
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

/** Names and ids of users or groups: both files have the id in the third field. */
function accountsIn(file: string): { name: string; id: number }[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , id]) => ({ name, id: Number(id) }))
}
