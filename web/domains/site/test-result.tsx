import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ConnectionTest } from '../../../contract/site/connections.ts'
import { connectionsTexts } from '../../locales/en/site/connections.ts'

type TestResultProps = { test: ConnectionTest | null; model: string | null; error: Error | null }

/** What a test found out, in the user's words. Its room is kept free, so that nothing moves when it appears. */
export function TestResult({ test, model, error }: TestResultProps) {
  const isGood = test?.outcome === 'works'
  const text = test ? textOf(test, model) : error ? `${connectionsTexts.notTested} ${error.message}` : null
  return (
    <p
      role="status"
      className={`flex min-h-9 min-w-0 flex-1 items-center gap-2 text-13 [&>svg]:size-4 [&>svg]:shrink-0 ${isGood ? 'text-positive' : 'text-danger'}`}
    >
      {text && (isGood ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />)}
      {text}
    </p>
  )
}

function textOf({ outcome, host, status }: ConnectionTest, model: string | null): string {
  if (outcome === 'works' && model) return connectionsTexts.repliesToo({ host, model })
  return connectionsTexts.outcomes[outcome]({ host, status: status ?? 0 })
}
