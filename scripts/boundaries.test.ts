import { expect, test } from 'vitest'
import { findCrowdedFolders, findOrderBreaches } from './boundaries/folder-levels.ts'
import { findBreaches } from './boundaries.ts'
import { findComposingKeys } from './checks/composing-keys.ts'
import { findDevImports } from './checks/dev-imports.ts'
import { findClockComparisons } from './checks/server-clocks.ts'
import { citationsIn, pathsIn, pathsInComments } from './docs-paths.ts'
import { findNameBreaches } from './names.ts'

const from = (target: string) => `import { x } from '${target}'\n`
const typeFrom = (target: string) => `import type { X } from '${target}'\n`

test.each([
  ['1', 'engine/text/a.ts', from('../../server/app.ts')],
  ['1', 'engine/text/a.ts', from('node:fs')],
  ['1', 'engine/text/a.ts', 'export const now = Date.now()\n'],
  ['2', 'server/domains/detector/a.ts', from('../../../engine/detector/check/detect.ts')],
  ['2', 'web/domains/detector/a.ts', from('../../../engine/index.ts')],
  ['2', 'server/domains/detector/a.ts', from('../../../engine/index.ts')],
  ['2', 'server/platform/documents/a.ts', from('../../../engine/humanize.ts')],
  ['3', 'contract/a.ts', from('hono')],
  ['3', 'contract/a.ts', from('../server/app.ts')],
  ['3', 'texts/a.ts', from('../contract/plans.ts')],
  ['3', 'web/pages/a.ts', from('../../texts/english.ts')],
  ['2', 'engine/choices.ts', from('./humanizer/humanize.ts')],
  ['2', 'server/domains/humanizer/a.ts', from('../../../engine/choices.ts')],
  ['2', 'engine/word-count.ts', from('./humanizer/humanize.ts')],
  ['4', 'web/domains/chats/a.ts', typeFrom('../../../server/app.ts')],
  ['4', 'web/api.ts', from('../server/app.ts')],
  ['5', 'server/platform/a.ts', from('../domains/chats/rules.ts')],
  ['24', 'web/domains/billing/a.ts', "if (tier === 'pro') grant()\n"],
  ['6', 'server/domains/chats/routes.ts', from('./tables.ts')],
  ['6', 'server/domains/chats/routes.ts', from('drizzle-orm')],
  ['6', 'server/domains/chats/send.ts', from('./routes.ts')],
  ['6', 'server/app.ts', from('./domains/chats/routes.ts')],
  ['6', 'server/domains/chats/domain.ts', from('./tables.ts')],
  ['7', 'server/domains/chats/send.ts', from('hono')],
  ['7', 'server/domains/chats/send.ts', 'const port = process.env.PORT\n'],
  ['8', 'server/domains/credits/a.ts', from('../chats/rules.ts')],
  ['8', 'server/domains/letters/a.ts', from('../accounts/tables.ts')],
  ['8', 'server/app.ts', from('./domains/accounts/tables.ts')],
  ['9', 'web/domains/chats/a.tsx', from('../detector/mark.tsx')],
  ['9', 'web/ui/a.tsx', from('../domains/chats/queries.ts')],
  ['9', 'web/ui/a.tsx', from('../api.ts')],
  ['10', 'server/domains/chats/send.ts', from('../../testing/test-app.ts')],
  ['10', 'server/domains/chats/send.ts', from('../../local/mailbox/mailbox.ts')],
  [
    '12',
    'server/domains/humanizer/a.ts',
    'await db.transaction(async (tx) => {\n  await ctx.engine.detect(text)\n})\n',
  ],
  ['21', 'web/domains/chats/a.ts', "const source = new EventSource('/api/chats/news')\n"],
  ['16', 'web/locales/format.ts', from('../domains/chats/queries.ts')],
  ['16', 'server/domains/chats/a.ts', from('../../../web/locales/format.ts')],
  ['16', 'web/domains/chats/a.tsx', from('../../locales/en/letters.ts')],
  ['16', 'web/ui/a.tsx', from('../locales/en/chats/list.ts')],
  ['15', 'server/domains/chats/send.ts', "throw new AppError('conflict', 'Please wait.')\n"],
  ['15', 'server/platform/http/a.ts', "throw new AppError(\n  'conflict',\n  `Please wait.`,\n)\n"],
])('reports a breach of rule %s: %s', (rule, path, text) => {
  const breaches = findBreaches([{ path, text }])
  expect(breaches).toHaveLength(1)
  expect(breaches[0]).toMatch(new RegExp(`^${path}:\\d+ never ${rule}: .+\\.`))
})

