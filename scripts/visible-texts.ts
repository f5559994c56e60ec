// Checks that the texts which users see come from the catalogue: rule 17 of docs/architecture.md.
import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { listPaths, type ProjectFile, readSources, report } from './project-files.ts'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Found = { start: number; text: string }

/** Texts for the tools, which are in English in every language: the detector reads only English. */
const samples = [
  'web/domains/detector/check/examples.ts',
  'web/domains/humanizer/examples.ts',
  'web/pages/try-out/example-text.ts',
  'web/domains/originality/check/example.ts',
  'web/domains/essays/help/worker/habit-words.ts',
  'web/domains/essays/transfer/sample-essay.ts',
  // Stored as the text of a message.
  'web/domains/chats/import/import-values.ts',
]

/** Files and folders without visible texts, whose codes of file formats or names of fonts look like some. */
const codes = [
  'web/domains/essays/count/document-counts.ts',
  'web/domains/essays/sources/library/same-source.ts',
  'web/domains/essays/sources/panel/source-form-values.ts',
  'web/domains/essays/sources/parse/',
  'web/domains/essays/sources/render/',
  'web/domains/essays/sources/write/',
  'web/domains/essays/toolbar/fonts.ts',
  'web/domains/essays/transfer/import/',
  'web/domains/essays/transfer/pdf/',
  'web/domains/essays/transfer/rtf/',
  'web/domains/essays/transfer/text/write-html.ts',
  'web/domains/essays/transfer/word/',
  'web/domains/content/blog/share-links.ts',
  // Commands for a terminal.
  'web/domains/content/developers/api-reference.ts',
  'web/domains/study/export/anki-file.ts',
  'web/site/structured-data.ts',
]

/** Attributes and properties whose value is never shown. */
const hidden =
  /^(class|className|classNames|rootMargin|font|.*Font|type|role|href|to|id|rel|target|autoComplete|inputMode|d|viewBox|fill|stroke|style|key|ref|src|variant|size|shortcut|keys|tone|kind|queryKey|mutationKey|code|lang|dir|accept|data-.*|.*ClassName|.*Class|aria-(live|hidden|labelledby|describedby|controls|current|haspopup))$/

/** Attributes and properties whose value is always shown. */
const shown =
  /^(aria-label|aria-description|aria-valuetext|aria-roledescription|title|placeholder|alt|label|text|description|hint|heading|explanation|caption|detail|note|confirmText|cancelText|busyText|words|next)$/

/** Calls whose arguments are shown: toast('Copied'), toast.error('…'). */
const shownCalls = /^(toast|alert)(\.|$)/

/** Calls whose arguments are never shown. */
const hiddenCalls =
  /^(cx|classNames|buttonClass|Error|TypeError|RangeError|RegExp|URL|console\.\w+|import|fetch|.*\.(querySelector(All)?|closest|matches|getItem|setItem|addEventListener|getElementById|startsWith|endsWith|includes|indexOf|split|test|exec|replace|replaceAll|setAttribute|getAttribute|createElement|append|set|get|has))$/

/** Words in a sentence, or a capitalised word. */
const sentence = /\p{L}[,;:.]? [\p{L}\d{“]|^[A-Z][a-z]+[.!?…]?$/u
/** Classes, media queries, types of content, and markup. */
const codeLike =
  /(^|\s)(flex|grid|block|inline|absolute|relative|animate|text-\w+|(bg|border|rounded)-\w+|-?[mp][trblxy]?-\d|[\w:]+-\[.*\]|[a-z-]+:\S+|\w+-(full|auto|none|\d+))(\s|$)|^\(.*: .*\)$|; charset=|^[\w-]+=[\w-]+,|^\d+px|^<|^try\{/

/** Returns the texts in a source file that are not from the catalogue. */
export function textsIn({ path, text }: ProjectFile): Found[] {
  const { program } = parseSync(path, text)
  const found: Found[] = []
  visit(program as unknown as Node, { isShown: false }, found)
  return found
}

type Place = { isShown: boolean }

function visit(node: unknown, place: Place, found: Found[]): void {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, place, found)
    return
  }
  if (!isNode(node)) return
  const text = textOf(node)
  if (text !== null) {
    if (isText(text, node, place)) found.push({ start: node.start, text: text.trim() })
    if (node.type !== 'TemplateLiteral') return
  }
  for (const [child, next] of childrenOf(node, place)) visit(child, next, found)
}

function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return node.value as string
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return null
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}')
}

function isText(text: string, node: Node, place: Place): boolean {
  if (!/\p{L}/u.test(text.replace(/\{\}|&\w+;/g, ''))) return false
  if (node.type === 'JSXText' || place.isShown) return true
  return sentence.test(text) && !codeLike.test(text)
}

