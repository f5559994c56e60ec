import { marksTexts } from '../../../locales/en/detector/marks.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { detailOfReason, titleOfReason } from '../../../locales/result-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { Evidence } from '../queries.ts'
import { overlaps, type Span, toneOfSentence } from './marks.ts'

type ReasonsProps = {
  evidence: Evidence[]
  /** The passage under the pointer, here or in the text. */
  active: Span | null
  onPoint?: (span: Span | null) => void
  onShow?: (span: Span) => void
  /** The checked text, of which each entry quotes the beginning. */
  text?: string
}

/** Shown when no reason could be measured for a passage. */
export const noSingleReason = () => marksTexts.noSingleTraitStandsOut

const openingCharacters = 60

/** Lists the passages that weighed most, with their measured reasons. Pointing at one highlights it in the text. */
export function Reasons({ evidence, active, onPoint, onShow, text }: ReasonsProps) {
  return (
    <ul className="-mx-3 flex flex-col gap-1">
      {evidence.map((passage) => (
        <li key={`${passage.start}-${passage.end}`}>
          <Passage
            passage={passage}
            opening={text && openingOf(text, passage)}
            isActive={overlaps(passage, active)}
            onPoint={onPoint}
            onShow={onShow}
          />
        </li>
      ))}
    </ul>
  )
}

/** Returns the first words of a passage on one line. */
function openingOf(text: string, { start, end }: Span): string {
  return text
    .slice(start, Math.min(end, start + openingCharacters))
    .replace(/\s+/g, ' ')
    .replace(/\s\S*$/, '')
}

type PassageProps = {
  passage: Evidence
  opening?: string
  isActive: boolean
  onPoint?: (span: Span | null) => void
  onShow?: (span: Span) => void
}

function Passage({ passage, opening, isActive, onPoint, onShow }: PassageProps) {
  const isStrong = toneOfSentence(passage.probability) === 'strong'
  const edge = isStrong ? 'border-l-3 border-danger-fill' : 'border-l-3 border-dashed border-caution-fill'
  const list = (
    <span className={classNames('flex flex-col gap-2.5 pl-3', edge)}>
      <span className="flex items-baseline gap-2 text-12 text-ink-muted">
        {opening && <span className="min-w-0 flex-1 truncate">“{opening}…”</span>}
        <span className="tabular shrink-0">
          <span className="sr-only">{marksTexts.aiScoreReasons} </span>
          {percentText(passage.probability * 100)}
        </span>
      </span>
      {passage.reasons.length === 0 && (
        <span className="block text-13 text-pretty text-ink-muted">{noSingleReason()}</span>
      )}
      {passage.reasons.map((reason) => (
        <span key={reason.signal + reason.title} className="block">
          <span className="block text-14 font-medium text-pretty">{titleOfReason(reason)}</span>
          <span className="block text-13 text-pretty text-ink-muted">{detailOfReason(reason)}</span>
        </span>
      ))}
    </span>
  )
  if (!onPoint) return <div className="px-3 py-2">{list}</div>
  return (
    <button
      type="button"
      onMouseEnter={() => onPoint(passage)}
      onMouseLeave={() => onPoint(null)}
      onFocus={() => onPoint(passage)}
      onBlur={() => onPoint(null)}
      onClick={() => onShow?.(passage)}
      className={classNames(
        'block w-full rounded-control px-3 py-2 text-left transition-colors',
        isActive ? 'bg-surface-hover' : 'hover:bg-surface-hover',
      )}
    >
      {list}
    </button>
  )
}
