import { type OriginalityCoverage, ownKinds } from '../../../../contract/originality/originality.ts'
import { originalityResultTexts as texts } from '../../../locales/en/originality/result.ts'
import { formatList } from '../../../locales/format.ts'

/** Says what a text was compared with, and what not, in whole sentences. */
export function coverageSentences({ own, given, web }: OriginalityCoverage): string[] {
  const parts: string[] = []
  const kinds = ownKinds.flatMap((kind) => own[kind] ?? [])
  if (kinds.length > 0) {
    const count = kinds.reduce((sum, { compared }) => sum + compared, 0)
    const all = kinds.reduce((sum, kind) => sum + kind.all, 0)
    parts.push(count < all ? texts.ownOf({ count, all }) : texts.ownDocuments({ count }))
  }
  if (given > 0) parts.push(texts.given({ count: given }))
  if (web && web.failure !== 'unreachable')
    parts.push(texts.webPages({ count: web.pages, phrases: web.searched }))
  const sentences = parts.length > 0 ? [texts.coverage({ list: formatList(parts) })] : []
  return [...sentences, ...webSentences(web)]
}

function webSentences(web: OriginalityCoverage['web']): string[] {
  if (!web) return [texts.notSearched]
  if (web.failure === 'unreachable') return [texts.webUnreachable]
  return [
    ...(web.failure === 'partly' ? [texts.webPartly({ searched: web.searched, phrases: web.phrases })] : []),
    ...(web.pagesFailed > 0 ? [texts.pagesFailed({ count: web.pagesFailed })] : []),
    texts.onlyThese,
  ]
}