/** Returns the children of a node that may contain a text, each with its place. */
function childrenOf(node: Node, place: Place): [unknown, Place][] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return [[node.declaration, place]]
    case 'ImportExpression':
    case 'TSTypeAliasDeclaration':
    case 'TSTypeAnnotation':
    case 'TSTypeParameterInstantiation':
    case 'TSInterfaceDeclaration':
      return []
    case 'BinaryExpression':
      if (/^[!=]==?$/.test(node.operator as string)) return []
      return [[[node.left, node.right], place]]
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return [[node.expression, place]]
    case 'SwitchCase':
      return [[node.consequent, place]]
    case 'MemberExpression':
      return [[node.object, place]]
    case 'JSXAttribute':
      return childOfNamed(nameOf(node.name as Node), node.value, true)
    case 'Property':
      return childOfNamed(nameOf(node.key as Node), node.value)
    case 'VariableDeclarator':
      return hidden.test(nameOf(node.id as Node)) ? [] : [[node.init, { isShown: false }]]
    case 'ConditionalExpression':
      return [
        [node.test, { isShown: false }],
        [[node.consequent, node.alternate], place],
      ]
    case 'LogicalExpression':
      return [
        [node.left, node.operator === '&&' ? { isShown: false } : place],
        [node.right, place],
      ]
    case 'JSXElement':
      return [
        [(node.openingElement as Node).attributes, { isShown: false }],
        [node.children, { isShown: true }],
      ]
    case 'JSXFragment':
      return [[node.children, { isShown: true }]]
    case 'CallExpression':
    case 'NewExpression': {
      const name = nameOf(node.callee as Node)
      if (hiddenCalls.test(name))
        return isLiteral((node.callee as Node).object) ? [] : [[node.callee, { isShown: false }]]
      return [
        [node.callee, { isShown: false }],
        [node.arguments, { isShown: shownCalls.test(name) }],
      ]
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return [[[node.params, node.body], { isShown: false }]]
    case 'TemplateLiteral':
      return [[node.expressions, { isShown: false }]]
    case 'TaggedTemplateExpression':
      return []
    default:
      return [[Object.values(node), place]]
  }
}

function childOfNamed(name: string, value: unknown, isAttribute = false): [unknown, Place][] {
  if (hidden.test(name) || (isAttribute && isLiteral(value) && /^(name|action|method)$/.test(name))) return []
  return [[value, { isShown: shown.test(name) }]]
}

/** The name of a property, an attribute, or of what is called: `toast.error`. */
function nameOf(node: Node): string {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return node.name as string
    case 'Literal':
      return String(node.value)
    case 'MemberExpression':
      return `${nameOf(node.object as Node)}.${nameOf(node.property as Node)}`
    default:
      return ''
  }
}

function isLiteral(value: unknown): boolean {
  return isNode(value) && value.type === 'Literal'
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function isChecked(path: string): boolean {
  if (!/^web\/.*\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path) || path.startsWith('web/locales/'))
    return false
  return !samples.includes(path) && !codes.some((each) => path.startsWith(each))
}

/** Returns one line per text that is not in the catalogue, and per text that is read too early. */
export function findVisibleTexts(files: ProjectFile[]): string[] {
  const sources = new Map(files.map((file) => [file.path, file]))
  return files
    .filter(({ path }) => isChecked(path))
    .flatMap((file) => {
      const at = (start: number) => `${file.path}:${file.text.slice(0, start).split('\n').length}`
      return [
        ...textsIn(file).map(
          ({ start, text }) =>
            `${at(start)} never 17: “${text.slice(0, 60)}” is visible text. Put it into web/locales/en, as web/locales/README.md describes.`,
        ),
        ...earlyReadsIn(file, sources).map(
          ({ start, text }) =>
            `${at(start)} never 17: ${text} is read when the module is loaded, and keeps that language. Read it in a function.`,
        ),
      ]
    })
}

/** Finds messages that are read outside of functions. A group of messages may be: its messages are read later. */
function earlyReadsIn(file: ProjectFile, sources: Map<string, ProjectFile>): Found[] {
  const { program } = parseSync(file.path, file.text)
  const groups = new Map<string, Set<string>>()
  for (const node of program.body as unknown as Node[]) {
    const path = node.type === 'ImportDeclaration' ? cataloguePath(file.path, node) : null
    const source = path ? sources.get(path) : undefined
    if (!source) continue
    const names = new Set(
      [...source.text.matchAll(/^ {2}['"]?([\w-]+)['"]?: \{$/gm)].map((match) => match[1]!),
    )
    for (const specifier of node.specifiers as Node[]) groups.set(nameOf(specifier.local as Node), names)
  }
  const found: Found[] = []
  const look = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(look)
    if (!isNode(node) || /Function|^TS(Type|Interface)/.test(node.type)) return
    if (node.type === 'MemberExpression') {
      const [part, key] = nameOf(node).split('.')
      const names = groups.get(part!)
      if (names && !names.has(key!)) found.push({ start: node.start, text: `${part}.${key}` })
    }
    Object.values(node).forEach(look)
  }
  if (groups.size > 0) look(program.body)
  return found
}

function cataloguePath(from: string, { source }: Node): string | null {
  const path = posix.join(posix.dirname(from), String((source as Node).value))
  return /^web\/locales\/en\//.test(path) ? path : null
}

if (import.meta.main) report(findVisibleTexts(readSources(listPaths('web'))))
