import type { LanguageTag } from '../../../../contract/languages.ts'
import { frameTexts } from '../../../locales/en/content/frame.ts'

/** Says of a translated text that the English one is binding, and leads to it. */
export function TranslationNote({ lang }: { lang: LanguageTag }) {
  if (lang === 'en') return null
  return (
    <p className="mt-6 max-w-[44rem] rounded-control bg-surface-sunken px-4 py-3 text-pretty">
      {frameTexts.translationNote({
        english: (words) => (
          <a href="?lang=en" hrefLang="en" className="font-medium text-accent underline">
            {words}
          </a>
        ),
      })}
    </p>
  )
}
