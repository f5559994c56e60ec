// Checks the forbidden dependencies of docs/architecture.md. Each message names the right place.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCrowdedFolders, findOrderBreaches } from './boundaries/folder-levels.ts'
import { findForeignData, findStaleExceptions } from './boundaries/foreign-data.ts'
import { findUnmeteredRewrites, findUnusedRewriters } from './boundaries/metered-rewrites.ts'
import { findComposingKeys } from './checks/composing-keys.ts'
import { findDevImports, type Manifest } from './checks/dev-imports.ts'
import { findClockComparisons } from './checks/server-clocks.ts'
import { type Import, importsOf } from './imports.ts'
import { listPaths, type ProjectFile, projectRoot, readSources, report } from './project-files.ts'
import { findCallsInTransactions } from './transactions.ts'

/** The domains that each domain of the server may use. An addition needs a decision record. */
const mayUse: Record<string, string[]> = {
  accounts: [],
  'local-models': [],
  content: [],
  site: [],
  config: ['credits', 'site'],
  preferences: ['accounts'],
  credits: ['accounts'],
  letters: ['accounts', 'preferences', 'credits'],
  billing: ['accounts', 'credits'],
  detector: ['accounts', 'credits', 'preferences'],
  humanizer: ['accounts', 'credits', 'preferences', 'detector'],
  chats: ['accounts', 'credits', 'preferences', 'detector', 'humanizer'],
  essays: ['accounts', 'credits', 'preferences', 'detector', 'humanizer', 'chats'],
  originality: ['accounts', 'preferences', 'chats', 'essays'],
  'api-keys': ['accounts', 'credits'],
  'public-api': [
    'accounts',
    'credits',
    'preferences',
    'detector',
    'humanizer',
    'chats',
    'essays',
    'originality',
    'api-keys',
  ],
  operating: ['accounts', 'credits', 'billing', 'chats', 'site'],
  study: ['accounts', 'credits', 'preferences', 'chats', 'essays'],
}

type Rule = (file: ProjectFile, taken: Import) => string | null | undefined | false

const engineIsPure: Rule = ({ path }, taken) => {
  if (!path.startsWith('engine/') || isTest(path)) return null
  if (taken.path && !taken.path.startsWith('engine/'))
    return `1: the engine imports nothing from outside engine/. Pass ${taken.path}'s value as an argument.`
  if (taken.name?.startsWith('node:') && !isEngineTool(path))
    return `1: ${taken.name} belongs in engine/cli or engine/training. Read files there and pass the text.`
  return null
}

/**
 * Engine files that the contract uses, so that they are defined once; see
 * docs/decisions/039-humanizer-choices-in-one-file.md.
 */
const shared = [
  'engine/choices.ts',
  'engine/word-count.ts',
  'engine/plain-notation.ts',
  'engine/word-numbering.ts',
  'engine/text-encoding.ts',
]

const takesShared = (path: string, taken: Import) =>
  path.startsWith('contract/') && shared.includes(taken.path ?? '')

const sharedUsesNothing: Rule = ({ path }, taken) =>
  shared.includes(path) &&
  `2: ${path} is part of the pages and imports nothing. Export code that needs ${taken.name ?? taken.path} from engine/index.ts.`

/** The engine's public modules: the whole engine, and parts of it that load less. */
const faces = [
  'engine/index.ts',
  'engine/detect.ts',
  'engine/humanize.ts',
  'engine/text.ts',
  'engine/documents.ts',
  'engine/originality.ts',
  'engine/verdicts.ts',
  'engine/texts.ts',
]

/** The bench measures the engine's internals and is not shipped; see rule 10. */
const engineHasOneFace: Rule = ({ path }, taken) =>
  !path.startsWith('engine/') &&
  !path.startsWith('bench/') &&
  taken.path?.startsWith('engine/') &&
  !faces.includes(taken.path) &&
  !takesShared(path, taken) &&
  `2: only ${faces.join(', ')} are public. Export it there.`

/** Public modules that load the weights of the detector or the rules of the humanizer. */
const heavyFaces = ['engine/index.ts', 'engine/detect.ts', 'engine/humanize.ts']

/** One such import by the thread that handles requests costs every server 60 MB. */
const engineRunsInWorkers: Rule = ({ path }, taken) =>
  path.startsWith('server/') &&
  heavyFaces.includes(taken.path ?? '') &&
  !taken.typeOnly &&
  !isTest(path) &&
  !path.includes('/testing/') &&
  !path.startsWith('server/platform/workers/') &&
  `2: the engine runs in workers. Call it through server/platform/workers/engine.ts, or export what needs no model in engine/verdicts.ts or engine/text.ts.`

