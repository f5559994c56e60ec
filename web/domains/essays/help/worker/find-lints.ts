import { Dialect as HarperDialect, type Lint as HarperLint, LocalLinter } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'
import { switchedOffRules } from '../../../../../contract/essays/grammar-rules.ts'
import type { Lint as Finding } from '../../../../../contract/proofreading/lint.ts'
import { proofread } from '../../../../../contract/proofreading/proofread.ts'
import { detectLanguage } from '../../../../../engine/text.ts'
import type { Dialect, Lint } from './help-messages.ts'
import { kindOfLint } from './lint-kinds.ts'

const dialects = { american: HarperDialect.American, british: HarperDialect.British }
const replacementsMax = 4
/** The measures of readability show long sentences. */
const otherwiseShown = ['LongSentences']

let linter: LocalLinter | null = null
let dialectNow: Dialect | null = null

/**
 * Returns the findings of each text, in text order. The first call compiles 16 MB of WebAssembly, which takes one to
 * three seconds and about 200 MB.
 */
export async function findLints(texts: string[], dialect: Dialect): Promise<Lint[][]> {
  const checker = await openLinter(dialect)
  const found: Lint[][] = []
  for (const text of texts) found.push(isForeign(text) ? [] : await lint(checker, text))
  return found
}

async function openLinter(dialect: Dialect): Promise<LocalLinter> {
  // The linter loads the binary too, but nothing would handle its failure, for example without a network.
  if (!linter) await slimBinary.setup()
  linter ??= new LocalLinter({ binary: slimBinary, dialect: dialects[dialect] })
  if (dialect === dialectNow) return linter
  await linter.setDialect(dialects[dialect])
  // A change of the dialect switches all rules on again.
  const config = await linter.getLintConfig()
  for (const rule of [...switchedOffRules, ...otherwiseShown]) config[rule] = false
  await linter.setLintConfig(config)
  dialectNow = dialect
  return linter
}

/** A paragraph in another language inside an English essay, such as a verse. */
function isForeign(text: string): boolean {
  const { code, english } = detectLanguage(text)
  return code !== 'und' && !english
}

async function lint(checker: LocalLinter, text: string): Promise<Lint[]> {
  const byRule = await checker.organizedLints(text, { language: 'plaintext' })
  const lints = Object.entries(byRule).flatMap(([rule, found]) => found.map((one) => plain(rule, one)))
  return proofread(text, lints).map((found) => ({ ...found, kind: kindOfLint(found.kind) }))
}

function plain(rule: string, lint: HarperLint): Finding {
  // Offsets are UTF-16 units, also beyond the basic plane.
  const { start, end } = lint.span()
  const problem = lint.get_problem_text()
  const replacements = lint.suggestions().map((suggestion) => {
    // 0 replaces, 1 removes, 2 inserts after.
    const kind = suggestion.kind() as number
    return kind === 1 ? '' : (kind === 2 ? problem : '') + suggestion.get_replacement_text()
  })
  const found = {
    start,
    end,
    kind: lint.lint_kind(),
    rule,
    message: lint.message(),
    replacements: [...new Set(replacements)].slice(0, replacementsMax),
  }
  lint.free()
  return found
}
