import { recordTexts as texts } from '../../../../locales/en/essays/record.ts'
import type { Share } from '../replay/count-shares.ts'
import { percentOf } from '../replay/percent-of.ts'
import { originLook } from './origin-look.ts'

/** The origin of the text as it is now, as a bar and in words. */
export function SharesView({ shares }: { shares: Share[] }) {
  const count = shares.reduce((sum, share) => sum + share.count, 0)
  if (count === 0) return <p className="text-ink-muted">{texts.nothing}</p>
  return (
    <div className="flex flex-col gap-3">
      <p className="text-14 text-pretty">{texts.sharesIntro({ count })}</p>
      <div aria-hidden="true" className="flex h-3 gap-px overflow-clip rounded-small bg-surface-sunken">
        {shares.map(({ origin, part }) => (
          <span key={origin} className={originLook[origin].fillClass} style={{ width: `${part * 100}%` }} />
        ))}
      </div>
      <ul className="flex flex-col gap-2">
        {shares.map(({ origin, part, count: characters }) => (
          <li key={origin} className="flex items-center gap-2.5 text-14">
            <span
              aria-hidden="true"
              className={`size-3 shrink-0 rounded-small ${originLook[origin].fillClass}`}
            />
            <span className="flex-1">{texts.origins[origin]}</span>
            <span className="text-13 text-ink-muted tabular-nums">
              {texts.share({ percent: percentOf(part), count: characters })}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-13 text-pretty text-ink-muted">{texts.sharesNote}</p>
    </div>
  )
}
