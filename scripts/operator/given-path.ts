import { resolve } from 'node:path'

/** Resolves a path from the folder where the command was typed: npm runs scripts in the root of the project. */
export function givenPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}
