// The sub-folders of large folders, and which of them may use which: rule 14 of docs/architecture.md.
import { posix } from 'node:path'
import { importsOf } from './imports.ts'
import type { ProjectFile } from './project-files.ts'

const sourceFilesMax = 25

/**
 * Sub-folders from the lowest to the highest. A file may use files of its own sub-folder and of those before it. The
 * files directly in the folder are below all of them, except the routes of a domain, which are above, and its domain.ts,
 * which is above these.
 */
export const folderOrder: Record<string, string[]> = {
  contract: [
    'text',
    'connection',
    'proofreading',
    'site',
    'accounts',
    'billing',
    'operating',
    'chats',
    'detector',
    'essays',
    'originality',
    'study',
    'api',
  ],
  'engine/detector': ['model', 'tokens', 'style', 'weights', 'score', 'signals', 'check'],
  'engine/humanizer': [
    'data',
    'locks',
    'language',
    'proposals',
    'patterns',
    'rules',
    'guards',
    'search',
    'rewrite',
    'model',
  ],
  'engine/humanizer/model': ['claims', 'taken', 'versions', 'ask', 'compose', 'run'],
  'engine/training': ['texts', 'corpus', 'views', 'fit', 'commands', 'humanizer'],
  'server/domains/accounts': [
    'mails',
    'invitations',
    'security-log',
    'sessions',
    'two-factor',
    'passkeys',
    'passwords',
    'email',
    'links',
    'sign-up',
    'google',
    'sign-in',
    'by-operator',
    'deletion',
    'export',
    'picture',
  ],
  'server/domains/billing': ['purchases', 'jobs', 'operator'],
  'server/domains/chats': [
    'files',
    'messages',
    'titles',
    'replies',
    'list',
    'transfer',
    'sharing',
    'voice',
    'temporary',
  ],
  'server/domains/public-api': ['bulk'],
  'server/testing': ['samples', 'models', 'servers', 'billing-lives', 'databases'],
  'web/domains/accounts': [
    'form',
    'security',
    'two-factor',
    'passkeys',
    'email',
    'sign-in',
    'session',
    'picture',
    'leaving',
  ],
  'web/domains/chats': [
    'markdown',
    'models',
    'files',
    'voice',
    'replies',
    'thoughts',
    'humanize',
    'messages',
    'composer',
    'share',
    'export',
    'import',
    'list',
    'search',
    'panel',
    'temporary',
    'screen',
  ],
  'web/domains/detector': [
    'marks',
    'check',
    'result',
    'report',
    'history',
    'panel',
    'share',
    'batch',
    'desk',
  ],
  'web/domains/humanizer': [
    'estimate',
    'settings',
    'changes',
    'edit',
    'run',
    'result',
    'input',
    'history',
    'desk',
  ],
  'web/domains/originality': ['check', 'input', 'result', 'report', 'history', 'desk'],
  'web/pages': [
    'accounts',
    'billing',
    'dashboard',
    'settings',
    'shared',
    'study',
    'try-out',
    'humanizer',
    'operator',
  ],
  'web/ui': [
    'text',
    'formulas',
    'theme',
    'layout',
    'feedback',
    'fields',
    'overlays',
    'history',
    'sharing',
    'shell',
  ],
}

/** Finds imports from a lower sub-folder to a higher one. */
export function findOrderBreaches(files: ProjectFile[]): string[] {
  return files.flatMap((file) => {
    const from = placeOf(file.path)
    if (!from || isTest(file.path)) return []
    return importsOf(file).flatMap((taken) => {
      const to = taken.path ? placeOf(taken.path) : null
      if (!to || to.folder !== from.folder || to.level <= from.level) return []
      return [
        `${file.path}:${taken.line} never 14: ${from.name} is below ${to.name} in ${from.folder}. Move one of the two files.`,
      ]
    })
  })
}

/** Finds folders with too many source files, and sub-folders that are missing in the order. */
export function findCrowdedFolders(paths: string[]): string[] {
  const sources = paths.filter(
    (path) => /\.tsx?$/.test(path) && !isTest(path) && !path.includes('.examples.') && !isOfEveryDomain(path),
  )
  const counts = new Map<string, number>()
  for (const path of sources) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1)
  const crowded = [...counts].flatMap(([folder, count]) =>
    count > sourceFilesMax && folder !== 'e2e'
      ? [`${folder} has ${count} source files. Give each sub-noun a folder, in scripts/folder-order.ts.`]
      : [],
  )
  const unnamed = [...counts.keys()].filter((folder) => placeOf(`${folder}/a.ts`)?.level === -1)
  return [
    ...crowded,
    ...unnamed.map((folder) => `${folder} has no place in the order of scripts/folder-order.ts.`),
  ]
}

/** The two files that every domain of the server has. They do not count towards the limit of its folder. */
function isOfEveryDomain(path: string): boolean {
  return /^server\/domains\/[^/]+\/(?:domain|policies)\.ts$/.test(path)
}

type Place = { folder: string; name: string; level: number }

/** Null outside the ordered folders; level −1 in a sub-folder without a place in the order. */
function placeOf(path: string): Place | null {
  const folder = Object.keys(folderOrder).find((each) => path.startsWith(`${each}/`))
  if (!folder) return null
  const order = folderOrder[folder]!
  const [name = '', ...rest] = path.slice(folder.length + 1).split('/')
  if (rest.length > 0) return { folder, name, level: order.includes(name) ? order.indexOf(name) + 1 : -1 }
  if (!folder.startsWith('server/')) return { folder, name, level: 0 }
  if (name === 'domain.ts') return { folder, name, level: order.length + 2 }
  return { folder, name, level: name.endsWith('routes.ts') ? order.length + 1 : 0 }
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}
