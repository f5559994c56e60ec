import type { TestProject } from 'vitest/node'
import { type Addresses, startAttackedServer } from './attacked-server.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the one of vitest
  interface ProvidedContext {
    attacked: Addresses
  }
}

/** Starts one attacked server for all files of the run. */
export default async function setup(project: TestProject) {
  const { addresses, stop } = await startAttackedServer()
  project.provide('attacked', addresses)
  return stop
}
