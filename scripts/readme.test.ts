import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../server/platform/env.ts'

const file = (name: string) => join(import.meta.dirname, '..', name)
const readme = existsSync(file('README.md')) ? readFileSync(file('README.md'), 'utf8') : ''

test.runIf(readme)('README names every setting of the server, and none that is not there', () => {
  const rows = [...readme.matchAll(/^\|\s*`([A-Z][A-Z_]+)`/gm)].map((match) => match[1]!)
  expect(rows.toSorted()).toEqual(Object.keys(settings.shape).toSorted())
})

test.runIf(readme)('every npm command in README is a script of the project', () => {
  const { scripts } = JSON.parse(readFileSync(file('package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = [...readme.matchAll(/\bnpm (?:run )?([a-z][a-z:-]*)/g)].map((match) => match[1]!)
  const own = named.filter((name) => !['ci', 'install', 'run'].includes(name))
  expect(own.filter((name) => !(name in scripts))).toEqual([])
})
