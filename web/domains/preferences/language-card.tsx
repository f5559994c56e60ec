import { useEffect, useId, useRef } from 'react'
import type { LanguageChoice } from '../../../contract/languages.ts'
import { chooseLanguage, shownFor, storedLanguage } from '../../locales/device-language.ts'
import { languageTexts } from '../../locales/en/ui/languages.ts'
import { currentLanguage } from '../../locales/language.ts'
import { LanguageSelect } from '../../ui/fields/language-select.tsx'
import { SettingCard, SettingRow } from '../../ui/layout/setting-card.tsx'
import { toast } from '../../ui/toast.tsx'
import { stopFollowingLanguage } from './language-sync.tsx'
import { dropPending, keepPending } from './local-preferences.ts'
import { usePreferences, useSavePreferences } from './queries.ts'

/** Switching the language renders the page again; the select keeps the focus. */
let isSwitching = false

/** The language applies to this browser at once and is saved to the account. */
export function LanguageCard({ userId }: { userId: string }) {
  const { data } = usePreferences(userId)
  const { mutate } = useSavePreferences(userId)
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSwitching) row.current?.querySelector('select')?.focus()
    isSwitching = false
  }, [])

  async function choose(language: LanguageChoice) {
    stopFollowingLanguage(userId)
    isSwitching = shownFor(language) !== currentLanguage().tag
    const choice = { language, shown_language: shownFor(language) }
    // A page that is left while its texts are loaded sends the choice when it is opened again.
    keepPending(userId, choice, data)
    try {
      await chooseLanguage(language)
      mutate(choice)
    } catch {
      isSwitching = false
      dropPending(userId, choice)
      toast.error(languageTexts.notLoaded)
    }
  }
  return (
    <SettingCard title={languageTexts.language}>
      <div ref={row}>
        <SettingRow
          title={<label htmlFor={id}>{languageTexts.pagesAndMails}</label>}
          text={languageTexts.explanation({
            how: (words) => (
              <a href="/help/your-account#contribute-a-language" className="underline">
                {words}
              </a>
            ),
          })}
          stacks
          action={
            <LanguageSelect
              id={id}
              value={data?.language ?? storedLanguage()}
              onChange={choose}
              className="sm:w-64 lg:w-72"
            />
          }
        />
      </div>
    </SettingCard>
  )
}
