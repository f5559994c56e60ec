import type { Lint as HarperLint, LocalLinter } from 'harper.js'
import { switchedOffRules } from '../../../../contract/essays/grammar-rules.ts'
import type { Lint } from '../../../../contract/proofreading/lint.ts'
import { loading } from '../loading.ts'

type Checker = { linter: LocalLinter; setBritish: (british: boolean) => Promise<void> }

let checker: Promise<Checker> | undefined
// Texts are checked one after the other, because the dialect is a setting of the shared linter.
let last: Promise<unknown> = Promise.resolve()

/**
 * Returns the grammar checker's findings in text order. The first call compiles 16 MB of WebAssembly, which takes one
 * to two seconds and about 200 MB. After an error the checker is unusable, and the thread has to end.
 */
export function findLints(text: string, british: boolean): Promise<Lint[]> {
  const found = last.then(() => lint(text, british))
  last = found.catch(() => {})
  return found
}

async function lint(text: string, british: boolean): Promise<Lint[]> {
  checker ??= loading(load)
  const { linter, setBritish } = await checker
  await setBritish(british)
  const byRule = await linter.organizedLints(text, { language: 'plaintext' })
  const lints = Object.entries(byRule).flatMap(([rule, found]) => found.map((one) => plain(rule, one)))
  return lints.sort((a, b) => a.start - b.start || b.end - a.end)
}

async function load(): Promise<Checker> {
  const [{ LocalLinter: Linter, Dialect }, { slimBinary }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinary'),
  ])
  const linter = new Linter({ binary: slimBinary, dialect: Dialect.American })
  await linter.setup()
  await silenceRules(linter)
  // The first text builds the dictionaries, and the first unusual word builds those for distant suggestions.
  await linter.organizedLints(`This is a ${'a'.repeat(100)}.`, { language: 'plaintext' })
  let isBritish = false
  return {
    linter,
    async setBritish(british) {
      if (british === isBritish) return
      isBritish = british
      await linter.setDialect(british ? Dialect.British : Dialect.American)
      await silenceRules(linter)
    },
  }
}

/** Switching the dialect turns all rules on again. */
async function silenceRules(linter: LocalLinter): Promise<void> {
  const config = await linter.getLintConfig()
  for (const rule of switchedOffRules) config[rule] = false
  await linter.setLintConfig(config)
}

function plain(rule: string, lint: HarperLint): Lint {
  // Offsets are UTF-16 units, also beyond the basic plane.
  const { start, end } = lint.span()
  const problem = lint.get_problem_text()
  const replacements = lint.suggestions().map((suggestion) => {
    // 0 replaces, 1 removes, 2 inserts after.
    const kind = suggestion.kind() as number
    return kind === 1 ? '' : (kind === 2 ? problem : '') + suggestion.get_replacement_text()
  })
  const found = { start, end, kind: lint.lint_kind(), rule, message: lint.message(), replacements }
  lint.free()
  return found
}
