import { controlTexts } from '../locales/en/ui/controls.ts'
import { classNames } from './class-names.ts'

/** Returns what is printed on a key: in the user's language, or as a sign on Apple's keyboards. */
function nameOf(key: string): string {
  const isApple = navigator.platform.startsWith('Mac') || navigator.platform.startsWith('iP')
  const names: Record<string, string> = {
    Shift: controlTexts.shiftKey,
    Enter: controlTexts.enterKey,
    Esc: controlTexts.escapeKey,
    ...(isApple && { Shift: '⇧', Ctrl: '⌘' }),
  }
  return names[key] ?? key
}

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
          {nameOf(key)}
        </kbd>
      ))}
    </span>
  )
}
