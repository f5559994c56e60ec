#!/usr/bin/env node
// Uses built-ins only: this file has to run on any Node from 20 on and starts one that reads TypeScript.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NodeMajorMin = 24
// A small young generation and one helper thread instead of four keep the memory low.
const Flags = [
  '--max-semi-space-size=1',
  '--optimize-for-size',
  '--v8-pool-size=1',
  '--disable-warning=ExperimentalWarning',
]

const main = join(dirname(fileURLToPath(import.meta.url)), '..', 'cli', 'main.ts')

const own = Number(process.versions.node.split('.')[0]) >= NodeMajorMin
const binary = own ? process.execPath : pinnedNode()
const args = [...Flags, main, ...process.argv.slice(2)]
if (!binary) tellWhatIsMissing()
// Replaces this process where possible, because two processes need twice the memory.
else if (own && process.execve && process.platform !== 'win32') process.execve(binary, [binary, ...args])
else handOver()

function pinnedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}`
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
    const binary = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    return existsSync(binary) ? binary : undefined
  } catch {
    return undefined
  }
}

function tellWhatIsMissing() {
  process.stderr.write(
    `longhand needs Node ${NodeMajorMin} or later (this is ${process.versions.node}), or the optional package of its own Node, ` +
      'which "npm install" brings on Linux and Windows.\n',
  )
  process.exitCode = 1
}

function handOver() {
  const child = spawn(binary, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`longhand could not start ${binary}: ${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
