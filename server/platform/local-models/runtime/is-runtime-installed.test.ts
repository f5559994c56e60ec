import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isRuntimeInstalled } from './is-runtime-installed.ts'

const lockFile = join(import.meta.dirname, '../../../../package-lock.json')
const { packages } = z
  .object({
    packages: z.record(z.string(), z.object({ version: z.string().optional(), name: z.string().optional() })),
  })
  .parse(JSON.parse(readFileSync(lockFile, 'utf8')))
const binary = (name: string) => packages[`node_modules/@node-llama-cpp/${name}`]

test('finds the runtime of this system', () => {
  expect(isRuntimeInstalled()).toBe(true)
})

test('the lock file has the binary of each system in the version of the library', () => {
  const version = packages['node_modules/node-llama-cpp']?.version
  for (const name of ['linux-x64', 'linux-arm64', 'mac-x64', 'mac-arm64-metal', 'win-x64', 'win-arm64'])
    expect(binary(name)).toEqual({ version })
})

test('leaves out the packages for graphics cards, which are hundreds of megabytes', () => {
  for (const name of [
    'linux-x64-cuda',
    'linux-x64-cuda-ext',
    'linux-x64-vulkan',
    'win-x64-cuda',
    'win-x64-vulkan',
  ])
    expect(binary(name)).toMatchObject({ name: '@esbuild/aix-ppc64' })
})
