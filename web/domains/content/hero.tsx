import { brand } from '../../../contract/brand.ts'
import { contentTexts } from '../../locales/en/content.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { BeforeAfter } from './before-after.tsx'
import type { Demo } from './demo.ts'

const facts = () => [
  { title: contentTexts.nothingLeaves, text: contentTexts.aCheckRunsOnThe },
  { title: contentTexts.factsStayPut, text: contentTexts.namesFiguresAnd },
  { title: contentTexts.yoursToRun, text: contentTexts.openSourceOneCommandYour },
]

/** Shows the second half of the slogan in italics in the accent colour. */
function Slogan() {
  const comma = brand.slogan.indexOf(', ')
  if (comma < 0) return brand.slogan
  return (
    <>
      {brand.slogan.slice(0, comma + 1)} <em className="text-accent">{brand.slogan.slice(comma + 2)}</em>
    </>
  )
}

export function Hero({ demo }: { demo: Demo | null }) {
  return (
    <section className="mx-auto grid max-w-7xl items-start gap-x-16 gap-y-12 px-8 pt-16 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)] max-md:px-4 max-md:pt-8 max-md:pb-14">
      <div>
        <h1 className="font-serif text-[clamp(2.75rem,1.6rem+4.4vw,5rem)] leading-[0.98] font-medium tracking-[-0.02em] text-balance">
          <Slogan />
        </h1>
        <p className="mt-7 max-w-lg text-20 text-pretty text-ink-muted max-md:mt-5 max-md:text-16">
          {brand.pitch}
        </p>
        <div className="mt-9 flex flex-wrap gap-3 max-md:mt-7">
          <a
            href="/chat/new"
            className={buttonClass({ variant: 'primary', size: 'lg', className: 'max-md:w-full' })}
          >
            {contentTexts.startWritingNow}
          </a>
        </div>
        <dl className="mt-14 grid grid-cols-3 gap-8 max-md:mt-10 max-md:grid-cols-1 max-md:gap-5">
          {facts().map((fact) => (
            <div key={fact.title}>
              <dt className="font-serif text-20 font-medium">{fact.title}</dt>
              <dd className="mt-1 text-13 text-pretty text-ink-muted">{fact.text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {demo && (
        <div className="pt-3">
          <BeforeAfter demo={demo} />
        </div>
      )}
    </section>
  )
}
