import type { Settings } from '../proposals/settings.ts'

/** The conditions that a section may name after "when". Each decides about the whole text. */
const conditions: Record<string, (settings: Settings) => boolean> = {
  /** The user chose a casual tone. */
  casual: ({ contract }) => contract,
  /** The user chose a formal tone, or a purpose that asks for one. */
  formal: ({ formal }) => formal,
}

/** All conditions of a section as one test. Throws where one of them does not exist. */
export function readConditions(when: readonly string[]): (settings: Settings) => boolean {
  const tests = when.map((name) => {
    const test = conditions[name]
    if (!test) throw new Error(`There is no condition "${name}"`)
    return test
  })
  return (settings) => tests.every((test) => test(settings))
}
