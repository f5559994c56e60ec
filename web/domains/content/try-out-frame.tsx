import { Feather, HardDriveDownload, Lock, ScanText, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { limits } from '../../../contract/limits.ts'
import { tryOutTexts as texts } from '../../locales/en/content/try-out.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { megabytesText, type TryOutAction, type TryOutSizes, tryOutWordsMax } from './try-out.ts'

/** Holds the field with its actions beside the result. The page is built with it, and the script draws the same. */
export function TryOutFrame({ field, bar, aside }: { field: ReactNode; bar: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
      <div className="rounded-card border border-line bg-surface-raised focus-within:border-accent lg:sticky lg:top-8">
        <div className="flex h-112 flex-col overflow-y-auto p-8 max-md:h-auto max-md:max-h-120 max-md:min-h-72 max-md:p-5">
          {field}
        </div>
        <div className="mx-8 border-t border-line py-3.5 max-md:mx-5">{bar}</div>
      </div>
      <div className="min-w-0">{aside}</div>
    </div>
  )
}

export const tryOutFieldClass =
  'block w-full flex-1 resize-none bg-transparent text-16 leading-7 outline-none'

type TryOutBarProps = {
  /** The counts of the text, or the limits while there is none. */
  children: ReactNode
  isTooLong?: boolean
  /** What each action still has to load; null when nothing. */
  sizes: TryOutSizes | null
  /** The action that runs; its button becomes Cancel. */
  running?: TryOutAction | null
  onAction?: (action: TryOutAction) => void
  onCancel?: () => void
}

const icons = { check: ScanText, clean: Feather }

/** The counts and the two actions. Without `onAction` the script of the page follows the buttons. */
export function TryOutBar({ children, isTooLong, sizes, running, onAction, onCancel }: TryOutBarProps) {
  const names = { check: texts.checkForAi, clean: texts.clean }
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
      <p
        className={`tabular min-w-0 flex-1 basis-56 text-13 text-pretty ${isTooLong ? 'text-danger' : 'text-ink-muted'}`}
      >
        {children}
      </p>
      <div data-needs-script className="flex gap-2 max-md:w-full max-md:flex-wrap">
        {(['clean', 'check'] as const).map((action) => {
          const Icon = icons[action]
          const megabytes = sizes && sizes[action] > 0 ? megabytesText(sizes[action]) : null
          if (running === action)
            return (
              <button
                key={action}
                type="button"
                onClick={onCancel}
                className={buttonClass({ className: 'min-w-32 max-md:flex-1' })}
              >
                {texts.cancel}
              </button>
            )
          return (
            <button
              key={action}
              type="button"
              data-action={action}
              disabled={running !== undefined && running !== null}
              onClick={onAction && (() => onAction(action))}
              className={buttonClass({
                variant: action === 'check' ? 'primary' : 'secondary',
                className: 'max-md:flex-1',
              })}
            >
              <Icon aria-hidden="true" />
              {names[action]}
              {megabytes && (
                <span className="text-12 font-normal opacity-80">
                  {texts.size({ megabytes })}
                  <span className="sr-only"> {texts.loadedFirst}</span>
                </span>
              )}
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** The limits of both actions, shown in place of the counts of an empty text. */
export const limitsText = () =>
  texts.limits({ characters: limits.detectCharactersMax, words: tryOutWordsMax })

/** What happens to a text, shown before the first run. */
export function TryOutPromises({ sizes, onExample }: { sizes: TryOutSizes | null; onExample?: () => void }) {
  const promises = [
    { icon: Lock, text: texts.staysHere },
    { icon: Trash2, text: texts.nothingKept },
    {
      icon: HardDriveDownload,
      text: sizes
        ? texts.loadsOnce({ check: megabytesText(sizes.check), clean: megabytesText(sizes.clean) })
        : texts.loadsOnFirstClick,
    },
  ]
  return (
    <div className="lg:pt-8">
      <h3 className="font-serif text-20 font-medium">{texts.promisesTitle}</h3>
      <ul className="mt-4 flex flex-col gap-4">
        {promises.map(({ icon: Icon, text }) => (
          <li key={text} className="flex gap-3 text-14 text-pretty text-ink-muted">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {text}
          </li>
        ))}
      </ul>
      <button
        type="button"
        data-needs-script
        data-action="example"
        onClick={onExample}
        className={buttonClass({ className: 'mt-6' })}
      >
        {texts.tryAnExample}
      </button>
    </div>
  )
}
