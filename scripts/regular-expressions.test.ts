import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { attacksOn, attackText } from './regular-expressions/attack-strings.ts'
import { exceptions } from './regular-expressions/exceptions.ts'
import { type Expression, parseExpressions } from './regular-expressions/find-expressions.ts'
import { hashOf, isSlowOnOwnAttacks, judgeExpression } from './regular-expressions/judge-expression.ts'
import { timeTexts } from './regular-expressions/measure-growth.ts'
import { findSlowExpressions } from './regular-expressions.ts'
import { root } from './setup.mjs'

// Loading the modules shows what they build, so a separate process lists all expressions of shipped code.
const listed: Expression[] = JSON.parse(
  execFileSync(process.execPath, ['--no-warnings', 'scripts/regular-expressions.ts', '--list'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  }),
)
const textOf = ({ source, flags }: Expression) => `/${source}/${flags}`
const isExcepted = (expression: Expression) =>
  exceptions.some(({ path, expression: text }) => path === expression.path && text === textOf(expression))
const distinct = [...new Map(listed.map((expression) => [textOf(expression), expression])).values()]

test.each(['contract', 'server/domains', 'server/local', 'server/platform', 'web', 'engine'])(
  'the time of each expression in %s grows linearly with repeated text',
  { timeout: 240_000 },
  (folder) => {
    const mine = distinct.filter(({ path }) => path.startsWith(`${folder}/`))
    expect(mine.length).toBeGreaterThan(10)
    const slow = mine.filter((expression) => !isExcepted(expression)).filter(isSlowOnOwnAttacks)
    expect(slow.map((expression) => `${expression.path}:${expression.line} ${textOf(expression)}`)).toEqual(
      [],
    )
  },
)

test.each(exceptions)(
  'the exception in $path is fast on its maximum of $charactersMax characters',
  ({ path, expression: text, charactersMax }) => {
    expect(charactersMax).toBeLessThanOrEqual(400)
    const expression = listed.find((each) => each.path === path && textOf(each) === text)!
    const texts = attacksOn(expression).map((attack) =>
      attackText(attack, charactersMax).slice(0, charactersMax),
    )
    expect(Math.max(...timeTexts(expression, texts))).toBeLessThan(200)
  },
)

test.each([
  [/^(?:a |\w+ )*title$/, 'exponential'],
  [/\s+$/, 'polynomial'],
  [/<head[^>]*>/, 'polynomial'],
  // One match is linear here; finding all matches of a text is not.
  [/\[[^\]]+\]|\S+/g, 'polynomial'],
  [/(?<!\s)\s+$/, 'linear'],
  [/[^.]{3,90} but/, 'linear'],
])('judges %s as %s', { timeout: 120_000 }, async (expression, verdict) => {
  expect(await judgeExpression(expression)).toBe(verdict)
})

test('finds literals and constructor calls, but not types and strings', () => {
  const text = `
    type A = RegExp
    const a = /x+/g, b = '/y+/', c = 4 / 2 / 1
    const d = new RegExp(\`\${b}\`), e = RegExp(b)
  `
  const { literals, built } = parseExpressions({ path: 'server/a.ts', text })
  expect(literals).toEqual([{ path: 'server/a.ts', line: 3, source: 'x+', flags: 'g' }])
  expect(built).toEqual([
    { path: 'server/a.ts', line: 4 },
    { path: 'server/a.ts', line: 4 },
  ])
})

test('reports new, slow and unused entries, and never allows an exponential expression', () => {
  const expression = { path: 'server/a.ts', line: 1, source: '\\s+$', flags: '' }
  const exception = { path: 'server/a.ts', expression: '/\\s+$/', charactersMax: 80, reason: 'It is cut.' }
  const judged = (verdict: 'linear' | 'polynomial' | 'exponential') =>
    new Map([[hashOf(expression), verdict]])
  expect(findSlowExpressions([expression], new Map(), [])[0]).toMatch(/npm run expressions/)
  expect(findSlowExpressions([expression], judged('linear'), [])).toEqual([])
  expect(findSlowExpressions([expression], judged('polynomial'), [])[0]).toMatch(/quadratic/)
  expect(findSlowExpressions([expression], judged('polynomial'), [exception])).toEqual([])
  expect(findSlowExpressions([expression], judged('exponential'), [exception])[0]).toMatch(/exponential/)
  expect(findSlowExpressions([expression], judged('linear'), [exception])[0]).toMatch(
    /has no slow expression/,
  )
})
