import { z } from 'zod'
import { type Message, messagesOf } from '../../texts/message.ts'
import { originality } from '../../texts/originality.ts'

/** Bounds of one originality check. A text or a source of a megabyte fits. */
export const originalityLimits = {
  textCharactersMax: 1_000_000,
  sourcesMax: 20,
  /** All pasted and uploaded sources together. */
  sourcesCharactersMax: 2_000_000,
  visitorTextCharactersMax: 50_000,
  visitorSourcesCharactersMax: 200_000,
  sourceNameCharactersMax: 200,
  /** The newest documents are compared up to these bounds. */
  ownDocumentsMax: 2_000,
  ownBytesMax: 40_000_000,
  searchPhrasesMax: 12,
  webPagesMax: 20,
} as const

/** What a user has written or been given here, and a text can be compared with. */
export const ownKinds = ['essays', 'files', 'replies'] as const
export type OwnKind = (typeof ownKinds)[number]

/** Documents that can be opened as the text to check. */
const openableKinds = ['essays', 'files'] as const
export type OpenableKind = (typeof openableKinds)[number]

export const ownDocumentParam = z.object({ kind: z.enum(openableKinds), id: z.uuid() })
export type OwnDocumentParam = z.infer<typeof ownDocumentParam>

/** Body of POST /api/originality/checks and /api/originality/web-checks. Lengths are checked later, with a clear message. */
export const originalityInput = z.strictObject({
  text: z.string(),
  /** Texts that were pasted or uploaded for this check. They are not stored. */
  sources: z
    .array(
      z.strictObject({
        name: z.string().max(originalityLimits.sourceNameCharactersMax),
        text: z.string(),
      }),
    )
    .max(originalityLimits.sourcesMax)
    .default([]),
  own: z.array(z.enum(ownKinds)).max(ownKinds.length).default([]),
  /** The document that the text was taken from. It is not compared with itself. */
  document: ownDocumentParam.nullable().default(null),
})
export type OriginalityInput = z.infer<typeof originalityInput>

/** A part of a text, in UTF-16 units. */
export type Place = { start: number; end: number }

type OriginalityPassage = Place & {
  words: number
  /** The parts with equal words. Between them a few words differ. */
  runs: Place[]
  /** The passage in the source with a little around it; its places are in `text`. */
  there: Place & { text: string; runs: Place[]; isCut: boolean; startsInside: boolean }
}

type SourceKind = OwnKind | 'given' | 'web'

export type OriginalitySource = {
  kind: SourceKind
  title: string
  /** Where the source opens: a path of this site, or the address of a web page. Null for a pasted or uploaded text. */
  address: string | null
  words: number
  passages: OriginalityPassage[]
  passagesLeftOut: number
}

/** A part of the text that is also in these sources, which are places in the list of sources. */
export type OriginalitySegment = Place & {
  words: number
  sources: number[]
  inside: 'quotation' | 'bibliography' | null
}

/** Why the web was not searched, or not completely. */
type WebFailure = 'unreachable' | 'partly'

/** What a text was compared with. `all` counts also the documents beyond the bounds. */
export type OriginalityCoverage = {
  own: Partial<Record<OwnKind, { compared: number; all: number }>>
  given: number
  /** Null if the web was not searched. */
  web: {
    phrases: number
    searched: number
    pages: number
    pagesFailed: number
    failure: WebFailure | null
  } | null
}

export type OriginalityReport = {
  /** Characters, where most of the text is in a script without spaces. */
  unit: 'words' | 'characters'
  words: number
  excluded: { quotation: number; bibliography: number }
  exclusions: (Place & { kind: 'quotation' | 'bibliography' })[]
  sources: OriginalitySource[]
  sourcesLeftOut: number
  segments: OriginalitySegment[]
  coverage: OriginalityCoverage
}

/** Steps of a check, for the progress display. */
export type OriginalityProgress =
  | { step: 'own'; done: number; total: number }
  | { step: 'given' | 'search' | 'pages'; done: number; total: number }

export type OriginalityEvent =
  | ({ type: 'progress' } & OriginalityProgress)
  /** `checkId` is null if the check was not stored. */
  | { type: 'done'; checkId: string | null; report: OriginalityReport }
  | { type: 'error'; error: string; code: string; says: Message; details?: Record<string, unknown> }

/** A user's documents that can be opened as a text, and how many there are to compare with. */
export type OwnDocuments = {
  counts: Record<OwnKind, number>
  documents: { kind: OpenableKind; id: string; title: string; words: number; changedAt: string }[]
}

export const originalityTexts = /* @__PURE__ */ messagesOf('originality', originality)
