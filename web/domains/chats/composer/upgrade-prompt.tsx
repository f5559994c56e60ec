import { Check, X } from 'lucide-react'
import { plans } from '../../../../contract/plans.ts'
import { composerTexts } from '../../../locales/en/chats/composer.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useExistingPage } from '../existing-pages.ts'

const features = () => [
  composerTexts.wordsEveryDaysWithPro({
    words: plans.pro.words,
    days: plans.pro.cycleDays ?? 0,
    unlimited: plans.unlimited.words,
  }),
  composerTexts.textsOfOrWordsIn({
    pro: plans.pro.wordsPerRequest,
    unlimited: plans.unlimited.wordsPerRequest,
    free: plans.free.wordsPerRequest,
  }),
  composerTexts.everythingYouHaveWritten,
]

type UpgradePromptProps = {
  /** Whether the model's replies need words too. */
  repliesNeedWords: boolean
  onClose: () => void
}

/** Shown to a free user without remaining words. */
export function UpgradePrompt({ repliesNeedWords, onClose }: UpgradePromptProps) {
  const plansPath = useExistingPage('/subscription-plans')
  return (
    <section
      aria-labelledby="upgrade-title"
      className="relative mb-3 animate-rise-in rounded-card border border-line bg-surface-raised p-5 pr-12"
    >
      <h2 id="upgrade-title" className="text-16 font-semibold">
        {composerTexts.yourFreeWordsAreUsed}
      </h2>
      {plansPath ? (
        <>
          <p className="mt-1 text-ink-muted">
            {repliesNeedWords ? composerTexts.humanizingAndNewReplies : composerTexts.humanizingAlone}
          </p>
          <ul className="mt-3 flex flex-col gap-1.5">
            {features().map((feature) => (
              <li key={feature} className="flex items-start gap-2">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
                {feature}
              </li>
            ))}
          </ul>
          <ButtonLink to={plansPath} variant="primary" className="mt-4">
            {composerTexts.getPro}
          </ButtonLink>
        </>
      ) : (
        <p className="mt-1 text-ink-muted">{composerTexts.humanizingNeedsWords}</p>
      )}
      <IconButton
        label={composerTexts.close}
        icon={<X />}
        onClick={onClose}
        className="absolute top-2 right-2"
      />
    </section>
  )
}
