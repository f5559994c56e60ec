// Checks that the offered languages are complete: rule 17 of docs/architecture.md.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import { parseSync } from 'oxc-parser'
import { completeLanguages } from '../contract/languages.ts'
import { listPaths, projectRoot, report } from './project-files.ts'

type Node = { type: string; [key: string]: unknown }
type Messages = Map<string, string>
/** The values, tags and plural forms of a message. */
type Shape = { names: Set<string>; plurals: Map<string, string[]> }

/** The page about the technology stays in English. */
const onlyEnglish = /^content\/technology$/

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

/** Returns the messages of a file of the catalogue by their path, such as `texts.group.key`. */
export function messagesIn(path: string, text: string): Messages {
  const found: Messages = new Map()
  for (const node of parseSync(path, text).program.body as unknown as Node[]) {
    const declaration = node.declaration as Node | null | undefined
    for (const { id, init } of (declaration?.declarations ?? []) as { id: Node; init: Node }[]) {
      const given = init.type === 'CallExpression' ? (init.arguments as Node[])[1] : init
      const source = given?.type === 'TSAsExpression' ? (given.expression as Node) : given
      collect(source, String(id.name), found)
    }
  }
  return found
}

function collect(node: Node | undefined, path: string, found: Messages): void {
  if (node?.type === 'Literal' && typeof node.value === 'string') found.set(path, node.value)
  if (node?.type === 'TemplateLiteral')
    found.set(path, (node.quasis as { value: { cooked: string } }[])[0]!.value.cooked)
  if (node?.type !== 'ObjectExpression') return
  for (const { key, value } of node.properties as { key: Node; value: Node }[])
    collect(value, `${path}.${key.name ?? key.value}`, found)
}

function shapeOf(message: string): Shape {
  const shape: Shape = { names: new Set(), plurals: new Map() }
  look(compile(message), shape)
  return shape
}

/** A compiled part is a list: a name, then the kind of value with its forms, or the words inside a tag. */
function look(part: unknown, shape: Shape): void {
  if (!Array.isArray(part)) return
  for (const each of part) {
    if (!Array.isArray(each)) continue
    const [name, kind, forms] = each as [unknown, unknown, unknown]
    if (typeof name !== 'string') continue
    shape.names.add(name)
    if (typeof forms === 'object' && forms !== null && !Array.isArray(forms)) {
      if (kind === 2) shape.plurals.set(name, [...(shape.plurals.get(name) ?? []), ...Object.keys(forms)])
      for (const form of Object.values(forms)) look(form, shape)
    } else if (typeof kind !== 'number') look(each.slice(1), shape)
  }
}

/** Returns one line per fault of a translated file. */
export function findFaults(
  tag: string,
  english: Messages,
  own: Messages,
  same: ReadonlySet<string>,
): string[] {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  const faults = [...own.keys()]
    .filter((key) => !english.has(key))
    .map((key) => `${key} is not in English. Remove it, or correct its name.`)
  for (const [key, source] of english) {
    const message = own.get(key)
    if (message === undefined) {
      faults.push(`${key} is missing. Translate “${source}”.`)
      continue
    }
    const [expected, found] = [shapeOf(source), shapeOf(message)]
    const wrong = [...expected.names, ...found.names].filter(
      (name) => !(expected.names.has(name) && found.names.has(name)),
    )
    if (wrong.length > 0)
      faults.push(`${key} differs from English in these values or tags: ${wrong.join(', ')}.`)
    for (const [name, given] of found.plurals) {
      const missing = forms.filter((form) => !given.includes(form))
      if (missing.length > 0) faults.push(`${key} lacks the plural forms ${missing.join(', ')} of {${name}}.`)
    }
    if (message === source && /\p{L}{2}/u.test(wordsOf(source)) && !same.has(source))
      faults.push(
        `${key} is the same as in English: “${source}”. Translate it, or add the text to web/locales/${tag}/same-as-english.txt.`,
      )
  }
  return faults
}

/** The words of a message, without its values and tags. */
function wordsOf(message: string): string {
  return message.replace(/\{[^{}]*\}|<[^<>]*>/g, '')
}

const editsFile = 'engine/edits'
const rulesPath = 'engine/humanizer/data/rules.json'

/** The reasons for edits are in the tables of the rules, and those of rules in code beside them. */
function reasonsOfRules(): Messages {
  const path = 'engine/humanizer/proposals/reasons.ts'
  const ofCode = [...messagesIn(path, read(path))].filter(([key]) => key.startsWith('codeReasons.'))
  const { rules } = JSON.parse(read(rulesPath)) as { rules: { reason: { key: string; text: string } }[] }
  return new Map([
    ...ofCode.map(([key, text]) => [key.replace('codeReasons.', 'edits.'), text] as const),
    ...rules.map(({ reason }) => [`edits.${reason.key}`, reason.text] as const),
  ])
}

function findAll(): string[] {
  const pathsOf = (folder: string) =>
    listPaths(folder)
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => path.slice(folder.length + 1, -'.ts'.length))
  // What server and engine say is in texts and engine/texts; en/shared gives the pages those that they say too.
  const tablesOf = (folder: string, translations: string) =>
    pathsOf(folder)
      .filter((name) => !name.includes('/') && !['message', 'english', 'said', 'sayings'].includes(name))
      .map((name) => [`${translations}/${name}`, `${folder}/${name}.ts`] as const)
  const said = new Map<string, string>([
    ...tablesOf('texts', 'shared'),
    ...tablesOf('engine/texts', 'engine'),
  ])
  said.set(editsFile, rulesPath)
  said.set('mails', 'texts/mails/en.ts')
  const englishPath = (file: string) => said.get(file) ?? `web/locales/en/${file}.ts`
  const files = [...new Set([...pathsOf('web/locales/en'), ...said.keys()])].filter(
    (file) => file !== 'mails',
  )
  return completeLanguages
    .filter((tag) => tag !== 'en')
    .flatMap((tag) => {
      const same = new Set(read(`web/locales/${tag}/same-as-english.txt`).split('\n'))
      const pages = files
        .filter((file) => !onlyEnglish.test(file))
        .map((file) => ({ file, path: `web/locales/${tag}/${file}.ts` }))
      // The server writes mails itself, so it has their translations.
      return [...pages, { file: 'mails', path: `texts/mails/${tag}.ts` }].flatMap(({ file, path }) => {
        if (!existsSync(join(projectRoot, path)))
          return [`${path} is missing. Translate ${englishPath(file)}.`]
        const english = file === editsFile ? reasonsOfRules() : messagesIn(path, read(englishPath(file)))
        return findFaults(tag, english, messagesIn(path, read(path)), same).map(
          (fault) => `${path} never 17: ${fault}`,
        )
      })
    })
}

if (import.meta.main) report(findAll())
