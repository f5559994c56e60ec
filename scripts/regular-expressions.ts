// Checks that every regular expression of shipped code takes time in proportion to the text. With --write, new ones are
// judged and stored.

import { report } from './project-files.ts'
import { type Exception, exceptions } from './regular-expressions/exceptions.ts'
import {
  type Expression,
  findExpressions,
  type Place,
  shippedFiles,
} from './regular-expressions/find-expressions.ts'
import { hashOf, judgeExpression, type Verdict } from './regular-expressions/judge-expression.ts'
import { readVerdicts, writeVerdicts } from './regular-expressions/verdicts.ts'

const hints: Record<Exclude<Verdict, 'linear'>, string> = {
  polynomial:
    'takes quadratic time or more: give a run of characters one place to begin (`(?<!X)X+$`), anchor it, or scan the text',
  exponential: 'takes exponential time: no two branches inside a repetition may match the same characters',
  unknown: 'could not be analysed: make it simpler, or scan the text',
}

/** Returns one line for each expression that may be slow, and for each unused exception. */
export function findSlowExpressions(
  expressions: Expression[],
  verdicts: Map<string, Verdict>,
  allowed: Exception[],
): string[] {
  const unused = new Set(allowed)
  const breaches = expressions.flatMap((expression) => {
    const verdict = verdicts.get(hashOf(expression))
    const shown = `${expression.path}:${expression.line} /${expression.source}/${expression.flags}`
    if (!verdict) return [`${shown} has not been judged: run \`npm run expressions\` and commit its file`]
    if (verdict === 'linear') return []
    const exception = allowed.find(
      ({ path, expression: text }) =>
        path === expression.path && text === `/${expression.source}/${expression.flags}`,
    )
    if (exception) unused.delete(exception)
    return exception && verdict !== 'exponential' ? [] : [`${shown} ${hints[verdict]}`]
  })
  return [
    ...breaches,
    ...[...unused].map(
      ({ path, expression }) =>
        `scripts/regular-expressions/exceptions.ts: ${path} has no slow expression ${expression}`,
    ),
  ]
}

export function findUnknownPlaces(places: Place[]): string[] {
  return places.map(
    ({ path, line }) =>
      `${path}:${line} builds an expression while it runs: build it when the module loads, or scan the text`,
  )
}

/** Judges new expressions, two at a time, and drops removed ones. */
async function judgeNew(
  expressions: Expression[],
  known: Map<string, Verdict>,
): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>()
  const waiting: Expression[] = []
  for (const expression of expressions) {
    const verdict = known.get(hashOf(expression))
    if (verdict) verdicts.set(hashOf(expression), verdict)
    else waiting.push(expression)
  }
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (!verdicts.has(hashOf(next))) verdicts.set(hashOf(next), await judgeExpression(next))
  }
  await Promise.all([work(), work()])
  return verdicts
}

if (import.meta.main) {
  const { expressions, unknown } = await findExpressions(shippedFiles())
  const isWriting = process.argv.includes('--write')
  if (process.argv.includes('--list')) {
    process.stdout.write(JSON.stringify(expressions))
  } else {
    const kept = readVerdicts()
    const verdicts = isWriting ? await judgeNew(expressions, kept) : kept
    if (isWriting) writeVerdicts(verdicts)
    report([...findUnknownPlaces(unknown), ...findSlowExpressions(expressions, verdicts, exceptions)])
  }
  // The analyser's process would keep this one alive.
  if (isWriting) process.exit()
}
