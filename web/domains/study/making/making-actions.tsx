import { makingTexts as texts } from '../../../locales/en/study/making.ts'
import { modelWaitText } from '../../../locales/model-wait-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import type { useMaking } from './use-making.ts'

type MakingActionsProps = {
  making: Pick<ReturnType<typeof useMaking>, 'isMaking' | 'part' | 'wait' | 'error' | 'stop'>
  disabled: boolean
  onMake: () => void
}

/** The button that makes questions; while it works, the progress and a way to stop. */
export function MakingActions({
  making: { isMaking, part, wait, error, stop },
  disabled,
  onMake,
}: MakingActionsProps) {
  return (
    <div className="flex flex-col gap-3">
      {error && <ErrorNote>{error}</ErrorNote>}
      {isMaking ? (
        <div className="flex items-center gap-4">
          <div role="status" className="flex min-w-0 flex-1 flex-col gap-2">
            <span className="tabular text-13 text-ink-muted">
              {wait
                ? modelWaitText(wait)
                : part && part.of > 1
                  ? texts.part({ done: part.done + 1, of: part.of })
                  : texts.making}
            </span>
            <Progress label={texts.making} value={part ? (100 * (part.done + 0.5)) / part.of : 50} />
          </div>
          <Button onClick={stop}>{texts.stop}</Button>
        </div>
      ) : (
        <Button variant="primary" disabled={disabled} onClick={onMake} className="w-fit max-sm:w-full">
          {texts.make}
        </Button>
      )}
    </div>
  )
}
