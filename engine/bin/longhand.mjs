#!/usr/bin/env node
// Built-ins only: this file has to run on any Node from 20 up, and hands over to one that reads TypeScript.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

const NODE_MAJOR_MIN = 24
// A small young generation keeps the memory low; texts die young anyway.
const FLAGS = ['--max-semi-space-size=1', '--optimize-for-size', '--disable-warning=ExperimentalWarning']

const main = join(dirname(fileURLToPath(import.meta.url)), '..', 'cli', 'main.ts')

if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR_MIN) {
  for (const flag of FLAGS) if (!flag.startsWith('--disable')) setFlagsFromString(flag)
  await import(pathToFileURL(main).href)
} else handOver(pinnedNode())

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

function handOver(binary) {
  if (!binary) {
    process.stderr.write(
      `longhand needs Node ${NODE_MAJOR_MIN} or later (this is ${process.versions.node}), or the optional package of its own Node, ` +
        'which "npm install" brings on Linux and Windows.\n',
    )
    process.exit(1)
  }
  const child = spawn(binary, [...FLAGS, main, ...process.argv.slice(2)], { stdio: 'inherit' })
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
