import { navigationTexts as texts } from '../../locales/en/ui/navigation.ts'
import { noMarker, rowClass, sheetClass } from './site-menu-classes.ts'

const themes = () => [
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
  { value: 'system', label: texts.system },
]

/** The documented words on phones are shorter. */
function ByWidth({ wide, phone }: { wide: string; phone: string }) {
  return (
    <>
      <span className="max-md:hidden">{wide}</span>
      <span className="md:hidden">{phone}</span>
    </>
  )
}

/**
 * The account menu of the static pages, with the entries of the application's menu except for the list of its keyboard
 * shortcuts. The script writes the user's name, address and picture into it.
 */
export function SiteAccountMenu({ sellsPlans }: { sellsPlans: boolean }) {
  return (
    <details data-menu data-account className="relative">
      <summary
        className={`flex size-10 items-center justify-center rounded-full transition-colors hover:bg-surface-hover max-md:size-11 ${noMarker}`}
      >
        <span
          data-account-picture
          aria-hidden="true"
          className="flex size-8 items-center justify-center overflow-clip rounded-full bg-accent-soft text-12 font-semibold text-accent"
        />
        <span data-account-label={texts.accountOf({ name: '{name}' })} className="sr-only">
          {texts.accountSettings}
        </span>
      </summary>
      <div className={`${sheetClass} top-12 right-0 w-60`}>
        <p className="px-3 py-1.5 text-13 text-ink-muted">
          <bdi data-account-name className="block truncate font-medium text-ink" />
          <span data-account-email className="block truncate" />
        </p>
        <a href="/dashboard" className={rowClass}>
          {texts.dashboard}
        </a>
        <a href="/settings" className={rowClass}>
          <ByWidth wide={texts.accountSettings} phone={texts.settings} />
        </a>
        {sellsPlans && (
          <>
            <a href="/settings?tab=subscription" className={rowClass}>
              {texts.manageSubscription}
            </a>
            <a data-upgrade hidden href="/subscription-plans" className={`${rowClass} [[hidden]]:hidden`}>
              {texts.upgradeToPro}
            </a>
          </>
        )}
        <fieldset className="my-1 border-y border-line py-1">
          <legend className="sr-only">{texts.theme}</legend>
          {themes().map(({ value, label }) => (
            <label key={value} className={`${rowClass} gap-2.5`}>
              <input type="radio" name="site-theme" value={value} className="size-4 accent-accent" />
              {label}
            </label>
          ))}
        </fieldset>
        <button type="button" data-sign-out className={rowClass}>
          <ByWidth wide={texts.logOut} phone={texts.signOut} />
        </button>
      </div>
    </details>
  )
}