test.each([
  ['engine/cli/main.ts', from('node:fs')],
  ['contract/a.ts', from('../engine/choices.ts')],
  ['contract/a.ts', from('../texts/refusals.ts')],
  ['texts/a.ts', from('icu-minify/format')],
  ['contract/a.ts', from('../engine/word-count.ts')],
  ['engine/cli/humanize.ts', from('../choices.ts')],
  ['server/domains/detector/a.ts', from('../../../engine/verdicts.ts')],
  ['server/domains/detector/a.ts', typeFrom('../../../engine/index.ts')],
  ['server/platform/workers/a.ts', from('../../../engine/index.ts')],
  ['server/local/writer/a.ts', from('../../../engine/text.ts')],
  ['web/domains/detector/a.ts', typeFrom('../../../engine/index.ts')],
  ['web/api.ts', typeFrom('../server/app.ts')],
  ['web/live-events.ts', 'const source = new EventSource(path)\n'],
  ['web/ui/a.tsx', from('../locales/en/ui.ts')],
  ['web/domains/chats/list/a.tsx', from('../../../locales/en/chats/list.ts')],
  ['web/pages/a.tsx', from('../locales/en/letters.ts')],
  ['server/domains/chats/domain.ts', from('./routes.ts')],
  ['server/domains/chats/a.ts', from('../humanizer/humanize-text.ts')],
  ['server/domains/humanizer/a.ts', from('../preferences/read-history-choice.ts')],
  ['server/domains/chats/send.test.ts', from('../../testing/test-app.ts')],
  ['server/start-server.ts', from('./local/mailbox/mailbox.ts')],
  ['server/domains/letters/tables.ts', from('../accounts/tables.ts')],
  ['server/domains/accounts/email/change-email.ts', from('../tables.ts')],
  ['server/domains/letters/letters.test.ts', from('../accounts/tables.ts')],
  ['server/testing/words.ts', from('../domains/credits/tables.ts')],
  ['web/pages/chat.tsx', from('../domains/chats/chat-screen.tsx') + from('../domains/detector/panel.tsx')],
  [
    'server/domains/humanizer/a.ts',
    'await db.transaction(async (tx) => save(tx))\nawait ctx.engine.detect(text)\n',
  ],
  [
    'server/domains/chats/send.ts',
    "throw new AppError('conflict')\nthrow new AppError('conflict', refusalTexts.nothingToShare)\n",
  ],
])('allows %s', (path, text) => {
  expect(findBreaches([{ path, text }])).toEqual([])
})

test('lets a sub-folder use those below it, and routes use all of them', () => {
  const found = (path: string, text: string) => findOrderBreaches([{ path, text }])
  expect(found('server/domains/chats/messages/a.ts', from('../replies/b.ts'))).toHaveLength(1)
  expect(found('server/domains/chats/rules.ts', from('./replies/b.ts'))).toHaveLength(1)
  expect(found('server/domains/chats/replies/a.ts', from('../messages/b.ts'))).toEqual([])
  expect(found('server/domains/chats/replies/a.ts', from('../rules.ts'))).toEqual([])
  expect(found('server/domains/chats/list-routes.ts', from('./list/b.ts'))).toEqual([])
})

test('reports breaches in a sub-folder that has an order of its own', () => {
  const found = (path: string, text: string) => findOrderBreaches([{ path, text }])
  const sources = 'web/domains/essays/sources'
  expect(found(`${sources}/render/a.ts`, from('../panel/b.tsx'))).toHaveLength(1)
  expect(found(`${sources}/panel/a.tsx`, from('../render/b.ts'))).toEqual([])
  expect(found(`${sources}/panel/a.tsx`, from('../../screen/b.tsx'))).toHaveLength(1)
})

test('places files of a folder above its sub-folders where the order says so', () => {
  const found = (path: string, text: string) => findOrderBreaches([{ path, text }])
  expect(found('engine/index.ts', from('./detector/check/detect.ts'))).toEqual([])
  expect(found('engine/detector/check/detect.ts', from('../../index.ts'))).toHaveLength(1)
  expect(found('engine/detector/check/detect.ts', from('../../word-count.ts'))).toEqual([])
})

