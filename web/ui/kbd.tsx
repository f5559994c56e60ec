import { classNames } from './class-names.ts'

/** Draws a key combination: 'Ctrl+Shift+O' gives three keys. */
export function Kbd({ keys, inverted }: { keys: string; inverted?: boolean }) {
  return (
    <span className="inline-flex gap-1">
      {keys.split('+').map((key) => (
        <kbd
          key={key}
          className={classNames(
            'inline-flex h-5 min-w-5 items-center justify-center rounded-small px-1 font-sans text-12 font-medium',
            inverted ? 'bg-surface/15' : 'border border-line bg-surface-sunken text-ink-muted',
          )}
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
