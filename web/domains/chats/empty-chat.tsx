import { CodeXml, Lightbulb, Mail, Map as MapIcon } from 'lucide-react'
import { brand } from '../../../contract/brand.ts'

const starters = [
  {
    label: 'Write an email',
    icon: <Mail />,
    text: 'Write an email to my landlord asking to have the heating repaired before the weekend.',
  },
  {
    label: 'Plan a trip',
    icon: <MapIcon />,
    text: 'Plan a three-day trip to Lisbon in October for two people who like walking and good food.',
  },
  {
    label: 'Generate code',
    icon: <CodeXml />,
    text: 'Write a function that groups a list of dates by week, with a short explanation.',
  },
  {
    label: 'Learn a concept',
    icon: <Lightbulb />,
    text: 'Explain how tides work, as you would to a curious twelve-year-old.',
  },
]

/** A chat without messages: who is here, and four ways to begin. */
export function EmptyChat({ onStart }: { onStart: (text: string) => void }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex min-h-full w-full max-w-200 flex-col items-center justify-center gap-2 px-5 py-8 text-center">
        <h2 className="font-serif text-40 font-medium tracking-tight text-balance max-md:text-28">
          {brand.chatHeading}
        </h2>
        <p className="text-16 text-ink-muted">{brand.chatSubline}</p>
        <ul className="mt-6 flex flex-wrap justify-center gap-2">
          {starters.map((starter) => (
            <li key={starter.label}>
              <button
                type="button"
                onClick={() => onStart(starter.text)}
                className="inline-flex h-9 items-center gap-2 rounded-full border border-line px-3.5 font-medium text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink max-md:h-11 [&_svg]:size-4"
              >
                {starter.icon}
                {starter.label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
