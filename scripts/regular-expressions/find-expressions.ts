import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser'
import { listPaths, type ProjectFile, projectRoot, readSources } from '../project-files.ts'

/** The location, source and flags of an expression. */
export type Expression = { path: string; line: number; source: string; flags: string }
export type Place = { path: string; line: number }

/** Returns shipped code: no tests, no model training and no test tools. */
export function shippedFiles(): ProjectFile[] {
  const paths = listPaths().filter((path) => /^(?:server|contract|web|engine)\//.test(path))
  return readSources(
    paths.filter((path) => !/\.test\.tsx?$|^engine\/training\/|^server\/testing\//.test(path)),
  )
}

/** Returns the literals of a file, and the places where it calls the constructor with anything else. */
export function parseExpressions({ path, text }: ProjectFile): { literals: Expression[]; built: Place[] } {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]!.message}`)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const literals: Expression[] = []
  const built: Place[] = []
  const call = ({ start, callee }: NewExpression | CallExpression) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') built.push({ path, line: lineAt(start) })
  }
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      literals.push({
        path,
        line: lineAt(node.start),
        source: node.regex.pattern,
        flags: node.regex.flags,
      })
    },
    NewExpression: call,
    CallExpression: call,
  }).visit(program)
  return { literals, built }
}

/**
 * Returns the expressions that modules build from strings when they load. It imports the modules while the constructor
 * records its calls, so it needs a separate process.
 */
async function buildExpressions(paths: string[]): Promise<Expression[]> {
  const recorded: Expression[] = []
  const original = globalThis.RegExp
  const record = (expression: RegExp) => {
    const place = callerPlace(new Error().stack ?? '')
    if (place) recorded.push({ ...place, source: expression.source, flags: expression.flags })
    return expression
  }
  globalThis.RegExp = new Proxy(original, {
    construct: (target, given) => record(new target(...(given as [string, string]))),
    apply: (target, _, given) => record(target(...(given as [string, string]))),
  })
  try {
    for (const path of paths) await import(pathToFileURL(`${projectRoot}/${path}`).href)
  } finally {
    globalThis.RegExp = original
  }
  return recorded
}

/** Finds the first frame of a stack that is a file of the project other than this one. */
function callerPlace(stack: string): Place | null {
  for (const [, url, line] of stack.matchAll(/(file:\/\/[^\s)]+):(\d+):\d+/g)) {
    const path = relative(projectRoot, fileURLToPath(url!)).replaceAll('\\', '/')
    if (url === import.meta.url) continue
    return path.startsWith('..') || path.startsWith('node_modules') ? null : { path, line: Number(line) }
  }
  return null
}

/** Returns all expressions of the files, and the places whose expressions are built only when a function runs. */
export async function findExpressions(
  files: ProjectFile[],
): Promise<{ expressions: Expression[]; unknown: Place[] }> {
  const parsed = files.map(parseExpressions)
  const built = parsed.flatMap((file) => file.built)
  const recorded = await buildExpressions([...new Set(built.map(({ path }) => path))])
  const isAt = (place: Place) => (other: Place) => other.path === place.path && other.line === place.line
  return {
    expressions: [
      ...parsed.flatMap(({ literals }) => literals),
      ...recorded.filter((expression) => built.some(isAt(expression))),
    ],
    unknown: built.filter((place) => !recorded.some(isAt(place))),
  }
}
