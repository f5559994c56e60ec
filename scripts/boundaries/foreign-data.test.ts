import { expect, test } from 'vitest'
import { findForeignData } from './foreign-data.ts'

const main = { path: 'server/main.ts', text: "import { start } from './start-server.ts'\n" }
const start = (text: string) => ({ path: 'server/start-server.ts', text })
const parser = (name: string) => ({
  path: 'server/platform/a/read-page.ts',
  text: `import { x } from '${name}'\n`,
})
const found = (...files: { path: string; text: string }[]) => findForeignData([main, ...files])

test.each(['parse5', 'yjs', 'fflate', 'unpdf', 'mammoth', 'sanitize-html', 'mailparser', 'node:zlib'])(
  'reports %s on the thread that handles requests, and accepts it in a worker',
  (name) => {
    const imported = start("import { read } from './platform/a/read-page.ts'\n")
    expect(found(imported, parser(name))).toEqual([
      expect.stringMatching(
        /^server\/platform\/a\/read-page\.ts:1 never 19: .+ \(imported by server\/start-server\.ts, server\/main\.ts\)\. Use it in a worker/,
      ),
    ])
    const inWorker = start("openPool({ script: new URL('./platform/a/read-page.ts', import.meta.url) })\n")
    expect(found(inWorker, parser(name))).toEqual([])
    const asType = start("import type { Page } from './platform/a/read-page.ts'\n")
    expect(found(asType, parser(name))).toEqual([])
  },
)

test.each([
  ['later', "const { read } = await import('./platform/a/read-page.ts')\n"],
  ['through another file', "export * from './platform/a/read-page.ts'\n"],
])('reports a parser that is loaded %s', (_, text) => {
  expect(found(start(text), parser('parse5'))).toHaveLength(1)
})

test.each([
  'const models = await answer.json()\n',
  'const body = await response.text()\n',
  'const form = await request.formData()\n',
  'const list = JSON.parse(text)\n',
])('reports a body or JSON that is read without limits: %s', (text) => {
  expect(found(start(text))).toEqual([
    expect.stringMatching(/^server\/start-server\.ts:1 never 19: .+ readJson, parseJson or readLimited/),
  ])
  expect(found({ path: 'server/platform/unused.ts', text })).toEqual([])
})

test('accepts answers of this server, and words in comments', () => {
  expect(found(start("// JSON.parse(text)\nc.json(await list())\nc.text('ok')\n"))).toEqual([])
})
