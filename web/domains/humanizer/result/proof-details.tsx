import { Check, X } from 'lucide-react'
import { rewriteTexts } from '../../../locales/en/humanizer/result.ts'
import type { HumanizedText } from '../humanized-text.ts'

type ProofDetailsProps = Pick<HumanizedText, 'locks' | 'checks'>

const shownMax = 40

/** Lists what was locked before the run and what was compared with the original after it. */
export function ProofDetails({ locks, checks }: ProofDetailsProps) {
  const distinct = [...new Map(locks.map((lock) => [lock.text, lock])).values()]
  return (
    <>
      <ul className="flex flex-col gap-1.5">
        {checks.map(({ name, ok, detail }) => (
          <li key={name} className="flex items-start gap-2">
            {ok ? (
              <Check aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-positive" />
            ) : (
              <X aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-danger" />
            )}
            <span className="min-w-0">
              <span className="font-medium first-letter:uppercase">{nameOf(name)}</span>{' '}
              <span className="tabular text-ink-muted">{detail}</span>
              {!ok && <span className="sr-only">{rewriteTexts.notAsBefore}</span>}
            </span>
          </li>
        ))}
      </ul>
      {distinct.length > 0 && (
        <div className="flex flex-col gap-2 border-t border-line pt-3">
          <p className="text-12 text-ink-muted">{rewriteTexts.lockedBeforeTheRunAnd}</p>
          <ul className="flex flex-wrap gap-1.5">
            {distinct.slice(0, shownMax).map((lock) => (
              <li
                key={lock.text}
                title={lock.kind}
                className="max-w-full truncate rounded-full bg-surface-sunken px-2 py-0.5"
              >
                {lock.text.replace(/\s+/g, ' ')}
              </li>
            ))}
          </ul>
          {distinct.length > shownMax && (
            <p className="text-ink-muted">{rewriteTexts.andMore({ count: distinct.length - shownMax })}</p>
          )}
        </div>
      )}
    </>
  )
}

function nameOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