test('reports folders with too many files and sub-folders without a place', () => {
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${folder}/f${i}.ts`)
  expect(findCrowdedFolders(files('server/platform/mail', 26))).toHaveLength(1)
  expect(findCrowdedFolders(files('server/platform/mail', 25))).toEqual([])
  expect(findCrowdedFolders(['web/ui/elsewhere/a.ts'])).toHaveLength(1)
  const grown = [...files('server/domains/letters', 20), ...files('server/domains/letters/weekly', 6)]
  expect(findCrowdedFolders(grown)).toHaveLength(1)
  expect(findCrowdedFolders(grown.slice(1))).toEqual([])
})

test('reports names, catch-all folders, barrels and long files', () => {
  const long = { path: 'server/long.ts', text: 'const a = 1\n'.repeat(500) }
  const barrel = { path: 'web/ui/all.ts', text: "export * from './a.ts'\nexport { b } from './b.ts'\n" }
  const find = (paths: string[], sources = [] as (typeof long)[], records = '') =>
    findNameBreaches(paths, sources, records)
  expect(find(['server/sendMail.ts'])).toHaveLength(1)
  expect(find(['web/utils/text.ts'])).toHaveLength(1)
  expect(find(['web/ui/helpers.ts'])).toHaveLength(1)
  expect(find(['README.md', 'server/domains/chats/replies/send-message.test.ts'])).toEqual([])
  expect(find([], [barrel])).toHaveLength(1)
  expect(find([], [long])).toHaveLength(1)
  expect(find([], [long], 'We keep `server/long.ts` in one piece because …')).toEqual([])
})

test('reads paths from spans, links and drawn trees, and skips placeholders', () => {
  const text = [
    'See `server/app.ts`, [the map](../README.md#map) and `server/domains/<noun>/routes.ts`.',
    '```',
    '├─ engine/      the engine',
    '│  ├─ index.ts  its face',
    '│  └─ text/',
    '└─ web/',
    '```',
  ].join('\n')
  expect(pathsIn(text, 'docs/architecture.md').map(({ path }) => path)).toEqual([
    'server/app.ts',
    'README.md',
    'engine',
    'engine/index.ts',
    'engine/text',
    'web',
  ])
})

test('reads paths from comments, and not from code', () => {
  const text = [
    "import { x } from './server/code.ts'",
    '/** The same as server/a.ts does, see `docs/b.md`.',
    ' * Every web/domains/<noun>/queries.ts does, and/or not. */',
    'const a = 1 // as in e2e/c.spec.ts',
  ].join('\n')
  expect(pathsInComments(text)).toEqual([
    { line: 2, path: 'server/a.ts' },
    { line: 2, path: 'docs/b.md' },
    { line: 4, path: 'e2e/c.spec.ts' },
  ])
})

test('reads citations of the specification, also across lines, with all their numbers', () => {
  const text = [
    '/** Kept (docs/spec/decisions.md 18, 20 and 44), as (docs/spec/1-writing.md',
    ' * section 4) has it; see decisions.md 5. */',
    'See docs/spec/2-commercial.md.',
  ].join('\n')
  expect(citationsIn(text)).toEqual([
    { line: 1, document: 'decisions', numbers: [18, 20, 44], isFull: true },
    { line: 1, document: '1-writing', numbers: [4], isFull: true },
    { line: 2, document: 'decisions', numbers: [5], isFull: false },
  ])
})

test('finds a package for tests that an operator’s command would load', () => {
  const manifest = {
    scripts: {
      report: 'node scripts/run-command.mjs scripts/report.ts',
      bench: 'node scripts/node24.mjs bench.ts',
    },
    dependencies: { pg: '1' },
    optionalDependencies: {},
  }
  const files = [
    { path: 'scripts/report.ts', text: `${from('./doors.ts')}${typeFrom('vitest')}` },
    { path: 'scripts/doors.ts', text: `${from('pg')}${from('vitest')}` },
    { path: 'bench.ts', text: from('autocannon') },
  ]
  expect(findDevImports(manifest, files)).toEqual([expect.stringMatching(/^scripts\/doors.ts:2: 18: vitest/)])
})

test.each([
  'lt(creditRuns.expiresAt, now())',
  'gt(secondSteps.expiresAt, time)',
  'if (row.expiresAt <= now()) return',
  `where expires_at > \${doors.now()}`,
  'const before = new Date(now().getTime() - undoMs)',
  `where created_at < \${now.toISOString()}::timestamptz - make_interval(days => 1)`,
])('refuses to compare an expiry with the clock of a server: %s', (text) => {
  const path = 'server/domains/credits/a.ts'
  expect(findClockComparisons([{ path, text }])).toHaveLength(1)
})

test.each(['lt(creditRuns.expiresAt, sql`now()`)', 'where expires_at > now()', 'expiresAt: row.expiresAt'])(
  'allows %s',
  (text) => expect(findClockComparisons([{ path: 'server/domains/credits/a.ts', text }])).toEqual([]),
)

test.each([
  "if (event.key === 'Enter') send()",
  "if (event.key !== 'Enter' || event.nativeEvent.isComposing) return",
  'if (event.isComposing) return',
])('refuses a key that may be of an input method: %s', (text) => {
  expect(findComposingKeys([{ path: 'web/domains/chats/a.tsx', text }])).not.toEqual([])
})

test('allows Enter that asks for it', () => {
  const text = "if (event.key !== 'Enter' || isComposing(event)) return"
  expect(findComposingKeys([{ path: 'web/domains/chats/a.tsx', text }])).toEqual([])
})
