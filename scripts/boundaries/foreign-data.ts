// Checks rule 19 of docs/architecture.md: the thread that handles requests parses no data of strangers. Parsers of
// documents run in workers; JSON is read by server/platform/foreign-data/, within limits.
import { importsOf } from '../imports.ts'
import type { ProjectFile } from '../project-files.ts'

/** Packages that parse or unpack data whose size says nothing about the time or memory that it takes. */
const parsers = [
  'cheerio',
  'csv-parse',
  'csv-parse/sync',
  'docx',
  'dompurify',
  'eventsource-parser',
  'fflate',
  'file-type',
  'fontkit',
  'htmlparser2',
  'jsdom',
  'jszip',
  'lib0',
  'mailparser',
  'mammoth',
  'marked',
  'node:zlib',
  'parse5',
  'pdf-lib',
  'sanitize-html',
  'unpdf',
  'yaml',
  'yauzl',
  'yjs',
]

/** Files of the main thread that may use one of them, and why. */
const mayParse: Record<string, string> = {
  'server/domains/accounts/common-passwords.ts node:zlib': 'unpacks a file of this repository',
  'server/domains/letters/read-letter.ts marked': 'the text is the operator’s own',
  'server/local/mailbox/mailbox.ts mailparser': 'local mode only; the mails are those of this server',
  'server/platform/documents/file-signature.ts file-type': 'on the main thread it gets 4 KB',
  'server/platform/pages/site-files.ts node:zlib': 'packs the files of the build',
  'server/platform/look-ups/public-fetch.ts node:zlib': 'unpacks a stream and stops at its limit',
  'server/platform/models/read-completion.ts eventsource-parser':
    'splits a stream into lines of limited length',
}

/** Files that may parse JSON or read a whole body, and why. */
const mayRead: Record<string, string> = {
  'server/domains/accounts/google/google-claims.ts': 'the token’s signature is verified before',
  'server/domains/accounts/sign-in/answer-auth.ts':
    'a body of at most 64 KB, and answers of the library itself',
  'server/domains/accounts/sign-in/auth-refusals.ts': 'an answer of the library itself',
  'server/domains/billing/routes.ts':
    'the text of a webhook, whose signature is verified before it is parsed',
  'server/domains/chats/file-routes.ts': 'the bytes of an upload within the limit of its route',
  'server/domains/chats/voice/transcribe-voice.ts': 'the first bytes of an upload',
  'server/domains/detector/read-file.ts': 'the bytes of an upload within the limit of its route',
  'server/domains/public-api/own-bulk-routes.ts': 'the bytes of an upload within the limit of its route',
  'server/domains/public-api/bulk-routes.ts': 'the bytes of an upload within the limit of its route',
  'server/platform/backup/backup-format.ts': 'package.json of this program',
  'server/platform/backup/read-backup.ts': 'a line of a file that the operator gives to a command',
  'server/platform/database/notify.ts': 'a notice of this server',
  'server/platform/database/reachable.ts': 'files of an installed package',
  'server/platform/database/storable.ts': 'a value that was made into JSON in the same statement',
  'server/platform/foreign-data/read-json.ts': 'checks bytes and parts before',
  'server/platform/http/form-parts.ts': 'a body within the limit of its route, to count its parts',
  'server/platform/http/json-shape.ts': 'a body within the limit of its route, to count its parts',
  'server/platform/pages/pages.ts': 'files of the build',
  'server/platform/jobs/jobs.ts': 'a job that this server sealed',
  'server/platform/local-models/files/model-store.ts': 'a file that this server wrote',
  'server/platform/local-models/host/http-server.ts': 'a process of its own',
}

const wholeBody = /\.(?:json|text|formData|blob|bytes|arrayBuffer)\(\)|\bJSON\.parse\(/

/** Returns one line for each parser on the main thread, and for each body that is read without the helpers. */
export function findForeignData(files: ProjectFile[], start = 'server/main.ts'): string[] {
  const chains = chainsFrom(files, start)
  return files
    .filter(({ path }) => chains.has(path))
    .flatMap((file) => [...parserBreaches(file, chains), ...bodyBreaches(file)])
}

function parserBreaches(file: ProjectFile, chains: Map<string, string | null>): string[] {
  return importsOf(file)
    .filter(({ name, typeOnly }) => !typeOnly && name && parsers.includes(name))
    .filter(({ name }) => !mayParse[`${file.path} ${name}`])
    .map(
      ({ line, name }) =>
        `${file.path}:${line} never 19: ${name} on the thread that handles requests (${chainOf(file.path, chains)}). Use it in a worker with limits of time and memory, such as server/platform/look-ups/look-up-worker.ts.`,
    )
}

function bodyBreaches({ path, text }: ProjectFile): string[] {
  if (!path.startsWith('server/') || path.startsWith('server/local/') || mayRead[path]) return []
  return text
    .split('\n')
    .flatMap((line, at) =>
      wholeBody.test(line.replace(/\/\/.*|^\s*\*.*/, ''))
        ? [
            `${path}:${at + 1} never 19: JSON or a body of unknown size. Read it with readJson, parseJson or readLimited of server/platform/foreign-data/.`,
          ]
        : [],
    )
}

/** Returns each file that the main thread loads, with the file that imports it. Workers are other threads. */
function chainsFrom(files: ProjectFile[], start: string): Map<string, string | null> {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const chains = new Map<string, string | null>([[start, null]])
  // A map yields what is added while it is read.
  for (const [path] of chains) {
    const file = byPath.get(path)
    if (!file) continue
    for (const { path: target, typeOnly, isWorker } of importsOf(file))
      if (target && !typeOnly && !isWorker && !chains.has(target)) chains.set(target, path)
  }
  return chains
}

function chainOf(path: string, chains: Map<string, string | null>): string {
  const chain: string[] = []
  for (let at = chains.get(path); at && chain.length < 3; at = chains.get(at)) chain.push(at)
  return chain.length > 0 ? `imported by ${chain.join(', ')}` : 'its first file'
}

/** Lists exceptions that no longer exist. */
export function findStaleExceptions(files: ProjectFile[]): string[] {
  const kept = new Set(
    files.flatMap((file) => [
      ...(wholeBody.test(file.text) ? [file.path] : []),
      ...importsOf(file).map(({ name }) => `${file.path} ${name}`),
    ]),
  )
  return [...Object.keys(mayParse), ...Object.keys(mayRead)]
    .filter((exception) => !kept.has(exception))
    .map(
      (exception) => `scripts/boundaries/foreign-data.ts: the exception “${exception}” is no longer needed.`,
    )
}
