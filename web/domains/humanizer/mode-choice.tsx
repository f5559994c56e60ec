import { TriangleAlert } from 'lucide-react'
import { type HumanizeMode, humanizeModes } from '../../../contract/humanizer.ts'
import { classNames } from '../../ui/class-names.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { modes } from './modes.ts'

export function ModeChoice({ mode, onMode }: { mode: HumanizeMode; onMode: (mode: HumanizeMode) => void }) {
  const { text, isRisky } = modes[mode]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Segmented
        label="Mode"
        value={mode}
        onChange={(value) => onMode(value as HumanizeMode)}
        options={humanizeModes.map((value) => ({ value, label: modes[value].name }))}
        className="max-md:w-full"
      />
      <p
        role="status"
        className={classNames(
          'flex min-w-0 flex-1 basis-52 items-start gap-1.5 text-13 text-pretty',
          isRisky ? 'text-caution' : 'text-ink-muted',
        )}
      >
        {isRisky && <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />}
        {text}
      </p>
    </div>
  )
}
