import { ChevronDown, Lock, TriangleAlert } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { HumanizationDetails } from '../../../../contract/humanizer.ts'
import { rewriteTexts } from '../../../locales/en/humanizer/result.ts'
import type { HumanizedText } from '../humanized-text.ts'
import { ProofDetails } from './proof-details.tsx'

/** Returns a text such as '2 passages locked, both intact'. */
function proofText({ locked, intact }: Pick<HumanizationDetails, 'locked' | 'intact'>): string {
  if (locked === 0) return rewriteTexts.noPassagesWereLocked
  if (locked === 1)
    return intact === 1 ? rewriteTexts.onePassageLockedIntact : rewriteTexts.onePassageLockedNotIntact
  if (intact !== locked) return rewriteTexts.passagesLocked({ locked, intact })
  return locked === 2
    ? rewriteTexts.passagesLockedBoth({ locked })
    : rewriteTexts.passagesLockedAll({ locked })
}

/** Shows in one line that locked passages are unchanged, with the details in a popover. */
export function ProofLine({ result }: { result: HumanizedText }) {
  const { details } = result
  const holds = details.intact === details.locked && result.checks.every(({ ok }) => ok)
  return (
    <Popover.Root>
      <Popover.Trigger className="-mx-1.5 flex min-h-7 items-center gap-1.5 rounded-control px-1.5 text-13 text-ink-muted hover:bg-surface-hover hover:text-ink max-md:min-h-11">
        {holds ? (
          <Lock aria-hidden="true" className="size-3.5 shrink-0 text-positive" />
        ) : (
          <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0 text-danger" />
        )}
        {proofText(details)}
        <ChevronDown aria-hidden="true" className="size-3.5 shrink-0" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={rewriteTexts.whatWasChecked}
          className="z-50 flex max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1.5rem)] animate-fade-in flex-col gap-3 overflow-y-auto rounded-card bg-surface-raised p-4 text-13 shadow-float outline-1 outline-line/60"
        >
          <ProofDetails locks={result.locks} checks={result.checks} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
