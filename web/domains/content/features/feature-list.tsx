import { ArrowRight } from 'lucide-react'
import { featureTexts } from '../../../locales/en/content/features.ts'
import { introTexts } from '../../../locales/en/content/intros.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import type { FeatureSection } from '../content.ts'
import { Article } from '../frame/article.tsx'

function Section({ section, isTurned }: { section: FeatureSection; isTurned: boolean }) {
  return (
    <section
      lang={section.lang}
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="scroll-mt-8 border-t border-line py-20 max-md:py-12"
    >
      <div
        className={`mx-auto grid max-w-7xl items-center gap-x-16 gap-y-8 px-8 max-md:px-4 ${isTurned ? 'lg:grid-cols-[1.35fr_1fr]' : 'lg:grid-cols-[1fr_1.35fr]'}`}
      >
        <div className={isTurned ? 'lg:order-2' : ''}>
          <p className="text-14 font-medium text-accent">{section.name}</p>
          <h2
            id={`${section.id}-title`}
            className="mt-3 font-serif text-40 font-medium tracking-tight text-balance max-md:text-28"
          >
            {section.title}
          </h2>
          <Article html={section.html} lang={section.lang} className="mt-5 text-ink-muted" />
          <a
            href={section.link.href}
            className={buttonClass({
              size: 'lg',
              // The name of a page may be longer than a narrow screen.
              className: 'mt-8 h-auto! min-h-12 max-w-full py-2 whitespace-normal!',
            })}
          >
            {section.link.text}
            <ArrowRight aria-hidden="true" />
          </a>
        </div>
        {section.picture && (
          <img
            src={section.picture.src}
            width={section.picture.width}
            height={section.picture.height}
            alt={section.picture.alt}
            loading="lazy"
            decoding="async"
            className={`h-auto w-full rounded-card shadow-float outline-1 outline-line/60 theme-dark:brightness-90 ${isTurned ? 'lg:-rotate-[0.5deg]' : 'lg:rotate-[0.5deg]'}`}
          />
        )}
      </div>
    </section>
  )
}

export function FeatureList({ sections, sellsPlans }: { sections: FeatureSection[]; sellsPlans: boolean }) {
  return (
    <>
      <header className="mx-auto max-w-7xl px-8 pt-20 pb-16 max-md:px-4 max-md:pt-10 max-md:pb-10">
        <p className="text-14 font-medium text-ink-muted">{featureTexts.title}</p>
        <h1 className="mt-3 max-w-4xl font-serif text-[clamp(2.5rem,1.6rem+3.6vw,4.5rem)] leading-none font-medium tracking-tight text-balance">
          {introTexts.featuresHeading}
        </h1>
        <p className="mt-6 max-w-2xl text-20 text-pretty text-ink-muted max-md:text-16">
          {introTexts.featuresIntro}
        </p>
        <nav aria-label={featureTexts.sections} className="mt-9 flex flex-wrap gap-2">
          {sections.map(({ id, name, lang }) => (
            <a
              key={id}
              lang={lang}
              href={`#${id}`}
              className="inline-flex h-10 items-center rounded-full border border-line px-4 text-14 hover:bg-surface-hover max-md:h-11"
            >
              {name}
            </a>
          ))}
        </nav>
      </header>
      {sections.map((section, i) => (
        <Section key={section.id} section={section} isTurned={i % 2 === 1} />
      ))}
      <section
        aria-labelledby="start"
        className="bg-surface-sunken px-8 py-20 text-center max-md:px-4 max-md:py-14"
      >
        <h2 id="start" className="font-serif text-40 font-medium tracking-tight text-balance max-md:text-28">
          {featureTexts.startTitle}
        </h2>
        <p className="mt-3 text-16 text-ink-muted">{featureTexts.startText}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href="/feature/ai-detector" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {featureTexts.checkAText}
          </a>
          {sellsPlans && (
            <a href="/subscription-plans" className={buttonClass({ size: 'lg' })}>
              {featureTexts.viewPricingPlans}
            </a>
          )}
        </div>
      </section>
    </>
  )
}
