import { brand } from '../../../contract/brand.ts'
import { contractText } from '../../locales/contract-text.ts'
import { contentTexts } from '../../locales/en/content.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { BeforeAfter } from './before-after.tsx'
import type { EngineFigures } from './content.ts'
import type { Demo } from './demo.ts'

/** Shows the second half of the slogan in italics in the accent colour. */
function Slogan() {
  const slogan = contractText(brand.slogan)
  const comma = slogan.indexOf(', ')
  if (comma < 0) return slogan
  return (
    <>
      {slogan.slice(0, comma + 1)} <em className="text-accent">{slogan.slice(comma + 2)}</em>
    </>
  )
}

type HeroProps = { demo: Demo | null; figures: EngineFigures; sellsPlans: boolean }

export function Hero({ demo, figures, sellsPlans }: HeroProps) {
  return (
    <section className="mx-auto grid max-w-7xl items-start gap-x-16 gap-y-12 px-8 pt-16 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)] max-md:px-4 max-md:pt-8 max-md:pb-14">
      <div>
        <h1 className="font-serif text-[clamp(2.75rem,1.6rem+4.4vw,5rem)] leading-[0.98] font-medium tracking-[-0.02em] text-balance">
          <Slogan />
        </h1>
        <p className="mt-7 max-w-lg text-20 text-pretty text-ink-muted max-md:mt-5 max-md:text-16">
          {contractText(brand.pitch)}
        </p>
        <div className="mt-9 flex flex-wrap gap-3 max-md:mt-7">
          <a
            href="/chat/new"
            className={buttonClass({ variant: 'primary', size: 'lg', className: 'max-md:w-full' })}
          >
            {contentTexts.startWritingNow}
          </a>
          {sellsPlans && (
            <a href="/subscription-plans" className={buttonClass({ size: 'lg', className: 'max-md:w-full' })}>
              {contentTexts.upgradeToPro}
            </a>
          )}
        </div>
        <p className="mt-8 text-14 text-pretty text-ink-muted">
          <a
            href="#try-out"
            className="font-medium text-accent underline-offset-4 hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            {contentTexts.tryItWithYourOwn}
          </a>
          {' · '}
          {contentTexts.noAccountNothingSent}
        </p>
      </div>
      {demo && (
        <div className="pt-3">
          <BeforeAfter demo={demo} figures={figures} />
        </div>
      )}
    </section>
  )
}
