import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { until } from '../server/testing/until.ts'
import { useFolder } from '../server/testing/use-folder.ts'

const watcher = pathToFileURL(join(import.meta.dirname, 'watch-npm.mjs')).href
const probe = `import { onNpmGone } from ${JSON.stringify(watcher)}
console.log('probe', process.pid)
onNpmGone(() => { console.log('npm is gone'); process.exit() })
setTimeout(() => process.exit(), 60_000)`

let folder: string

/** A project of the same name whose only program is the probe, run by the real npm. */
beforeEach(() => {
  folder = useFolder()
  writeFileSync(join(folder, 'probe.mjs'), probe)
  const scripts = { start: 'node probe.mjs', other: 'node probe.mjs' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'longhand-app', scripts }))
})

type Started = { child: ChildProcess; printed: () => string; pidOf: (name: string) => Promise<number> }

function run(command: string, args: string[]): Started {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH, HOME },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout!.on('data', (chunk) => {
    text += chunk
  })
  onTestFinished(() => {
    const pid = Number(/probe (\d+)/.exec(text)?.[1])
    if (pid && isRunning(pid)) process.kill(pid, 'SIGKILL')
  })
  const pidOf = (name: string) =>
    until(() => Number(new RegExp(`${name} (\\d+)`).exec(text)?.[1]) || null, `the process of ${name}`)
  return { child, printed: () => text, pidOf }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1_500))

test.each(['SIGTERM', 'SIGKILL'] as const)('notices that npm was ended by %s', async (signal) => {
  const { child, printed, pidOf } = run('npm', ['start'])
  await pidOf('probe')
  child.kill(signal)
  await until(() => printed().includes('npm is gone'), 'the end of npm')
})

test('ignores the end of the shell that started npm in the background', async () => {
  const { child, printed, pidOf } = run('sh', ['-c', 'npm start & echo npm $!'])
  const probePid = await pidOf('probe')
  await until(() => child.exitCode !== null, 'the end of the shell')
  await aWhile()
  expect(printed()).not.toContain('gone')
  expect(isRunning(probePid)).toBe(true)
  process.kill(await pidOf('npm'), 'SIGTERM')
  await until(() => printed().includes('npm is gone'), 'the end of npm')
})

test.each([
  ['without npm', 'node probe.mjs & sleep 0.5'],
  ['by another script of npm', 'npm run other & sleep 2; kill -9 $!'],
])('a program that was started %s outlives its parent', async (_, command) => {
  const { child, printed, pidOf } = run('sh', ['-c', command])
  const probePid = await pidOf('probe')
  await until(() => child.exitCode !== null, 'the end of the shell')
  await aWhile()
  expect(printed()).not.toContain('gone')
  expect(isRunning(probePid)).toBe(true)
})
