// Checks that what the pages store in the browser is in the table of web/ui/browser-storage.ts, which says whose it is: rule
// 20 of docs/architecture.md. Keys themselves are checked by the types of `storeItem`.
import { localKeys } from '../../web/ui/browser-storage.ts'
import { listPaths, type ProjectFile, readSources, report } from '../project-files.ts'

const table = 'web/ui/browser-storage.ts'

/** Ways to store something in a browser, with the files that may use them. */
const ways: { what: RegExp; files: readonly string[]; instead: string }[] = [
  {
    what: /\b(?:localStorage|sessionStorage)\b|\.setItem\(/,
    files: [
      'web/ui/browser-storage.ts',
      'web/locales/device-language.ts',
      // Scripts in the head of a page, which only read.
      'web/site/theme-script.ts',
      'web/site/first-view-script.ts',
    ],
    instead: `Use storeItem or browserStorage, with a key of the table in ${table}.`,
  },
  {
    what: /\bindexedDB\b|\bcreateStore\(/,
    files: [
      'web/ui/local-copies.ts',
      'web/domains/essays/sync/browser/local-database.ts',
      'web/offline-copy.ts',
    ],
    instead:
      'Give the database a name of web/ui/local-copies.ts, which removes it, and add the file to this check.',
  },
  {
    what: /\bcaches\.open\(|\bcookieStore\b|\bdocument\.cookie =/,
    files: ['web/locales/device-language.ts', 'web/site/site-banner.ts', 'web/static/sw.js'],
    instead:
      'Say in docs/threat-model.md whose it is and when it is removed, and add the file to this check.',
  },
]

/** Returns each line of the pages that stores something past the table. */
export function findStoring(files: ProjectFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        ways
          .filter(({ what, files: allowed }) => !allowed.includes(path) && what.test(withoutComment(line)))
          .map(({ instead }) => `${path}:${at + 1}: 20: this keeps data in the browser. ${instead}`),
      ),
  )
}

/** Returns rows of the table that no page stores any more. */
export function findUnusedKeys(files: ProjectFile[], names = Object.keys(localKeys)): string[] {
  const others = files.filter(({ path }) => path !== table)
  const isUsed = (name: string) =>
    others.some(({ text }) => [`'${name}`, `\`${name}`].some((start) => text.includes(start)))
  return names
    .filter((name) => !isUsed(name))
    .map((name) => `${table}: 20: nothing stores “${name}”. Remove its row.`)
}

function withoutComment(line: string): string {
  return /^\s*(?:\*|\/\/|\/\*)/.test(line) ? '' : line
}

if (import.meta.main) {
  const isPage = (path: string) =>
    path.startsWith('web/') && !/\.test\.tsx?$|headless-browser\.ts$/.test(path) && path !== table
  const files = readSources(listPaths('web').filter(isPage))
  report([...findStoring(files), ...findUnusedKeys(files)])
}
