import { Check, X } from 'lucide-react'
import { plans } from '../../../../contract/plans.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useExistingPage } from '../existing-pages.ts'

const features = [
  `${plans.pro.words.toLocaleString('en-US')} words every ${plans.pro.cycleDays} days with Pro, ${plans.unlimited.words.toLocaleString('en-US')} with Unlimited`,
  `Texts of ${plans.pro.wordsPerRequest.toLocaleString('en-US')} or ${plans.unlimited.wordsPerRequest.toLocaleString('en-US')} words in one go, instead of ${plans.free.wordsPerRequest}`,
  'Everything you have written stays here, and checking for AI stays free',
]

/** Shown to a free user without remaining words. */
export function UpgradePrompt({ onClose }: { onClose: () => void }) {
  const plansPath = useExistingPage('/subscription-plans')
  return (
    <section
      aria-labelledby="upgrade-title"
      className="relative mb-3 animate-rise-in rounded-card border border-line bg-surface-raised p-5 pr-12"
    >
      <h2 id="upgrade-title" className="text-16 font-semibold">
        Your free words are used up
      </h2>
      {plansPath ? (
        <>
          <p className="mt-1 text-ink-muted">
            Humanizing and new replies need words. A larger plan brings them back every month.
          </p>
          <ul className="mt-3 flex flex-col gap-1.5">
            {features.map((feature) => (
              <li key={feature} className="flex items-start gap-2">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
                {feature}
              </li>
            ))}
          </ul>
          <ButtonLink to={plansPath} variant="primary" className="mt-4">
            Get Pro
          </ButtonLink>
        </>
      ) : (
        <p className="mt-1 text-ink-muted">
          Humanizing needs words. Checking for AI stays free, and what you have written stays here.
        </p>
      )}
      <IconButton label="Close" icon={<X />} onClick={onClose} className="absolute top-2 right-2" />
    </section>
  )
}
