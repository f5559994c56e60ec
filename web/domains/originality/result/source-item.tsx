import { ExternalLink, EyeOff, Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { OriginalityReport, OriginalitySource } from '../../../../contract/originality/originality.ts'
import { originalityResultTexts as texts } from '../../../locales/en/originality/result.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { shareText } from '../share-text.ts'
import { colourOf } from './source-colours.ts'

type SourceItemProps = {
  source: OriginalitySource
  place: number
  share: { words: number; percent: number }
  unit: OriginalityReport['unit']
  isCounted: boolean
  isActive: boolean
  onPoint: (isPointed: boolean) => void
  onCompare: () => void
  onCount: (isCounted: boolean) => void
}

/** A source with its share. Its name opens the passages side by side. */
export function SourceItem(props: SourceItemProps) {
  const { source, place, share, unit, isCounted, isActive, onPoint, onCompare, onCount } = props
  const { title, kind, passages } = source
  const facts = [
    texts.kinds[kind],
    isCounted ? texts.sourceWords({ count: share.words, unit }) : texts.notCounted,
    texts.passages({ count: passages.length + source.passagesLeftOut }),
  ]
  return (
    <li
      onMouseEnter={() => onPoint(true)}
      onMouseLeave={() => onPoint(false)}
      className={classNames(
        '-mx-2 flex items-center gap-1 rounded-control pl-2 transition-colors',
        isActive && 'bg-surface-hover',
      )}
    >
      <button
        type="button"
        title={texts.showPassages({ title })}
        onClick={onCompare}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
        className={classNames(
          'flex min-h-13 min-w-0 flex-1 items-center gap-3 py-1.5 text-left',
          !isCounted && 'opacity-60',
        )}
      >
        <span
          aria-hidden="true"
          className={classNames(
            'tabular flex size-6 shrink-0 items-center justify-center rounded-small text-12 font-semibold',
            colourOf(place).chip,
          )}
        >
          {place + 1}
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="truncate font-medium">{title}</span>
          <span className="tabular text-12 text-ink-muted">{facts.join(' · ')}</span>
        </span>
        <span className="tabular shrink-0 font-semibold">{isCounted ? shareText(share.percent) : '–'}</span>
      </button>
      <span className="flex shrink-0">
        <AddressLink source={source} />
        <IconButton
          label={isCounted ? texts.doNotCount({ title }) : texts.countAgain({ title })}
          icon={isCounted ? <EyeOff /> : <Plus />}
          onClick={() => onCount(!isCounted)}
        />
      </span>
    </li>
  )
}

const linkClass =
  'flex size-9 items-center justify-center rounded-control text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink max-md:size-11 [&_svg]:size-4.5'

/** The addresses of web pages come from the search provider; they are http or https, as the server checks. */
function AddressLink({ source: { address, title, kind } }: { source: OriginalitySource }) {
  if (address === null) return null
  const label = texts.open({ title })
  if (kind === 'web')
    return (
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={label}
        title={label}
        className={linkClass}
      >
        <ExternalLink aria-hidden="true" />
      </a>
    )
  return (
    <Link to={address} aria-label={label} title={label} className={linkClass}>
      <ExternalLink aria-hidden="true" />
    </Link>
  )
}
