import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { OriginalityReport, Place } from '../../../../contract/originality/originality.ts'
import { originalityResultTexts as texts } from '../../../locales/en/originality/result.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useShortcut } from '../../../ui/shell/use-shortcut.ts'
import { colourOf } from './source-colours.ts'

export type Compared = { source: number; passage: number }

type SideBySideProps = {
  text: string
  report: OriginalityReport
  compared: Compared
  onCompared: (compared: Compared) => void
  onClose: () => void
}

/** As much of a long passage as the source's side shows. */
const charactersShown = 1_200
const charactersAround = 120

/** A passage of the text beside the same one in its source. Equal words are marked on both sides. */
export function SideBySide({ text, report, compared, onCompared, onClose }: SideBySideProps) {
  const source = report.sources[compared.source]!
  const { passages } = source
  const passage = passages[compared.passage]
  const go = (step: number) => {
    const next = compared.passage + step
    if (passages[next]) onCompared({ ...compared, passage: next })
  }
  useShortcut('ArrowLeft', () => go(-1))
  useShortcut('ArrowRight', () => go(1))
  if (!passage) return null
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={`${compared.source + 1}. ${source.title}`}
      description={texts.passageWords({ count: passage.words, unit: report.unit })}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Side title={texts.yourText} source={compared.source} {...partOf(text, passage)} />
        <Side
          title={texts.kinds[source.kind]}
          source={compared.source}
          text={passage.there.text}
          runs={passage.there.runs}
          isCutBefore={passage.there.startsInside}
          isCutAfter={passage.there.isCut}
        />
      </div>
      {passage.there.end - passage.there.start >= charactersShown && (
        <p className="text-13 text-ink-muted">{texts.isCut}</p>
      )}
      <div className="flex items-center justify-between gap-3">
        <IconButton
          label={texts.previous}
          icon={<ChevronLeft />}
          disabled={compared.passage === 0}
          onClick={() => go(-1)}
        />
        <p role="status" className="tabular text-13 text-ink-muted">
          {texts.passageOf({ number: compared.passage + 1, count: passages.length })}
        </p>
        <IconButton
          label={texts.next}
          icon={<ChevronRight />}
          disabled={compared.passage === passages.length - 1}
          onClick={() => go(1)}
        />
      </div>
      {source.passagesLeftOut > 0 && (
        <p className="text-13 text-ink-muted">{texts.passagesLeftOut({ count: source.passagesLeftOut })}</p>
      )}
    </Dialog>
  )
}

type Excerpt = { text: string; runs: Place[]; isCutBefore: boolean; isCutAfter: boolean }

/** Returns the passage with a little of the text around it; a long one is cut. */
function partOf(text: string, { start, end, runs }: Place & { runs: Place[] }): Excerpt {
  const from = afterWord(text, start - charactersAround, start)
  const last = Math.min(end, start + charactersShown)
  const to = last < end ? last : beforeWord(text, end, end + charactersAround)
  return {
    text: text.slice(from, to),
    runs: runs
      .filter((run) => run.start < last)
      .map((run) => ({ start: run.start - from, end: Math.min(run.end, last) - from })),
    isCutBefore: from > 0,
    isCutAfter: to < text.length,
  }
}

/** Returns the start of the first whole word from `from` on, at most `max`. */
function afterWord(text: string, from: number, max: number): number {
  if (from <= 0) return 0
  const space = text.slice(from, max).search(/\s/)
  return space === -1 ? max : from + space + 1
}

/** Returns the end of the last whole word before `to`, at least `min`. */
function beforeWord(text: string, min: number, to: number): number {
  if (to >= text.length) return text.length
  const space = text.lastIndexOf(' ', to)
  return space > min ? space : min
}

function Side({ title, source, ...excerpt }: Excerpt & { title: string; source: number }) {
  const { text, runs, isCutBefore, isCutAfter } = excerpt
  let at = 0
  const parts = runs.map(({ start, end }) => {
    const before = text.slice(at, start)
    at = end
    return { before, equal: text.slice(start, end), start }
  })
  const { ground, line } = colourOf(source)
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="text-13 font-semibold">{title}</h3>
      <blockquote
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long passage is scrolled with the keyboard
        tabIndex={0}
        className="scroll-quiet max-h-[40dvh] overflow-y-auto rounded-control border border-line bg-surface p-4 text-14 leading-6 wrap-break-word whitespace-pre-wrap max-md:max-h-[26dvh]"
      >
        {isCutBefore && '… '}
        {parts.map(({ before, equal, start }) => (
          <span key={start}>
            <span className="text-ink-muted">{before}</span>
            <mark
              className={classNames(
                'rounded-[3px] text-ink underline decoration-2 underline-offset-4',
                ground,
                line,
              )}
            >
              {equal}
            </mark>
          </span>
        ))}
        <span className="text-ink-muted">{text.slice(at)}</span>
        {isCutAfter && ' …'}
      </blockquote>
    </section>
  )
}
