import { useState } from 'react'
import { chooseAsVisitor, storedLanguage } from '../../locales/device-language.ts'
import { languageTexts } from '../../locales/en/ui/languages.ts'
import { toast } from '../toast.tsx'
import { LanguageSelect } from './language-select.tsx'

/** The language of this browser, for visitors. */
export function DeviceLanguage() {
  const [choice, setChoice] = useState(storedLanguage)
  return (
    <LanguageSelect
      label={languageTexts.language}
      value={choice}
      onChange={(next) => {
        setChoice(next)
        chooseAsVisitor(next).catch(() => toast.error(languageTexts.notLoaded))
      }}
      className="max-w-40 [&>select]:border-transparent! [&>select]:bg-transparent! [&>select]:text-ink-muted!"
    />
  )
}
