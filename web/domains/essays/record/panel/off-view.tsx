import { ShieldCheck } from 'lucide-react'
import { recordTexts as texts } from '../../../../locales/en/essays/record.ts'
import { Button } from '../../../../ui/button.tsx'

const points = ['what', 'who', 'control', 'limits'] as const

/** Explains the record before the writer turns it on. */
export function OffView({ isBusy, onTurnOn }: { isBusy: boolean; onTurnOn: () => void }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-6 pb-6 max-md:px-4">
      <p className="font-serif text-16 font-medium text-balance">{texts.offTitle}</p>
      <p className="text-pretty text-ink-muted">{texts.offIntro}</p>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-14 text-pretty">
        {points.map((point) => (
          <li key={point}>{texts.offPoints[point]}</li>
        ))}
      </ul>
      <Button variant="primary" icon={<ShieldCheck />} busy={isBusy} onClick={onTurnOn}>
        {texts.turnOn}
      </Button>
    </div>
  )
}
