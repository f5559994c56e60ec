import { landingTexts as texts } from '../../locales/en/content/landing.ts'

const names = () => texts.detectorNames.split(', ')

/** Names other detectors in small print below what they are, so that they do not read as customers or partners. */
export function DetectorNames() {
  return (
    <section aria-labelledby="detectors-title" className="bg-surface-sunken py-16 max-md:py-12">
      <div className="mx-auto flex max-w-7xl flex-col gap-3 px-8 max-md:px-4">
        <h2 id="detectors-title" className="font-serif text-28 font-medium max-md:text-24">
          {texts.otherDetectors}
        </h2>
        <p className="max-w-160 text-16 text-pretty">{texts.otherDetectorsText}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-14 text-ink-muted">
          {names().map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
