import { parentPort } from 'node:worker_threads'
import type { Lint as HarperLint, LocalLinter } from 'harper.js'
import type { Lint, LintAnswer, LintRequest } from './lint.ts'
import { quietRules } from './quiet-rules.ts'

// The checker compiles 16 MB of WebAssembly and holds some 200 MB: a thread of its own keeps that off the server's
// loop, and its end gives the memory back.
const ready = start()

async function start(): Promise<LocalLinter> {
  const [{ LocalLinter: Linter, Dialect }, { slimBinary }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinary'),
  ])
  const linter = new Linter({ binary: slimBinary, dialect: Dialect.American })
  await linter.setup()
  return linter
}

let british = false
// One text after the other: the dialect is the linter's, not the call's.
let last: Promise<unknown> = ready

parentPort?.on('message', (request: LintRequest) => {
  last = last.then(() => answer(request)).then((found) => parentPort!.postMessage(found))
})

async function answer(request: LintRequest): Promise<LintAnswer> {
  try {
    return { id: request.id, lints: await lint(request) }
  } catch (error) {
    return { id: request.id, error: error instanceof Error ? error.message : 'The checker failed.' }
  }
}

async function lint(request: LintRequest): Promise<Lint[]> {
  const linter = await ready
  const { Dialect } = await import('harper.js')
  if (request.british !== british) {
    await linter.setDialect(request.british ? Dialect.British : Dialect.American)
    british = request.british
  }
  const config = await linter.getLintConfig()
  if (config.OxfordComma !== false) {
    for (const rule of quietRules) config[rule] = false
    await linter.setLintConfig(config)
  }
  const byRule = await linter.organizedLints(request.text, { language: 'plaintext' })
  return Object.entries(byRule).flatMap(([rule, lints]) => lints.map((found) => plain(rule, found)))
}

function plain(rule: string, lint: HarperLint): Lint {
  // Offsets are UTF-16 units, beyond the basic plane too.
  const { start, end } = lint.span()
  const problem = lint.get_problem_text()
  const replacements = lint.suggestions().map((suggestion) => {
    // 0 replaces, 1 removes, 2 inserts behind.
    const kind = suggestion.kind() as number
    return kind === 1 ? '' : (kind === 2 ? problem : '') + suggestion.get_replacement_text()
  })
  const found = { start, end, kind: lint.lint_kind(), rule, message: lint.message(), replacements }
  lint.free()
  return found
}
