import {
  type OriginalityInput,
  type OriginalityProgress,
  type OriginalityReport,
  type OriginalitySource,
  originalityLimits,
  originalityTexts,
} from '../../../contract/originality/originality.ts'
import { type SourceMatches, withoutUnlisted } from '../../../engine/originality.ts'
import type { Doors } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import type { Work } from '../../platform/workers/pool/pool.ts'
import { keepCheck } from './keep-check.ts'
import { type OwnSelection, ownReaders, selectOwn } from './own-documents.ts'
import { searchWeb, type WebFinds } from './search-web.ts'

export type OriginalityRun = {
  /** Null for a visitor. */
  userId: string | null
  searchesWeb: boolean
  work: Work & { signal: AbortSignal }
  onProgress: (progress: OriginalityProgress) => void
}

export type CheckedOriginality = { checkId: string | null; report: OriginalityReport }

/** Refuses input that cannot be checked, before the response starts. */
export function requireCheckable(
  doors: Pick<Doors, 'webSearch'>,
  { text, sources, own }: OriginalityInput,
  { userId, searchesWeb }: Pick<OriginalityRun, 'userId' | 'searchesWeb'>,
): void {
  const { textCharactersMax, sourcesCharactersMax, visitorTextCharactersMax, visitorSourcesCharactersMax } =
    originalityLimits
  const most = userId
    ? { text: textCharactersMax, sources: sourcesCharactersMax }
    : { text: visitorTextCharactersMax, sources: visitorSourcesCharactersMax }
  const given = sources.reduce((sum, source) => sum + source.text.length, 0)
  if (text.trim() === '') throw new AppError('invalid_input', originalityTexts.blank)
  if (text.length > most.text)
    throw new AppError(
      'text_too_long',
      originalityTexts.tooLong({ characters: text.length, most: most.text }),
      {
        limit: most.text,
      },
    )
  if (given > most.sources)
    throw new AppError(
      'text_too_long',
      originalityTexts.sourcesTooLong({ characters: given, most: most.sources }),
      {
        limit: most.sources,
      },
    )
  if (own.length > 0 && !userId) throw new AppError('sign_in_required', originalityTexts.ownNeedsSignIn)
  if (searchesWeb && !doors.webSearch.isOn)
    throw new AppError('invalid_input', originalityTexts.webNotSearched)
  if (given === 0 && own.length === 0 && !searchesWeb)
    throw new AppError('invalid_input', originalityTexts.nothingToCompare)
}

type Found = { matches: SourceMatches[]; titles: Map<string, SourceTitle> }
type SourceTitle = Pick<OriginalitySource, 'kind' | 'title' | 'address'>

/** Compares a text with the chosen sources, and stores the result for users who have history on. */
export async function checkOriginality(
  doors: Doors,
  input: OriginalityInput,
  run: OriginalityRun,
): Promise<CheckedOriginality> {
  const { text } = input
  const found: Found = { matches: [], titles: new Map() }
  const { words } = await doors.originality.sumUp(text, [], run.work)
  if (words < wordsMin) throw new AppError('invalid_input', originalityTexts.tooShort)
  const own = await compareWithOwn(doors, input, run, found)
  const given = await compareWithGiven(doors, input, run, found)
  const web = run.searchesWeb ? await compareWithWeb(doors, text, run, found) : null
  const { sources, ...summed } = await doors.originality.sumUp(text, found.matches, run.work)
  const report: OriginalityReport = {
    ...summed,
    sources: sources.map(({ id, ...shared }) => ({ ...found.titles.get(id)!, ...shared })),
    coverage: { own: own?.coverage ?? {}, given, web: web?.coverage ?? null },
  }
  const checkId = run.userId ? await keepCheck({ ...doors, userId: run.userId }, text, report) : null
  return { checkId, report }
}

/** A shorter text has no passage that counts (engine/originality/winnow.ts). */
const wordsMin = 8

async function compareWithOwn(
  doors: Doors,
  { text, own, document }: OriginalityInput,
  { userId, work, onProgress }: OriginalityRun,
  found: Found,
): Promise<OwnSelection | null> {
  if (!userId || own.length === 0) return null
  const ctx = { db: doors.db, userId }
  const selection = await selectOwn(ctx, own, document)
  let done = 0
  for (const { kind, documents } of selection.batches) {
    work.signal.throwIfAborted()
    onProgress({ step: 'own', done, total: selection.total })
    const read = await ownReaders[kind].read(
      ctx,
      documents.map(({ id }) => id),
    )
    const sources = read.map((source) => ({ ...source, id: `${kind} ${source.id}` }))
    for (const shared of await doors.originality.match(text, sources, work)) {
      const { title, address } = documents.find(({ id }) => `${kind} ${id}` === shared.id)!
      found.matches.push(shared)
      found.titles.set(shared.id, { kind, title, address })
    }
    found.matches = withoutUnlisted(found.matches)
    done += documents.length
  }
  return selection
}

/** Returns the number of sources that have text. */
async function compareWithGiven(
  doors: Doors,
  { text, sources }: OriginalityInput,
  { work, onProgress }: OriginalityRun,
  found: Found,
): Promise<number> {
  const given = sources.filter((source) => source.text.trim() !== '')
  for (const [at, source] of given.entries()) {
    work.signal.throwIfAborted()
    onProgress({ step: 'given', done: at, total: given.length })
    const id = `given ${at}`
    found.matches.push(...(await doors.originality.match(text, [{ id, text: source.text }], work)))
    found.titles.set(id, { kind: 'given', title: source.name.trim() || `${at + 1}`, address: null })
  }
  return given.length
}

async function compareWithWeb(
  doors: Doors,
  text: string,
  { work, onProgress }: OriginalityRun,
  found: Found,
): Promise<WebFinds> {
  const finds = await searchWeb(doors, {
    text,
    work,
    onProgress: (step, done, total) => onProgress({ step, done, total }),
  })
  found.matches.push(...finds.matches)
  for (const { title, address } of finds.pages.values())
    found.titles.set(`web ${address}`, { kind: 'web', title, address })
  return finds
}
