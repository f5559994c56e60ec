import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../server/platform/env.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const readme = read('README.md')
const manifest = JSON.parse(read('package.json'))

test('the table of settings in README has every setting', () => {
  const named = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(Object.keys(settings.shape).toSorted())
})

test('README shows the actual defaults', () => {
  const defaults = settings.parse({}) as Record<string, unknown>
  for (const [, name, given] of readme.matchAll(/^\| `([A-Z_]+)` \| `([^`]+)`/gm)) {
    if (name !== 'BASE_URL') expect(`${name}=${defaults[name!]}`).toBe(`${name}=${given}`)
  }
})

test('.env.example has only existing settings', () => {
  const named = [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name!)
  expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining(named))
})

test('every npm command in README and docs is a script whose file exists', () => {
  const docs = ['docs', 'docs/how-to', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => read(`${folder}/${name}`)),
  )
  const commands = [readme, ...docs].flatMap((text) => [
    ...text.matchAll(/(?:`|^)npm (?:run )?([a-z][a-z:-]*)(?: -- ([a-z-]+))?/gm),
  ])
  expect(commands.length).toBeGreaterThan(10)
  for (const [, script, argument] of commands) {
    // npm's own commands.
    if (script === 'ci' || script === 'audit') continue
    expect(Object.keys(manifest.scripts)).toContain(script)
    for (const [file] of manifest.scripts[script!].matchAll(/\b(?:scripts|bench)\/\S+/g)) read(file)
    if (script === 'bench' && argument) expect(read('bench/run.ts')).toMatch(new RegExp(`\\b${argument}'?:`))
  }
})

test('every package has a line in the decisions', () => {
  const record = read('docs/decisions/015-every-package.md')
  const names = [manifest, JSON.parse(read('engine/package.json'))].flatMap((one) => [
    ...Object.keys(one.dependencies ?? {}),
    ...Object.keys(one.devDependencies ?? {}),
    ...Object.keys(one.optionalDependencies ?? {}),
  ])
  const listed = new Set(
    [...record.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell]) => cell!.trim().split(', ')),
  )
  expect(names.filter((name) => !listed.has(name))).toEqual([])
})

test('every decision record has a row with its title in the table of records', () => {
  const table = read('docs/decisions/README.md')
  const rows = [...table.matchAll(/^\| (\d{3}) \| \[([^\]]+)\]\(([^)]+)\) \|/gm)]
  const files = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md')
  expect(rows.map(([, , , file]) => file)).toEqual(files.toSorted())
  for (const [, number, title, file] of rows) {
    expect(read(`docs/decisions/${file}`)).toMatch(`# ${number} ${title}\n`)
  }
})
