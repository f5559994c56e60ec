import { landingTexts as texts } from '../../locales/en/content/landing.ts'
import { classNames } from '../../ui/class-names.ts'

const names = () => texts.detectorNames.split(', ')

/** Without movement, the names wrap and need no second copy. */
function MovingNames({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul
      className={classNames(
        'flex shrink-0 items-center gap-14 pr-14 max-md:gap-9 max-md:pr-9',
        isCopy
          ? 'motion-reduce:hidden'
          : 'motion-reduce:mx-auto motion-reduce:max-w-7xl motion-reduce:flex-1 motion-reduce:flex-wrap motion-reduce:justify-center motion-reduce:gap-y-4 motion-reduce:px-8 max-md:motion-reduce:px-4',
      )}
    >
      {names().map((name) => (
        <li
          key={name}
          className="font-serif text-28 font-medium whitespace-nowrap text-ink-muted max-md:text-20"
        >
          {name}
        </li>
      ))}
    </ul>
  )
}

/** The names pass by; a second copy closes the gap. The box and the pointer stop them, and screen readers get a list. */
export function DetectorNames() {
  return (
    <section aria-labelledby="detectors-title" className="group/names bg-surface-sunken py-16 max-md:py-12">
      <div className="mx-auto flex max-w-7xl flex-wrap items-baseline gap-x-8 gap-y-2 px-8 max-md:px-4">
        <h2 id="detectors-title" className="font-serif text-20 font-medium">
          {texts.otherDetectors}
        </h2>
        <p className="min-w-0 flex-1 basis-96 text-13 text-pretty text-ink-muted">
          {texts.otherDetectorsText}
        </p>
        <label className="inline-flex items-center gap-2 text-13 text-ink-muted select-none motion-reduce:hidden max-md:min-h-11">
          <input type="checkbox" className="size-4 accent-accent" data-stops-names />
          {texts.stopMoving}
        </label>
      </div>
      <ul className="sr-only">
        {names().map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div aria-hidden="true" className="marquee mt-8 flex overflow-clip">
        <MovingNames />
        <MovingNames isCopy />
      </div>
    </section>
  )
}
