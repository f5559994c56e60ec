import { brand } from '../../../../contract/brand.ts'
import { frameTexts } from '../../../locales/en/content/frame.ts'
import { buttonClass } from '../../../ui/button-class.ts'

export function NeedHelp() {
  return (
    <section
      aria-labelledby="need-help"
      className="flex flex-wrap items-center gap-x-12 gap-y-6 rounded-composer bg-surface-sunken p-10 max-md:p-6"
    >
      <div className="flex-1 basis-80">
        <h2 id="need-help" className="font-serif text-28 font-medium tracking-tight">
          {frameTexts.needAdditionalHelp}
        </h2>
        <p className="mt-2 max-w-[60ch] text-16 text-pretty text-ink-muted">{frameTexts.needHelpText}</p>
      </div>
      <a
        href={`mailto:${brand.supportEmail}`}
        className={buttonClass({ variant: 'primary', size: 'lg', className: 'max-md:w-full' })}
      >
        {frameTexts.emailSupport}
      </a>
    </section>
  )
}
