import { expect, test } from 'vitest'
import { findUnmeteredRewrites, findUnusedRewriters } from './metered-rewrites.ts'

const at = (text: string, path = 'server/domains/chats/new-thing.ts') =>
  findUnmeteredRewrites([{ path, text }])

test.each([
  "const { text } = await ctx.engine.humanize(given, { mode: 'clean' }, { owner })\n",
  'const rewrite = ctx.engine.humanizeWithRewrite\n',
  'const { detect, humanize } = ctx.engine\n',
  "import { detect, humanize as rewrite } from '../../../engine/index.ts'\n",
  "import { humanize } from '../../../engine/humanize.ts'\n",
  "import {\n  countWords,\n  estimate,\n} from '../../../engine/index.ts'\n",
  "import * as engine from '../../../engine/index.ts'\n",
  "const { humanize } = await import('../../../engine/index.ts')\n",
  "export { humanizeWithModel } from '../../../engine/index.ts'\n",
])('refuses a rewrite without the meter: %s', (text) => {
  expect(at(text)).toEqual([
    expect.stringMatching(/^server\/domains\/chats\/new-thing\.ts:1 never 22: .+humanize-text\.ts\.$/),
  ])
})

test('accepts the meter, its verbs, types and choices', () => {
  expect(
    at('await ctx.engine.humanize(text, options, work)\n', 'server/domains/humanizer/humanize-text.ts'),
  ).toEqual([])
  expect(
    at(
      "import { humanizeText } from '../humanizer/humanize-text.ts'\nawait humanizeText(ctx, run, signal)\n",
    ),
  ).toEqual([])
  expect(at("import type { Humanization } from '../../../engine/index.ts'\n")).toEqual([])
  expect(at("import { countWords, judgeText } from '../../../engine/index.ts'\n")).toEqual([])
  expect(at('if (plan.humanize) return\n// ctx.engine.humanize(text)\nconst { humanize } = plan\n')).toEqual(
    [],
  )
})

test('names exceptions that no longer exist', () => {
  expect(findUnusedRewriters([]).join('\n')).toContain('“server/domains/humanizer/humanize-text.ts”')
})
