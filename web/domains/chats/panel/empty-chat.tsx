import {
  BookOpen,
  Calculator,
  CodeXml,
  Lightbulb,
  Mail,
  Map as MapIcon,
  Quote,
  SpellCheck,
} from 'lucide-react'
import { brand } from '../../../../contract/brand.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ChatSubline } from '../../../ui/shell/chat-subline.tsx'
import type { Starter } from '../composer/starters.ts'

const icons = {
  mail: <Mail />,
  map: <MapIcon />,
  code: <CodeXml />,
  idea: <Lightbulb />,
  text: <SpellCheck />,
  quote: <Quote />,
  book: <BookOpen />,
  sum: <Calculator />,
}

type EmptyChatProps = {
  starters: Starter[]
  /** False while the starters only take up their place, so that nothing moves when they appear. */
  areStartersKnown: boolean
  onStart: (text: string) => void
  isCompact: boolean
}

/** A chat without messages: a greeting and four starters. */
export function EmptyChat({ starters, areStartersKnown, onStart, isCompact }: EmptyChatProps) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex min-h-full w-full max-w-200 flex-col items-center justify-center gap-2 px-5 py-8 text-center">
        <h2
          className={classNames(
            'font-serif font-medium tracking-tight text-balance max-md:text-28',
            isCompact ? 'text-28' : 'text-40',
          )}
        >
          {contractText(brand.chatHeading)}
        </h2>
        <ChatSubline className="text-16" />
        <ul
          className={classNames('mt-6 flex flex-wrap justify-center gap-2', !areStartersKnown && 'invisible')}
        >
          {starters.map((starter) => (
            <li key={starter.label}>
              <button
                type="button"
                onClick={() => onStart(starter.text)}
                className="inline-flex h-9 items-center gap-2 rounded-full border border-line px-3.5 font-medium text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink max-md:h-11 [&_svg]:size-4"
              >
                {icons[starter.icon]}
                {starter.label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
