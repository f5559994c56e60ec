import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const binaries: Partial<Record<NodeJS.Platform, Record<string, string>>> = {
  linux: { x64: 'linux-x64', arm64: 'linux-arm64' },
  darwin: { x64: 'mac-x64', arm64: 'mac-arm64-metal' },
  win32: { x64: 'win-x64', arm64: 'win-arm64' },
}

/**
 * Returns whether the runtime and its binary for this system are installed. Both are optional packages, and npm leaves
 * out what does not fit the system, such as the binary for Linux where the C library is not glibc.
 */
export function isRuntimeInstalled(): boolean {
  const binary = binaries[process.platform]?.[process.arch]
  if (!binary) return false
  try {
    const runtime = dirname(dirname(createRequire(import.meta.url).resolve('node-llama-cpp')))
    return [join(runtime, 'node_modules'), dirname(runtime)].some((folder) =>
      existsSync(join(folder, '@node-llama-cpp', binary, 'package.json')),
    )
  } catch {
    return false
  }
}
