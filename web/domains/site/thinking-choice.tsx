import { Cpu, Hourglass, Plug } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { setUpTexts } from '../../locales/en/site/set-up.ts'

const ways = ['here', 'service', 'later'] as const
export type Way = (typeof ways)[number]

const rows = () =>
  ({
    here: { title: setUpTexts.here, text: setUpTexts.hereText, icon: <Cpu /> },
    service: { title: setUpTexts.service, text: setUpTexts.serviceText, icon: <Plug /> },
    later: { title: setUpTexts.later, text: setUpTexts.laterText, icon: <Hourglass /> },
  }) as const

/** The ways to a language model, one of which is chosen. */
export function ThinkingChoice({ way, onChoose }: { way: Way | null; onChoose: (way: Way) => void }) {
  const all = rows()
  return (
    <RadioGroup.Root
      aria-label={setUpTexts.ways}
      value={way ?? ''}
      onValueChange={(value) => onChoose(value as Way)}
      className="grid gap-3 md:grid-cols-3"
    >
      {ways.map((each) => (
        <RadioGroup.Item
          key={each}
          value={each}
          className="flex flex-col items-start gap-1.5 rounded-card border border-line bg-surface-raised p-4 text-left transition-colors hover:bg-surface-hover data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft max-md:flex-row max-md:gap-3 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-muted"
        >
          {all[each].icon}
          <span className="flex flex-col gap-1">
            <span className="font-medium">{all[each].title}</span>
            <span className="text-13 text-pretty text-ink-muted">{all[each].text}</span>
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
