import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useFolder } from '../server/testing/use-folder.ts'
import { neededPackages, removeTestPackages } from './server-packages.mjs'
import { root } from './setup.mjs'

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

test('a server needs its packages with theirs, and none for tests', () => {
  const needed = neededPackages(read('package-lock.json').packages)
  const manifest = read('package.json')
  for (const name of Object.keys(manifest.dependencies))
    expect(needed, name).toContain(`node_modules/${name}`)
  for (const name of ['vitest', 'typescript', 'drizzle-kit', '@playwright/test', '@biomejs/biome'])
    expect(needed, name).not.toContain(`node_modules/${name}`)
})

test('removes what only an optional peer names, and keeps the copy that another package needs', () => {
  const folder = useFolder()
  const packages = {
    '': { dependencies: { server: '1' }, devDependencies: { runner: '1' }, workspaces: ['part'] },
    'node_modules/server': {
      peerDependencies: { runner: '*' },
      peerDependenciesMeta: { runner: { optional: true } },
    },
    'node_modules/runner': { dependencies: { deep: '1' } },
    'node_modules/deep': {},
    'node_modules/part': { link: true, resolved: 'part' },
    part: { dependencies: { used: '1' } },
    'node_modules/used': { dependencies: { deep: '2' } },
    'node_modules/used/node_modules/deep': {},
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  for (const place of Object.keys(packages)) mkdirSync(join(folder, place), { recursive: true })
  mkdirSync(join(folder, 'node_modules/.bin'))
  symlinkSync('../runner', join(folder, 'node_modules/.bin/runner'))
  expect(removeTestPackages(folder).toSorted()).toEqual(['node_modules/deep', 'node_modules/runner'])
  expect(existsSync(join(folder, 'node_modules/used/node_modules/deep'))).toBe(true)
  expect(existsSync(join(folder, 'node_modules/part'))).toBe(true)
  expect(removeTestPackages(folder)).toEqual([])
})
