// Types of setup.mjs for the TypeScript scripts; setup.mjs itself has to run before anything is installed.
import type { ChildProcess, SpawnSyncOptions, SpawnSyncReturns } from 'node:child_process'

export const root: string
export const threadsFlag: string
export const serverArgs: string[]
export const serverEnv: Record<string, string>
export function ensureInstalled(options: { dev: boolean }): void
export function ensureBuilt(): void
export function findNode(): string
export function become(args: string[], env?: Record<string, string>): ChildProcess
export function hangUp(child: ChildProcess): void
export function run(command: string, args: string[], options?: SpawnSyncOptions): SpawnSyncReturns<Buffer>
export function say(text: string): void
export function fail(text: string): never
