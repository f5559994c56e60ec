import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { documentText } from '../../../../contract/essays/essay-text.ts'
import type { OpenedEssayVersion } from '../../../../contract/essays/versions.ts'
import { versions as texts } from '../../../locales/en/essays/versions.ts'
import { Button } from '../../../ui/button.tsx'
import { compareTexts, type TextPart } from './compare-texts.ts'

type VersionViewProps = {
  version: OpenedEssayVersion
  /** The text of the page as it is now. */
  current: string
  isBusy: boolean
  onBack: () => void
  onRestore: () => void
}

/** Shows a version with the words that it has and the page does not, and the other way round. */
export function VersionView({ version, current, isBusy, onBack, onRestore }: VersionViewProps) {
  const text = useMemo(() => documentText(version.document), [version])
  const { parts, added, removed } = useMemo(() => compareTexts(current, text), [current, text])
  const summary = !parts
    ? texts.tooDifferent
    : added + removed === 0
      ? texts.same
      : texts.changes({ added, removed })
  return (
    <>
      <div className="flex items-center justify-between gap-2 px-6 pb-2 max-md:px-4">
        <Button icon={<ArrowLeft />} onClick={onBack}>
          {texts.back}
        </Button>
        <Button variant="primary" busy={isBusy} onClick={onRestore}>
          {texts.restore}
        </Button>
      </div>
      <p className="px-6 pb-2 text-13 text-ink-muted max-md:px-4" role="status">
        {summary}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6 whitespace-pre-wrap wrap-anywhere max-md:px-4">
        {(parts ?? [{ text, kind: 'same' as const }]).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
          <Part key={at} {...part} />
        ))}
      </div>
    </>
  )
}

function Part({ text, kind }: TextPart) {
  if (kind === 'added') return <ins className="rounded-small bg-positive-soft no-underline">{text}</ins>
  if (kind === 'removed') return <del className="text-ink-muted decoration-danger-fill">{text}</del>
  return <>{text}</>
}
