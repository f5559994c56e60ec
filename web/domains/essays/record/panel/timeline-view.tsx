import { recordTexts as texts } from '../../../../locales/en/essays/record.ts'
import { formatDate } from '../../../../locales/format.ts'
import type { Session, TimelineItem } from '../timeline/read-timeline.ts'
import { originLook } from './origin-look.ts'

const insertionsMax = 12

/** When was written, how much, and what was inserted. The newest is on top. */
export function TimelineView({ items }: { items: TimelineItem[] }) {
  if (items.length === 0) return <p className="text-ink-muted">{texts.noSessions}</p>
  return (
    <ol className="flex flex-col gap-4">
      {items.toReversed().map((item) => (
        <li key={item.from} className="flex flex-col gap-1 border-l-2 border-line pl-3 text-14">
          {item.kind === 'session' ? <SessionEntry session={item} /> : <Gap from={item.from} to={item.to} />}
        </li>
      ))}
    </ol>
  )
}

function SessionEntry({ session }: { session: Session }) {
  const { from, to, words, typed, insertions, isLate } = session
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
  const rest = insertions.length - insertionsMax
  return (
    <>
      <p className="font-medium">{spanText(from, to)}</p>
      <p className="text-13 text-ink-muted">
        {texts.minutes({ count: minutes })} ·{' '}
        {words < 0 ? texts.fewerWords({ count: -words }) : texts.words({ count: words })} ·{' '}
        {texts.typedCharacters({ count: typed })}
      </p>
      {isLate && <p className="text-13 text-ink-muted">{texts.late}</p>}
      <ul className="flex flex-col gap-1.5">
        {insertions.slice(0, insertionsMax).map(({ origin, length, excerpt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished list that does not change its order
          <li key={index} className="flex gap-2 text-13">
            <span
              aria-hidden="true"
              className={`mt-1 size-2.5 shrink-0 rounded-small ${originLook[origin].fillClass}`}
            />
            <span className="min-w-0 wrap-anywhere">
              {texts.insertion({ origin: texts.origins[origin], count: length })}{' '}
              <span className="text-ink-muted">{texts.excerpt({ text: excerpt })}</span>
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="text-13 text-ink-muted">{texts.moreInsertions({ count: rest })}</p>}
    </>
  )
}

function Gap({ from, to }: { from: string; to: string | null }) {
  return (
    <>
      <p className="font-medium">{to ? spanText(from, to) : formatDate(from, 'moment')}</p>
      <p className="text-13 text-ink-muted">{texts.gap}</p>
    </>
  )
}

export function spanText(from: string, to: string): string {
  return texts.session({
    date: formatDate(from, 'longYear'),
    from: formatDate(from, 'time'),
    to: formatDate(to, 'time'),
  })
}
