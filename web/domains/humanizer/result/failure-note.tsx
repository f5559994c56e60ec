import { RotateCw } from 'lucide-react'
import { humanizerTexts } from '../../../locales/en/humanizer/humanizer.ts'
import { rewriteTexts } from '../../../locales/en/humanizer/result.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import type { HumanizeFailure } from '../failure.ts'

type FailureNoteProps = { failure: HumanizeFailure; signInPath: string; onRetry: () => void }

export function FailureNote({ failure, signInPath, onRetry }: FailureNoteProps) {
  const action =
    failure.way === 'sign-in' ? (
      <ButtonLink size="sm" to={signInPath}>
        {rewriteTexts.signIn}
      </ButtonLink>
    ) : failure.way === 'plans' ? (
      <ButtonLink size="sm" to="/subscription-plans">
        {humanizerTexts.seeThePlans}
      </ButtonLink>
    ) : failure.way === 'retry' ? (
      <Button size="sm" icon={<RotateCw />} onClick={onRetry}>
        {rewriteTexts.tryAgain}
      </Button>
    ) : null
  return (
    <ErrorNote action={action}>
      <span className="font-medium">{failure.text}</span>
      {failure.next && <span className="block">{failure.next}</span>}
      {failure.code && <span className="font-mono text-12"> ({failure.code})</span>}
    </ErrorNote>
  )
}
