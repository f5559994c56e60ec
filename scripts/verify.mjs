// Runs every static check of the project, in seconds. Every step runs, whatever the others report.
import { spawn } from 'node:child_process'
import { cpus } from 'node:os'
import { ensureInstalled, findNode, root, say } from './setup.mjs'

const steps = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--pretty', 'false'] },
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--colors=off'] },
  { name: 'boundaries', args: ['scripts/boundaries.ts'] },
  { name: 'visible texts', args: ['scripts/visible-texts.ts'] },
  { name: 'translations', args: ['scripts/translations.ts'] },
  { name: 'kept in browsers', args: ['scripts/boundaries/local-keys.ts'] },
  { name: 'names', args: ['scripts/names.ts'] },
  { name: 'commit subjects', args: ['scripts/commit-subjects.ts'] },
  { name: 'paths and citations', args: ['scripts/docs-paths.ts'] },
  { name: 'regular expressions', args: ['scripts/regular-expressions.ts'] },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'] },
]

ensureInstalled({ dev: true })
const node = findNode()
const queue = [...steps]
await Promise.all(Array.from({ length: Math.max(2, cpus().length) }, work))

const failed = steps.filter((step) => step.code !== 0)
for (const step of failed) say(`\n${step.name}:\n${step.output.trim()}`)
say(
  `${failed.length > 0 ? '\n' : ''}verify: ${steps.length - failed.length} of ${steps.length} checks are right.`,
)
process.exitCode = failed.length > 0 ? 1 : 0

async function work() {
  for (let step = queue.shift(); step; step = queue.shift()) await runStep(step)
}

function runStep(step) {
  return new Promise((resolve) => {
    const child = spawn(node, ['--no-warnings', ...step.args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    step.output = ''
    const read = (chunk) => {
      step.output += chunk
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('close', (code) => {
      step.code = code ?? 1
      resolve()
    })
  })
}