/** A web worker may read texts with the engine, because its script is loaded apart from the pages. */
const readsInWorker = (path: string, taken: Import) =>
  /^web\/.*\/worker\//.test(path) && taken.path === 'engine/text.ts'

/** The landing page's try-out runs the engine in a visitor's browser: docs/decisions/068-engine-in-the-browser.md. */
const runsInTryOut = (path: string, taken: Import) =>
  path.startsWith('web/pages/try-out/worker/') &&
  ['engine/detect.ts', 'engine/humanize.ts'].includes(taken.path ?? '')

const engineIsOfTheServer: Rule = ({ path }, taken) =>
  path.startsWith('web/') &&
  taken.path?.startsWith('engine/') &&
  !taken.typeOnly &&
  !readsInWorker(path, taken) &&
  !runsInTryOut(path, taken) &&
  `2: pages import only types of the engine, which runs on the server. Call it through web/api.ts, or read texts with engine/text.ts in a worker's own folder.`

const contractStandsAlone: Rule = ({ path }, taken) => {
  if (!path.startsWith('contract/') || isTest(path)) return null
  if (taken.name === 'zod' || takesShared(path, taken)) return null
  if (path === 'contract/essays/text-anchors.ts' && taken.name === 'yjs') return null
  if (/^(?:contract|texts)\//.test(taken.path ?? '')) return null
  return `3: contract imports only zod, texts/ and ${shared.join(', ')}. Code that needs ${taken.name ?? taken.path} belongs in server/ or web/.`
}

/** The sentences of the server, in ICU MessageFormat, are below everything else. */
const textsStandAlone: Rule = ({ path }, taken) => {
  if (!path.startsWith('texts/') || isTest(path) || taken.path?.startsWith('texts/')) return null
  if (['icu-minify', '@schummar/icu-type-parser'].includes(taken.name ?? '')) return null
  return `3: texts/ imports only the library of its messages. Pass ${taken.name ?? taken.path}'s value to a message.`
}

/** The browser has the English that it shows itself; that of the server comes with each message. */
const englishIsOfTheServer: Rule = ({ path }, taken) =>
  path.startsWith('web/') &&
  !isTest(path) &&
  taken.path === 'texts/english.ts' &&
  '3: texts/english.ts has the texts of the whole server. Use messageText of web/locales/messages.ts.'

const webKnowsNoServer: Rule = ({ path }, taken) =>
  path.startsWith('web/') &&
  taken.path?.startsWith('server/') &&
  !(path === 'web/api.ts' && taken.typeOnly) &&
  `4: only web/api.ts imports the server, as a type. Share code through contract/.`

const platformIsBelow: Rule = ({ path }, taken) =>
  path.startsWith('server/platform/') &&
  (taken.path?.startsWith('server/domains/') || taken.path?.startsWith('server/local/')) &&
  `5: platform imports no domain. Pass the function from the domain or from server/domain-parts.ts.`

const routesAreThin: Rule = ({ path }, taken) => {
  if (isTest(path)) return null
  const reachesStore =
    taken.path?.endsWith('/tables.ts') ||
    taken.path?.startsWith('server/platform/database/') ||
    ['drizzle-orm', 'pg'].includes(taken.name ?? '')
  if ((isDomainRoutes(path) || isDomainFace(path)) && reachesStore)
    return `6: routes use no table and no database. Put the query into a verb in the same domain: server/domains/<noun>/<verb-noun>.ts.`
  if (taken.path && isDomainRoutes(taken.path) && path !== `server/domains/${domainOf(taken.path)}/domain.ts`)
    return `6: only the domain.ts of the same domain mounts a routes.ts. Call the verb instead.`
  return null
}

const verbsKnowNoWeb: Rule = ({ path }, taken) =>
  isVerb(path) &&
  taken.name === 'hono' &&
  `7: a verb does not import hono. Parse and respond in routes.ts; pass plain values to the verb.`

const domainsKeepToTheirList: Rule = ({ path }, taken) => {
  const from = domainOf(path)
  const to = taken.path && domainOf(taken.path)
  if (!from || !to || from === to || isTest(path)) return null
  if (mayUse[from]?.includes(to)) return null
  return `8: ${from} may use ${mayUse[from]?.join(', ') || 'no other domain'}, not ${to}. Pass a function through server/domain-parts.ts.`
}

/** Foreign keys join the tables of two domains, so a tables.ts may import another one. */
const tablesArePrivate: Rule = ({ path }, taken) => {
  const owner = taken.path && domainOf(taken.path)
  if (!owner || !isTables(taken.path!) || owner === domainOf(path) || isTables(path)) return null
  if (!isShipped(path)) return null
  return `8: the tables of ${owner} may only be read in server/domains/${owner}. Export a verb or a subquery there and use that.`
}

const pagesCompose: Rule = ({ path }, taken) => {
  const from = webDomainOf(path)
  const to = taken.path && webDomainOf(taken.path)
  if (from && to && from !== to)
    return `9: web/domains/${from} does not use web/domains/${to}. Compose both in web/pages/, or move the shared part to web/ui.`
  const reachesUp =
    taken.path === 'web/api.ts' ||
    taken.path?.startsWith('web/domains/') ||
    taken.path?.startsWith('web/pages/')
  if (path.startsWith('web/ui/') && reachesUp)
    return `9: web/ui is independent of the product. Accept ${taken.path}'s part as a prop.`
  return null
}

const cataloguePart = /^web\/locales\/[a-z]{2,3}(?:-[A-Za-z]+)?\/([a-z-]+)(?:\.ts$|\/)/

/** The catalogue is used by web alone, and each domain uses its own part and the common words of `ui`. */
const textsKeepToTheirPart: Rule = ({ path }, taken) => {
  if (isTest(path)) return null
  if (path.startsWith('web/locales/')) {
    if (taken.path && /^(web\/locales|contract|texts)\//.test(taken.path)) return null
    if (taken.path === 'engine/texts.ts' && taken.typeOnly) return null
    if (['react', 'icu-minify', '@schummar/icu-type-parser'].includes(taken.name ?? '')) return null
    return `16: the catalogue uses only contract, react and its library. Pass ${taken.name ?? taken.path}'s value to the message.`
  }
  if (!taken.path?.startsWith('web/locales/')) return null
  if (!path.startsWith('web/'))
    return `16: texts of the pages are for web/. Texts of the server are in contract/.`
  const part = cataloguePart.exec(taken.path)?.[1]
  // What the server says too is shared by all.
  if (!part || part === 'ui' || part === 'shared' || path.startsWith('web/pages/')) return null
  const own = webDomainOf(path) ?? (path.startsWith('web/ui/') ? 'ui' : undefined)
  if (!own || own === part) return null
  return `16: ${own} does not use the texts of ${part}. Put the text into web/locales/en/${own}, or a common word into web/locales/en/ui.`
}

const shippedCodeIsClean: Rule = ({ path }, taken) => {
  if (!isShipped(path) || !taken.path) return null
  if (/^(server\/testing|e2e|bench|attacks|proofs)\//.test(taken.path))
    return `10: shipped code uses no test code. Move the needed part of ${taken.path} to shipped code.`
  const inside = path.startsWith('server/local/')
  const opener = path === 'server/main.ts' || path === 'server/start-server.ts'
  if (taken.path.startsWith('server/local/') && !inside && !opener)
    return `10: only server/start-server.ts imports server/local. Accept it as a door.`
  return null
}

const rules: Rule[] = [
  engineIsPure,
  sharedUsesNothing,
  engineHasOneFace,
  engineRunsInWorkers,
  engineIsOfTheServer,
  contractStandsAlone,
  textsStandAlone,
  englishIsOfTheServer,
  webKnowsNoServer,
  platformIsBelow,
  routesAreThin,
  verbsKnowNoWeb,
  domainsKeepToTheirList,
  tablesArePrivate,
  pagesCompose,
  textsKeepToTheirPart,
  shippedCodeIsClean,
]

/** Returns one line per breach: the place, the rule's number in docs/architecture.md, and the right place. */
export function findBreaches(files: ProjectFile[]): string[] {
  return files.flatMap((file) => [...importBreaches(file), ...wordBreaches(file)])
}

function importBreaches(file: ProjectFile): string[] {
  return importsOf(file).flatMap((taken) =>
    rules.flatMap((rule) => {
      const message = rule(file, taken)
      return message ? [`${file.path}:${taken.line} never ${message}`] : []
    }),
  )
}

/** Finds names that are forbidden wherever they come from. */
function wordBreaches(file: ProjectFile): string[] {
  const { path } = file
  if (isTest(path)) return []
  const breaches: string[] = []
  const forbid = (words: RegExp, message: string) => {
    for (const line of linesWith(file, words)) breaches.push(`${path}:${line} never ${message}`)
  }
  if (path.startsWith('engine/') && !isEngineTool(path)) {
    forbid(
      /\bfetch\(|\bDate\.now\(|new Date\(\)|\bperformance\.now\(|\bMath\.random\(|\brandomUUID\(/,
      '1: the engine uses no fetch, no clock and no unseeded randomness. Accept the value as an argument.',
    )
  }
  if (isShipped(path) && path !== 'server/platform/env.ts' && !isEngineTool(path)) {
    forbid(
      /\bprocess\.env\b/,
      '7: only server/platform/env.ts reads the environment. Add the setting there and read it from env.',
    )
  }
  if (path.startsWith('web/') && !/^web\/(locales|domains\/essays)\//.test(path)) {
    forbid(
      /\bnew Intl\.|\.toLocale(Date|Time)?String\(/,
      '17: web/locales/format.ts is the one place for dates and numbers. Use a function from there, or a number in a message.',
    )
  }
  if (path.startsWith('web/') && path !== 'web/live-events.ts') {
    forbid(
      /\bnew EventSource\(/,
      '21: the browser does not open a refused stream again. Use followLiveEvents of web/live-events.ts.',
    )
  }
  if (isShipped(path)) {
    forbid(
      /[!=]== '(?:pro|unlimited)'|\bcase '(?:pro|unlimited)'/,
      '24: plans differ by the columns of contract/plans.ts, not by name. Add a column there.',
    )
  }
  if (path.startsWith('server/')) {
    for (const line of linesOfInlineTexts(file))
      breaches.push(
        `${path}:${line} never 15: the text of an error belongs in texts. Use the text of its code, or add one to the table of its noun there.`,
      )
    for (const { line, call } of findCallsInTransactions(file))
      breaches.push(
        `${path}:${line} never 12: ${call} inside a transaction. Reserve, call, then settle or release.`,
      )
  }
  return breaches
}

/** Returns the lines that give an error its own text instead of one from contract/. */
function linesOfInlineTexts({ text }: ProjectFile): number[] {
  const found = text.matchAll(/new AppError\(\s*'[a-z_]+',\s*['"`]/g)
  return [...found].map(({ index }) => text.slice(0, index).split('\n').length)
}

function linesWith({ text }: ProjectFile, words: RegExp): number[] {
  return text
    .split('\n')
    .flatMap((line, i) => (words.test(line.replace(/\/\/.*|^\s*\*.*/, '')) ? [i + 1] : []))
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

function isShipped(path: string): boolean {
  return /^(engine|contract|server|web)\//.test(path) && !isTest(path) && !path.startsWith('server/testing/')
}

function isEngineTool(path: string): boolean {
  return /^engine\/(cli|training|bin)\//.test(path)
}

function isDomainRoutes(path: string): boolean {
  return /^server\/domains\/[^/]+\/([a-z-]+-)?routes\.ts$/.test(path)
}

function isVerb(path: string): boolean {
  return domainOf(path) !== undefined && !isTest(path) && !isDomainRoutes(path) && !isDomainFace(path)
}

/** The file that names what a domain brings to the server. */
function isDomainFace(path: string): boolean {
  return /^server\/domains\/[^/]+\/domain\.ts$/.test(path)
}

function isTables(path: string): boolean {
  return path.endsWith('/tables.ts')
}

function domainOf(path: string): string | undefined {
  return /^server\/domains\/([^/]+)\//.exec(path)?.[1]
}

function webDomainOf(path: string): string | undefined {
  return /^web\/domains\/([^/]+)\//.exec(path)?.[1]
}

if (import.meta.main) {
  const paths = listPaths()
  const files = readSources(paths)
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Manifest
  report([
    ...findBreaches(files),
    ...findForeignData(files),
    ...findStaleExceptions(files),
    ...findUnmeteredRewrites(files),
    ...findUnusedRewriters(files),
    ...findOrderBreaches(files),
    ...findCrowdedFolders(paths),
    ...findDevImports(manifest, files),
    ...findClockComparisons(files),
    ...findComposingKeys(files),
  ])
}
