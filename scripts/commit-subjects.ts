// Checks the subjects of commits that the main branch does not have yet.
import { spawnSync } from 'node:child_process'
import { projectRoot, report } from './project-files.ts'

const subjectMax = 72
const area = /^[a-z][a-z0-9-]*(, [a-z][a-z0-9-]*)*: /

/** Returns what is wrong with a subject, or null. */
export function subjectFault(subject: string): string | null {
  if (subject.startsWith('Merge ') || subject.startsWith('Revert ')) return null
  if (subject.length > subjectMax) return `has ${subject.length} characters; ${subjectMax} are allowed.`
  const start = area.exec(subject)
  if (!start) return 'does not begin with an area: write "area: what changes".'
  if (/^[A-Z][a-z]/.test(subject.slice(start[0].length))) return 'has a capital after the colon.'
  if (subject.endsWith('.')) return 'ends with a full stop.'
  return null
}

/** Returns the subjects of this branch's commits; empty without git or without another main branch to compare with. */
function newSubjects(): string[] {
  for (const base of ['origin/main', 'main']) {
    const log = spawnSync('git', ['log', '--format=%s', `${base}..HEAD`], {
      cwd: projectRoot,
      encoding: 'utf8',
    })
    if (log.status === 0 && log.stdout) return log.stdout.trim().split('\n')
  }
  return []
}

if (import.meta.main)
  report(
    newSubjects().flatMap((subject) => {
      const fault = subjectFault(subject)
      return fault ? [`“${subject}” ${fault}`] : []
    }),
  )
